import { withoutLocale } from '#app/language/locale.ts'
import { shown } from './ahead.ts'

/**
 * Where a visitor left a page: how far down, what they had opened on it, and by which link. In another
 * language src/language/choice.ts leads to it.
 */
export type ReadingPlace = {
  left: number
  top: number
  /** Which disclosures, counted from the first; a note of an older build has none. */
  opened?: number[]
  link?: { path: string; index: number }
}

/**
 * Notes with the current entry of the history where the visitor leaves it. The browser keeps such notes
 * through reloads. It notes the scroll position too, but of the wrong page: once the address has changed
 * it takes what the next page scrolls to for the position of the entry
 * (https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-position-data).
 */
export function notePlace(source: Element | null): void {
  const opened = disclosures().flatMap(({ open }, index) => (open ? [index] : []))
  const place: ReadingPlace = { left: window.scrollX, top: window.scrollY, opened }
  const link = source?.closest('a')
  if (link) {
    const path = withoutLocale(link.pathname)
    place.link = { path, index: linksTo(path).indexOf(link) }
  }
  navigation.updateCurrentEntry({ state: place })
}

/**
 * Brings the page back to how it was left, at once, as a browser does that kept it in memory; answers the
 * link that was taken there.
 */
export function returnTo(place: ReadingPlace): HTMLElement | undefined {
  const opened = disclosures().filter((_, index) => place.opened?.includes(index))
  for (const each of opened) {
    each.open = true
    // without unfolding (src/ui/Disclosure.module.css): the page is scrolled at once
    each.dataset.returning = ''
  }
  window.scrollTo({ left: place.left, top: place.top, behavior: 'instant' })
  for (const each of opened) delete each.dataset.returning
  return linkTaken(place)
}

/** The link that a visitor took from here. */
export function linkTaken({ link }: ReadingPlace): HTMLElement | undefined {
  // the page may have changed meanwhile: an event is past, a tab is open
  const taken = link && linksTo(link.path)[link.index]
  return taken?.checkVisibility() ? taken : undefined
}

export function readingPlaceOf(entry: NavigationDestination | NavigationHistoryEntry) {
  return entry.getState() as ReadingPlace | undefined
}

/**
 * A real page load tells a screen reader where it landed and starts the Tab key there. Moving between
 * pages within a document does neither, so the focus goes to where one arrives: the `h1` rather than
 * `main`, since a focused heading is read out, and a landmark that stays is not focused a second time
 * (https://www.deque.com/blog/single-page-apps-focus-management/). `preventScroll`, since by then the page
 * is where it was left.
 */
export function moveFocus(link: HTMLElement | undefined): void {
  const target = document.getElementById(location.hash.slice(1))
  for (const each of [link, target, document.querySelector('h1')]) {
    if (!each) continue
    if (each !== link) each.tabIndex = -1
    each.focus({ preventScroll: true })
    if (document.activeElement === each) return
  }
}

/** What a visitor opens and closes on the page. */
function disclosures(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`main details${shown}`)]
}

/** The links to one page, in whichever language: of other links one language has more than another. */
function linksTo(path: string): HTMLElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(`a[href]${shown}`)
  return [...links].filter((link) => withoutLocale(link.pathname) === path)
}
