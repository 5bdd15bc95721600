import { savesData } from '#app/browser/saves-data.ts'
import { localeOf } from '#app/language/locale.ts'
import type { Loader } from './load.ts'

/** Fetches the pages ahead to which a visitor is likely to go, unless they save data. */
export function fetchAhead(load: Loader['load']): void {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } }
  if (connection?.effectiveType?.includes('2g')) return

  const ahead = ({ target }: { target: EventTarget | null }) => {
    if (savesData()) return
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.target || link.pathname === location.pathname) return
    // of another language browsers are told by the page itself: src/build/head-script.ts
    if (isPage(link) && isInLanguage(link)) load(link.pathname).catch(() => {})
  }
  for (const hint of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(hint, ahead, { passive: true })
  }
  // not before the visitor does something: whoever only reads the first screen may leave after it
  const signs = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const
  const begin = () => {
    for (const sign of signs) window.removeEventListener(sign, begin)
    watchVisible(ahead)
  }
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true })
}

/** Links on the screen are fetched when the browser has nothing else to do. */
function watchVisible(ahead: (seen: { target: Element }) => void): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      requestIdleCallback(() => ahead({ target }))
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
