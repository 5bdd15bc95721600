import { savesData } from '#app/browser/saves-data.ts'
import type { Stage } from '#app/frame/frame.ts'
import { localeOf } from '#app/language/locale.ts'
import type { Loaded, Loader } from './load.ts'

/**
 * Fetches the pages ahead to which a visitor is likely to go, and makes the one that they point at, unless
 * they save data.
 */
export function fetchAhead(load: Loader['load'], prepare: Stage['prepare']): void {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } }
  if (connection?.effectiveType?.includes('2g')) return

  const ahead = async (target: EventTarget | null): Promise<Loaded | undefined> => {
    if (savesData()) return
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.target || link.pathname === location.pathname) return
    // of another language browsers are told by the page itself: src/build/html/head-script.ts
    if (isPage(link) && isInLanguage(link)) return load(link.pathname).catch(() => undefined)
  }
  listen(['pointerover', 'touchstart', 'focusin'], ({ target }) => void ahead(target))
  let latest: EventTarget | null
  const point = async ({ target }: Event) => {
    if (target === latest) return
    latest = target
    const page = await ahead(target)
    if (page && latest === target) prepare(page)
  }
  // not for a page that moves beneath a pointer at rest, nor for the focus that Back gives to a link
  listen(['pointermove', 'touchstart', 'keyup'], point)
  // a finger that scrolls has pointed at nothing
  listen(['pointercancel'], () => {
    latest = null
    prepare(undefined)
  })
  // not before the visitor does something: whoever only reads the first screen may leave after it
  const untilBegun = new AbortController()
  const begin = () => {
    untilBegun.abort()
    watchVisible(ahead)
  }
  listen(['scroll', 'pointermove', 'touchstart', 'keydown'], begin, {
    signal: untilBegun.signal,
  })
}

function listen(
  signs: readonly (keyof DocumentEventMap)[],
  heard: (event: Event) => unknown,
  more?: AddEventListenerOptions,
): void {
  for (const sign of signs) document.addEventListener(sign, heard, { passive: true, ...more })
}

/** Links on the screen are fetched when the browser has nothing else to do. */
function watchVisible(ahead: (link: Element) => void): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      requestIdleCallback(() => ahead(target))
    }
  })
  const watch = () => {
    for (const link of document.querySelectorAll('main a')) seen.observe(link)
  }
  watch()
  window.navigation?.addEventListener('navigatesuccess', watch)
}

/** Is this the address of one of our pages, and not of a file or of the contact service? */
export function isPage({ origin, pathname }: HTMLAnchorElement | URL): boolean {
  return origin === location.origin && !pathname.includes('.') && !pathname.startsWith('/api/')
}

/** Another language is another document: assistive technology keeps for each text that of its document. */
export function isInLanguage({ pathname }: HTMLAnchorElement | URL): boolean {
  return localeOf(pathname) === document.documentElement.lang
}
