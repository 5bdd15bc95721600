import { withoutLocale } from '#app/language/locale.ts'
import { shown } from './ahead.ts'
import type { ReadingPlace } from './place.ts'

type Way = { from: string; to: string; place: ReadingPlace | undefined }

/**
 * Changes what is on the screen. The picture of a card grows into the page that the card leads to, and back, where
 * motion is welcome and the browser can (https://developer.mozilla.org/docs/Web/API/View_Transition_API). Is done when
 * the change is made: nothing waits for the motion. Where nothing travels nothing fades either: the browser would
 * take a picture of all of both pages for it, and a phone be half as soon at the next one (docs/quality.md).
 */
export async function travel(change: () => void, way: Way): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const arrive = !still && 'startViewTransition' in document && depart(way)
  if (!arrive) return change()
  const { ready, updateCallbackDone, finished } = document.startViewTransition(() => {
    change()
    arrive()
  })
  // cut short by the next page, or not begun because nobody looks: the change was made all the same
  ready.catch(() => {})
  finished.then(arrived, () => {})
  return updateCallbackDone
}

/**
 * Browsers move what has one name on both pages (`data-travels`, src/ui/base.css). Names what is on the screen, and
 * answers what does so on the page that comes.
 */
function depart({ from, to, place }: Way): (() => void) | undefined {
  arrived()
  const card = cardTo(to)
  const isBack = place?.link?.path === withoutLocale(from)
  const before = card ?? (isBack ? opening() : undefined)
  if (!isInSight(before)) return
  name(before)
  return () => {
    arrived()
    const after = card ? opening() : cardTo(from)
    if (isInSight(after)) name(after)
  }
}

/** Takes the names away, so that each is there once. */
function arrived(): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-travels]')) {
    delete each.dataset.travels
  }
}

/** The header stays above what moves. */
function name(picture: HTMLElement): void {
  picture.dataset.travels = 'picture'
  document.querySelector('header')!.dataset.travels = 'header'
}

/** What a page opens with, if that is a picture. */
function opening(): HTMLElement | null {
  return document.querySelector('main [data-form]:has(img)')
}

function cardTo(path: string): HTMLElement | null | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`article a${shown}`)]
  const card = links.find(({ pathname }) => pathname === path)?.closest('article')
  return card?.querySelector('picture')?.parentElement
}

function isInSight(element: HTMLElement | null | undefined): element is HTMLElement {
  if (!element?.checkVisibility()) return false
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
