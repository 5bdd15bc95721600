import { layOutInIdleMoments } from '#app/browser/lay-out.ts'
import { withoutLocale } from '#app/language/locale.ts'
import { fade } from './fade.ts'
import { inSavedLanguage, switching } from './language.ts'
import type { Loaded, Loader } from './load.ts'
import { moveFocus, placeOf, returnTo, type Place } from './place.ts'
import { keepReadingPlace } from './reading-place.ts'

/** The way from the page on the screen to another one. */
export type Move = {
  event: NavigateEvent
  to: URL
  /** The path of the page to show, in the language that the visitor chose. */
  path: string
  /** The same page in another language: scroll, tab, filter and typed text stay. */
  inPlace: boolean
  /** Where the visitor was on a page that they return to. */
  place: Place | undefined
}

export function moveOf(event: NavigateEvent, to: URL, onScreen: string): Move {
  const isSwitch = event.info === switching
  return {
    event,
    to,
    path: isSwitch ? to.pathname : inSavedLanguage(to.pathname),
    // on the way to another page, the language is one of a page that is not there yet
    inPlace: isSwitch && withoutLocale(to.pathname) === withoutLocale(onScreen),
    place: event.navigationType === 'traverse' ? placeOf(event.destination) : undefined,
  }
}

/** Fetches the page, puts it in the place of the one on the screen, and leads to where it begins or was left. */
export async function go(
  { event, to, path, inPlace, place }: Move,
  load: Loader['load'],
  put: (next: Loaded) => void,
): Promise<void> {
  if (path !== to.pathname) settle(path + to.search + to.hash)
  const next = await load(path)
  const change = () => {
    // the visitor went elsewhere while it was fetched
    event.signal.throwIfAborted()
    const returnToReading = inPlace && keepReadingPlace()
    put(next)
    // at its top nothing depends on what is further down: that may take longer than all else
    if (!inPlace && !place && !to.hash) layOutInIdleMoments()
    if (returnToReading) returnToReading()
    else arrive(() => (place ? returnTo(place) : event.scroll()))
  }
  // a text changes its language where it stands, and the browser may show its own way back
  if (inPlace || event.hasUAVisualTransition) change()
  else await fade(change)
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
