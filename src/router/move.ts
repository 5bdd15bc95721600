import { layOutInIdleMoments } from '#app/browser/lay-out.ts'
import type { Loaded, Loader } from './load.ts'
import { moveFocus, readingPlaceOf, returnTo } from './place.ts'
import { travel } from './travel.ts'

type Move = ReturnType<typeof moveOf>

export function moveOf(event: NavigateEvent, from: string, to: URL) {
  const isReturn = event.navigationType === 'traverse'
  /** Where the visitor was on a page that they return to. */
  const place = isReturn ? readingPlaceOf(event.destination) : undefined
  return { event, from, to, place }
}

/** Fetches the page, puts it in the place of the one on the screen, and leads to where it begins or was left. */
export async function go(
  { event, from, to, place }: Move,
  load: Loader['load'],
  put: (next: Loaded) => void,
): Promise<void> {
  const next = await load(to.pathname)
  const change = () => {
    // the visitor went elsewhere while it was fetched
    event.signal.throwIfAborted()
    put(next)
    // at its top nothing depends on what is further down: that may take longer than all else
    if (!place && !to.hash) layOutInIdleMoments()
    arrive(() => (place ? returnTo(place) : event.scroll()))
  }
  // the browser may show its own way back
  if (event.hasUAVisualTransition) change()
  else await travel(change, { from, to: to.pathname, place })
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
