const { dataset } = document.documentElement

/**
 * Lays out what is below the first screen (`.later` in src/ui/base.css), one part after the other, and of
 * each first its styles, whenever the browser has nothing else to do.
 */
export function layOutInIdleMoments(): void {
  const steps = [...document.querySelectorAll<HTMLElement>('.later')].flatMap((part) => [
    // what is asked for is worked out now, and not together with the next one
    () => {
      part.style.contentVisibility = 'visible'
      return getComputedStyle(part.lastElementChild!).color
    },
    () => part.getBoundingClientRect(),
  ])
  const next = () => {
    const step = steps.shift()
    if (!step || dataset.laidOut === '') return layOut()
    step()
    requestIdleCallback(next)
  }
  requestIdleCallback(next)
}

/** Lays out all that is left: before somebody goes to another page, where they are is noted. */
export function layOut(): void {
  dataset.laidOut = ''
}
