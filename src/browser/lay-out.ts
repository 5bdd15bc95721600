const { dataset } = document.documentElement

let waiting: HTMLElement[] = []

/**
 * Lays out what is below the first screen (`.later` in src/ui/base.css), one part after the other, whenever
 * the browser has nothing else to do.
 */
export function layOutInIdleMoments(): void {
  delete dataset.laidOut
  const parts = [...document.querySelectorAll<HTMLElement>('.later')]
  waiting = parts
  // a browser that finds no idle moment is not waited for
  const whenIdle = () => requestIdleCallback(next, { timeout: 1000 })
  const next = () => {
    // the visitor has moved to another page
    if (waiting !== parts) return
    const part = parts.shift()
    if (!part || dataset.laidOut === '') return layOut()
    part.style.contentVisibility = 'visible'
    // asking for its place lays it out now: left waiting, several parts would be laid out at once
    part.getBoundingClientRect()
    whenIdle()
  }
  whenIdle()
}

/** Lays out all that is left: before somebody goes to another page, where they are is noted. */
export function layOut(): void {
  dataset.laidOut = ''
}
