import s from './CutEdge.module.css'

/** The hand-cut lower edge of a picture, different for every seed, in the colour of what follows. */
export function CutEdge({ seed }: { seed: number }) {
  return (
    <svg className={s.edge} viewBox="0 0 1440 44" preserveAspectRatio="none" aria-hidden="true">
      <path fill="currentColor" d={lineOf(seed)} />
    </svg>
  )
}

/** From one step to the next, as a path says it in the fewest letters: it stands before the first picture. */
function lineOf(seed: number): string {
  const random = randomOf(seed * 97 + 11)
  let exact = 26
  let y = 44
  const steps: string[] = []
  for (let x = 0; x <= 1440; x += 48) {
    exact = Math.max(6, Math.min(36, exact + (random() - 0.5) * 18))
    const up = Math.round(exact) - y
    steps.push(`${x && 48}${up < 0 ? '' : ' '}${up}`)
    y += up
  }
  return `M0 44l${steps.join(' ')}V44z`
}

/** The same numbers for the same seed, so that every build cuts the same edge. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
