/** How long answering may go on before the server looks again who has come, in milliseconds. */
const slice = 2

/**
 * Work in turns, one piece for each name, however much somebody has brought: whoever asks for one page
 * does not wait behind somebody who asks for thousands. Some pieces at most go between two looks at who has
 * come, since Node hands them over to the system only afterwards.
 */
export function takeTurns(mostInSlice = 4): (name: unknown, work: () => void) => void {
  /** What each has still to come; whose turn is next stands first. */
  const waiting = new Map<unknown, (() => void)[]>()

  const go = () => {
    const end = performance.now() + slice
    let done = 0
    for (const [name, work] of waiting) {
      waiting.delete(name)
      const next = work.shift()!
      // whatever becomes of this piece, the others have their turn; and this one again after them
      if (work.length > 0) waiting.set(name, work)
      next()
      done += 1
      if (done === mostInSlice || performance.now() > end) break
    }
    if (waiting.size > 0) setImmediate(go)
  }

  return (name, work) => {
    // what has been read together is sorted together
    if (waiting.size === 0) setImmediate(go)
    const mine = waiting.get(name)
    if (mine) mine.push(work)
    else waiting.set(name, [work])
  }
}

/** Longer work one piece after the other, with time in between for everybody else. */
export function oneAtATime<Given extends unknown[], Made>(
  work: (...given: Given) => Promise<Made>,
): (...given: Given) => Promise<Made> {
  let last: Promise<unknown> = Promise.resolve()
  return (...given) => {
    const mine = last.then(() => new Promise(setImmediate)).then(() => work(...given))
    last = mine.catch(() => {})
    return mine
  }
}

/** At most so many at once; who comes later waits behind all who wait already. */
export function atMost(most: number): <Made>(work: () => Promise<Made>) => Promise<Made> {
  const waiting: (() => void)[] = []
  let busy = 0
  return async (work) => {
    if (busy < most) busy += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
