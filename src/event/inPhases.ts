import { byTheClock } from '#app/time/by-the-clock.ts'
import type { Phase } from './event.ts'

type InPhases<Said> = {
  readonly key: string
  readonly said: Said
  readonly phase: Phase
  /** Attributes of what says it. None where it is said always: a browser that has chosen knows but one phase. */
  readonly clock: Partial<ReturnType<typeof byTheClock>>
}

/** What is said of an event in each of its phases. Neighbors that say the same are one; some say nothing. */
export function inPhases<Said>(
  phases: readonly Phase[],
  say: (phase: Phase) => Said | undefined,
): InPhases<Said>[] {
  const groups: { said: Said | undefined; of: Phase[] }[] = []
  for (const phase of phases) {
    const said = say(phase)
    const group = groups.at(-1)
    if (group && group.said === said) group.of.push(phase)
    else groups.push({ said, of: [phase] })
  }
  return groups.flatMap(({ said, of }) => {
    if (said === undefined) return []
    const phase = of[0]!
    const { from } = phase.told ?? {}
    const { until } = of.at(-1)!.told ?? {}
    const atBuild = of.some(({ told }) => told?.atBuild)
    const period = { ...(from && { from }), ...(until && { until }), atBuild }
    return { key: from ?? '', said, phase, clock: groups.length > 1 ? byTheClock(period) : {} }
  })
}
