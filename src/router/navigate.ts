import { onChoiceElsewhere } from '#app/i18n/choice.ts'
import { layOut, layOutInIdleMoments } from '#app/browser/lay-out.ts'
import { fade } from './fade.ts'
import { fetchAhead, isPage } from './fetch-ahead.ts'
import { updateHead } from './head.ts'
import { inSavedLanguage, switching, switchLanguage } from './language.ts'
import { createLoader, type Loaded } from './load.ts'
import type { FirstPage, Shown } from './page-data.ts'
import { moveFocus, notePlace, placeOf, returnTo } from './place.ts'
import { keepReadingPlace } from './reading-place.ts'

/**
 * Moves between pages without a reload, with the browser's own Navigation API
 * (https://developer.mozilla.org/docs/Web/API/Navigation_API): links, Back, forward and the address bar
 * stay the browser's. Where it is missing, each page is simply loaded.
 */
export function followAddress(first: FirstPage, show: (shown: Shown) => void): void {
  onChoiceElsewhere(switchLanguage)
  const { navigation } = window
  if (!navigation) return
  const { load, forget } = createLoader(first)
  /** The path of the page on the screen; the address is ahead of it until the next one has arrived. */
  let onScreen = location.pathname
  let arrived = true

  /** The head first: a page that crashes says so in the title. */
  const put = (next: Loaded) => {
    updateHead(next.head, next.locale)
    show(next)
  }

  navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url)
    if (!mayIntercept(event, to)) return
    // a place on the page, a tab, a filter: the address changes, the page does not
    if (arrived && to.pathname === onScreen) return

    const inPlace = event.info === switching
    const wanted = inPlace ? to.pathname : inSavedLanguage(to.pathname)
    const place = event.navigationType === 'traverse' ? placeOf(event.destination) : undefined
    layOut()
    // browsers that do not name the link focus it, and the other way round
    if (arrived && !inPlace) notePlace(event.sourceElement ?? document.activeElement)

    arrived = false
    const handler = async () => {
      if (wanted !== to.pathname) settle(wanted + to.search + to.hash)
      try {
        const next = await load(wanted)
        const change = () => {
          // the visitor went elsewhere while it was fetched
          event.signal.throwIfAborted()
          const returnToReading = inPlace && keepReadingPlace()
          put(next)
          // at its top nothing depends on what is further down: that may take longer than all else
          if (!inPlace && !place && !to.hash) layOutInIdleMoments()
          onScreen = wanted
          arrived = true
          if (returnToReading) returnToReading()
          else arrive(() => (place ? returnTo(place) : event.scroll()))
        }
        // a text changes its language where it stands, and the browser may show its own way back
        if (inPlace || event.hasUAVisualTransition) change()
        else await fade(change)
      } catch {
        if (!event.signal.aborted) location.reload()
      }
    }
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler })
  })

  window.addEventListener('pageshow', ({ persisted }) => {
    // a page that comes back from the browser's memory was not there when the language was chosen
    if (persisted && inSavedLanguage(location.pathname) !== location.pathname) location.reload()
  })

  const better = betterMissingPage(first)
  if (better) void load(better).then(put, () => {})

  if (import.meta.hot) {
    // by now the modules have brought their styles, which are updated as one works
    for (const link of document.querySelectorAll('link[href$=".css?direct"]')) link.remove()
  }
  import.meta.hot?.on('page:changed', () => {
    forget()
    void load(location.pathname).then(put)
  })

  fetchAhead(load)
}

/** May the next page be shown in this document? Downloads, forms and reloads are the browser's. */
function mayIntercept(event: NavigateEvent, to: URL): boolean {
  if (!event.canIntercept || event.downloadRequest !== null || event.formData) return false
  if (event.navigationType === 'reload' || !isPage(to)) return false
  // after a crash everything is loaded anew: nobody knows what state the scripts are in
  return !document.querySelector('[data-crashed]')
}

/** Scrolls to where a page begins or was left, without gliding there, and gives it the focus. */
function arrive(scroll: () => HTMLElement | undefined | void): void {
  const { dataset } = document.documentElement
  // smooth scrolling is for links inside a page (src/ui/base.css)
  dataset.arriving = ''
  // Laid out now, the page has been moved by scroll anchoring before it scrolls, and is not afterwards:
  // https://drafts.csswg.org/css-scroll-anchoring/
  document.body.getBoundingClientRect()
  moveFocus(scroll() ?? undefined)
  delete dataset.arriving
}

/** Puts another address in place of the one that was asked for, once the browser has arrived there. */
function settle(address: string): void {
  // before that, a change of the address would break off the navigation
  navigation.transition?.finished.then(
    () => history.replaceState(null, '', address),
    () => {},
  )
}

/** A static host knows one page not found; there may be one that says more of this address. */
function betterMissingPage({ elsewhere = {} }: FirstPage): string | undefined {
  const { pathname } = location
  const [, path] =
    Object.entries(elsewhere).find(([address]) =>
      address.endsWith('/') ? pathname.startsWith(address) : pathname === address,
    ) ?? []
  return path
}
