/** The one of some names that is meant by a misspelt one: at most a third of its letters differ. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, steps: distance(written.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.steps - other.steps)
  return best && best.steps <= Math.max(1, best.name.length / 3) ? best.name : undefined
}

/** How many letters must be put in, taken out or exchanged (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, wanted] of [...other].entries()) {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === wanted ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1)!
}
