import { day, hour } from '../durations.ts'
import type { Store } from '../store/store.ts'
import type { Facts } from './troubles.ts'
import type { Watch } from './watch.ts'

/** The machine may stand still for as long; more than that is a leap of its clock. */
const longestRest = 7 * day

/** What is known of the clock, and kept from one look to the next. */
type Known = {
  seen: number
  /** What has passed of a day. */
  passed: number
  /** So long nothing is done by time: a wrong clock is mended by then. */
  hold: number
  /** Why. */
  doubt?: Facts | undefined
  /** Since when it has said a time before the site was built. */
  early?: number | undefined
}

type Options = {
  store: Store
  watch: Watch
  /** When the site was built: no clock that is right says an earlier time. */
  builtAt: number
}

/**
 * Whether the machine's clock can be believed. One that leaps, or says a time before the site was built, is
 * told, and for a day nothing is done by time; what was noted by it is put right.
 */
export function createClock({ store, watch, builtAt }: Options) {
  let known: Known | undefined
  const isEarly = (now: number) => now < builtAt - day
  const isLeap = (from: number, to: number) => Math.abs(to - from) > longestRest
  const recall = async () => JSON.parse((await store.recall('clock')) ?? 'null') as Known | null

  /** What it says now, and what came of the hold. */
  const after = (before: Known, now: number): Known => {
    const leapt = isLeap(before.seen, now)
    const lived = leapt ? 0 : Math.max(0, now - before.seen)
    const next = {
      seen: now,
      passed: before.passed + lived,
      hold: Math.max(0, before.hold - lived),
      doubt: before.doubt,
    }
    if (isEarly(now)) {
      const early = leapt ? now : (before.early ?? now)
      return { ...next, early, hold: day, doubt: { now: dateOf(now), built: dateOf(builtAt) } }
    }
    if (!leapt) return next
    return { ...next, hold: day, doubt: { now: dateOf(now), before: dateOf(before.seen) } }
  }

  /** A look may have come an hour after something was noted, or something an hour after a look. */
  const putRight = async (before: Known, next: Known) => {
    const now = next.seen
    if (before.early !== undefined && isLeap(before.seen, now)) {
      await store.moveInstants(before.early - hour, before.seen + hour, now)
    }
    // whoever was ahead is not any more
    if (before.hold > 0 && next.hold === 0) {
      await store.moveInstants(now + 1, Number.MAX_SAFE_INTEGER, now)
    }
  }

  return {
    /** How many days have been lived since the last look, by a clock that did not leap. */
    async look(now: number): Promise<number> {
      known ??= (await recall().catch(() => null)) ?? { seen: now, passed: 0, hold: 0 }
      const next = after(known, now)
      await putRight(known, next)
      const days = Math.floor(next.passed / day)
      known = { ...next, passed: next.passed % day }
      // before it is counted: killed in between, a message stays for a day more, not less; and on a full
      // disk it is known here
      await store.remember('clock', JSON.stringify(known)).catch(() => {})
      if (known.hold > 0) await watch.note('clock', known.doubt)
      else watch.over('clock')
      return days
    },
    /** Whether something may be done by time; not before the first look. */
    isRight: (now: number): boolean =>
      known?.hold === 0 && !isEarly(now) && !isLeap(known.seen, now),
  }
}

const dateOf = (instant: number) => new Date(instant).toISOString()
