import s from './CutEdge.module.css'

/** The hand-cut lower edge of a picture, different for every seed, in the colour of what follows. */
export function CutEdge({ seed }: { seed: number }) {
  return (
    <svg className={s.edge} viewBox="0 0 1440 44" preserveAspectRatio="none" aria-hidden="true">
      <path fill="currentColor" d={lineOf(seed)} />
    </svg>
  )
}

function lineOf(seed: number): string {
  const random = randomOf(seed * 97 + 11)
  let y = 26
  let line = 'M0 44'
  for (let x = 0; x <= 1440; x += 48) {
    y = Math.max(6, Math.min(36, y + (random() - 0.5) * 18))
    line += `L${x} ${Math.round(y)}`
  }
  return `${line}L1440 44Z`
}

/** The same numbers for the same seed, so that every build cuts the same edge. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
