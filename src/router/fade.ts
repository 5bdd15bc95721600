import { arrived } from './travel.ts'

/**
 * Changes what is on the screen, fading from one to the other where motion is welcome and the browser
 * can (https://developer.mozilla.org/docs/Web/API/View_Transition_API). Is done when the change is made:
 * nothing waits for the fade. What departs on this page and is on the next one, too, goes from its place here
 * to its place there.
 */
export async function fade(change: () => void, depart: () => () => void): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !('startViewTransition' in document)) return change()
  const arrive = depart()
  const { ready, updateCallbackDone, finished } = document.startViewTransition(() => {
    change()
    arrive()
  })
  // cut short by the next page, or not begun because nobody looks: the change was made all the same
  ready.catch(() => {})
  finished.then(arrived, () => {})
  return updateCallbackDone
}
