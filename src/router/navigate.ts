import { layOut } from '#app/browser/lay-out.ts'
import type { Stage } from '#app/frame/frame.ts'
import { fetchAhead, isInLanguage, isPage } from './fetch-ahead.ts'
import { createLoader, fetchData, type Loaded, type Loader } from './load.ts'
import { betterMissingPage } from './missing-page.ts'
import { go, moveOf } from './move.ts'
import type { FirstPage } from './page-data.ts'
import { linkTaken, notePlace, readingPlaceOf } from './place.ts'

/**
 * Moves between pages without a reload, with the browser's own Navigation API
 * (https://developer.mozilla.org/docs/Web/API/Navigation_API): links, Back, forward and the address bar
 * stay the browser's. Where it is missing, each page is simply loaded.
 */
export function followAddress(first: FirstPage, { show, prepare }: Stage): void {
  let { made } = first
  // a form that was sent before scripts came is answered where there is no page to come back to
  if (location.pathname.startsWith('/api/')) {
    history.replaceState(null, '', first.paths[first.locale])
  }
  renewOnReturn(() => made)
  if (!window.navigation) return
  const { load, forget } = createLoader(first)

  const put = (next: Loaded) => {
    made = next.made
    // first: a page that crashes says so in the title
    document.title = next.head.title
    show(next)
    // for machines, when nobody waits any more; without its script they keep what they were told
    requestIdleCallback(async () => {
      const tags = await import('./head-tags.ts').catch(() => {})
      tags?.updateTags(next.head, next.locale)
    })
  }
  /** Puts another page under the address that stands there, unless the visitor goes on before it has come. */
  const exchange = async (path: string) => {
    const { pathname } = location
    const next = await load(path)
    if (location.pathname === pathname) put(next)
  }

  followMoves(load, put)
  // on the way back, the page was loaded in the language chosen since
  const { activation, currentEntry } = navigation
  const place = activation?.navigationType === 'replace' && readingPlaceOf(currentEntry!)
  if (place) linkTaken(place)?.focus({ preventScroll: true })
  betterMissingPage(first)
    .then((better) => (better ? exchange(better) : undefined))
    .catch(() => {})
  if (import.meta.hot) {
    import.meta.hot.on('page:changed', () => {
      forget()
      void exchange(location.pathname)
    })
    // by now the modules have brought their styles, which are updated as one works
    for (const link of document.querySelectorAll('link[href$=".css?direct"]')) link.remove()
  }
  fetchAhead(load, prepare)
}

const anHour = 3_600_000

/** Who comes back to a tab that was left for long reads what was published meanwhile, unless something plays. */
function renewOnReturn(made: () => string | undefined): void {
  let left = Infinity
  document.addEventListener('visibilitychange', async () => {
    if (document.hidden) left = Date.now()
    else if (Date.now() - left > anHour && !document.querySelector('main :is(iframe, audio)')) {
      const data = await fetchData(location.pathname).catch(() => {})
      if (data && data.made !== made()) location.reload()
    }
  })
}

function followMoves(load: Loader['load'], put: (next: Loaded) => void): void {
  /** The path of the page on the screen; the address is ahead of it until the next one has arrived. */
  let onScreen = location.pathname
  let arrived = true

  navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url)
    if (!mayIntercept(event, to)) return
    // a place on the page, a tab, a filter: the address changes, the page does not
    if (arrived && to.pathname === onScreen) return

    const move = moveOf(event, onScreen, to)
    layOut()
    // browsers that do not name the link focus it, and the other way round
    if (arrived) notePlace(event.sourceElement ?? document.activeElement)

    arrived = false
    const handler = async () => {
      try {
        await go(move, load, (next) => {
          put(next)
          onScreen = to.pathname
          arrived = true
        })
      } catch {
        if (!event.signal.aborted) location.reload()
      }
    }
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler })
  })
}

/** May the next page be shown in this document? Downloads, forms and reloads are the browser's. */
function mayIntercept(event: NavigateEvent, to: URL): boolean {
  if (!event.canIntercept || event.downloadRequest !== null || event.formData) return false
  if (event.navigationType === 'reload' || !isPage(to) || !isInLanguage(to)) return false
  // after a crash everything is loaded anew: nobody knows what state the scripts are in; and a document that was
  // saved says so of itself alone
  return !document.querySelector('[data-crashed], [data-saved]')
}
