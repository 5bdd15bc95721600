import { onChoiceElsewhere, savedLocale, saveLocale } from '#app/i18n/choice.ts'
import {
  defaultLocale,
  localeOf,
  withLocale,
  withoutLocale,
  type Locale,
} from '#app/i18n/locale.ts'
import { updateHead } from './head.ts'
import { createLoader, fetchAhead, isPage } from './load.ts'
import type { FirstPage, Shown } from './page-data.ts'
import { keepReadingPlace } from './reading-place.ts'

const switching = 'language'

/**
 * Moves between pages without a reload, with the browser's own Navigation API: links, Back, forward
 * and the address bar stay the browser's. Where it is missing, each page is simply loaded.
 */
export function followAddress(first: FirstPage, show: (shown: Shown) => Promise<void>): void {
  const { load, forget } = createLoader(first)
  /** The link that was followed from an entry of the history. */
  const focused = new Map<string, string>()
  /** The address to show after arriving, where it differs from the one that was asked for. */
  let settled: string | undefined
  onChoiceElsewhere(switchLanguage)
  const { navigation } = window
  if (!navigation) return

  const put = async (path: string) => {
    const shown = await load(path)
    await show(shown)
    updateHead(shown.head, shown.locale)
  }

  navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url)
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null) return
    if (event.formData || event.navigationType === 'reload' || !isPage(to)) return
    // history.replaceState(): the address changes, the page does not
    if (event.destination.sameDocument && event.navigationType !== 'traverse') return

    const inPlace = event.info === switching
    const returning = event.navigationType === 'traverse'
    const wanted = inPlace ? to.pathname : inSavedLanguage(to.pathname)
    const from = navigation.currentEntry?.key
    const link = document.activeElement?.closest('a')
    if (from && link) focused.set(from, link.href)

    event.intercept({
      focusReset: 'manual',
      scroll: inPlace ? 'manual' : 'after-transition',
      async handler() {
        // smooth scrolling is for links inside a page, not for arriving at one
        document.documentElement.dataset.arriving = ''
        const returnToPlace = inPlace && keepReadingPlace()
        try {
          await put(wanted)
          if (returnToPlace) returnToPlace()
          else moveFocus(returning ? focused.get(event.destination.key) : undefined)
        } catch {
          if (!event.signal.aborted) location.reload()
        }
      },
    })
    // the address may only change once the browser has arrived
    settled = wanted === to.pathname ? undefined : wanted + to.search + to.hash
  })
  const arrived = () => {
    delete document.documentElement.dataset.arriving
    if (settled) history.replaceState(null, '', settled)
    settled = undefined
  }
  navigation.addEventListener('navigatesuccess', arrived)
  navigation.addEventListener('navigateerror', arrived)

  window.addEventListener('pageshow', ({ persisted }) => {
    // a page that comes back from the browser's memory was not there when the language was chosen
    if (persisted && inSavedLanguage(location.pathname) !== location.pathname) location.reload()
  })

  for (const [address, path] of Object.entries(first.elsewhere ?? {})) {
    // a static host knows one page not found; the one for this address says more
    if (isUnder(address, location.pathname)) {
      void put(path).catch(() => {})
      break
    }
  }

  if (import.meta.hot) {
    // by now the modules have brought their styles, which are updated as one works
    for (const link of document.querySelectorAll('link[href$=".css?direct"]')) link.remove()
  }
  import.meta.hot?.on('page:changed', () => {
    forget()
    void put(location.pathname)
  })

  fetchAhead(load)
}

/** Show the same page in another language, in place: scroll, tab, filter and typed text stay. */
export function switchLanguage(locale: Locale): void {
  saveLocale(locale)
  if (localeOf(location.pathname) === locale) return
  const path = withLocale(withoutLocale(location.pathname), locale)
  const address = path + location.search + location.hash
  if (window.navigation) navigation.navigate(address, { history: 'replace', info: switching })
  else location.replace(address)
}

/** A visitor who chose Spanish reads Spanish at an English address; a Spanish address is always Spanish. */
function inSavedLanguage(path: string): string {
  const saved = savedLocale()
  return saved && localeOf(path) === defaultLocale ? withLocale(path, saved) : path
}

/** The reader's attention goes where the eyes go: to the new heading, or back to the link one took. */
function moveFocus(href?: string): void {
  const links = [...document.querySelectorAll('a')]
  const link = links.find((each) => each.href === href && each.checkVisibility())
  const heading = document.querySelector('h1')
  if (heading) heading.tabIndex = -1
  ;(link || heading)?.focus({ preventScroll: true })
}

function isUnder(address: string, path: string): boolean {
  return address.endsWith('/') ? path.startsWith(address) : path === address
}
