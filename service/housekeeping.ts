import { day } from './durations.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store.ts'
import type { Watch } from './watch.ts'

/** The machine may stand still for as long; more than that is a leap of its clock. */
const longestRest = 7 * day

/** What is known of the clock, and kept from one look to the next. */
type Clock = {
  seen: number
  /** What has passed of a day. */
  passed: number
  /** After a leap, so long nothing is erased by time: a wrong clock is mended by then. */
  hold: number
  leap?: { before: string; now: string }
}

type Options = {
  store: Store
  watch: Watch
  settings: Pick<Settings, 'KEEP_DAYS' | 'KEEP_UNDELIVERED_DAYS'>
  log: Log
  /** Makes the copy of the day; without it there is none. */
  backUp?: ((now: number) => Promise<unknown>) | undefined
}

/**
 * What is done every hour, in this order: the file is looked through once a day, copied, and what was
 * kept long enough is erased. Of a damaged one nothing is erased, nor a copy made in the place of good ones.
 */
export function createHousekeeping({ store, watch, settings, log, backUp }: Options) {
  let examined = -Infinity
  let clock: Clock | undefined
  const recall = async () => JSON.parse((await store.recall('clock')) ?? 'null') as Clock

  const examine = async () => {
    const damage = await store.damage()
    if (damage === undefined) return watch.over('store-damaged')
    await watch.note('store-damaged', { damage })
  }
  const copy = async (now: number) => {
    try {
      await backUp?.(now)
      watch.over('backup')
    } catch (error) {
      await watch.note('backup', { reason: (error as Error).message })
    }
  }
  const erase = async (now: number, days: number) => {
    await store.grow(days)
    const doneBefore = now - settings.KEEP_DAYS * day
    const erased = await store.eraseOld(doneBefore, settings.KEEP_UNDELIVERED_DAYS)
    if (erased > 0) log('erased', { messages: erased })
  }

  /** How many days have been lived since the last look, by a clock that did not leap. */
  const daysSince = async (now: number): Promise<number> => {
    clock ??= await recall().catch(() => undefined)
    clock ??= { seen: now, passed: 0, hold: 0 }
    const gone = now - clock.seen
    const next: Clock = { ...clock, seen: now }
    if (Math.abs(gone) > longestRest) {
      const [before, after] = [clock.seen, now].map((each) => new Date(each).toISOString())
      Object.assign(next, { hold: day, leap: { before, now: after } })
    } else {
      const lived = Math.max(0, gone)
      Object.assign(next, { passed: clock.passed + lived, hold: Math.max(0, clock.hold - lived) })
    }
    const days = Math.floor(next.passed / day)
    clock = { ...next, passed: next.passed % day }
    // before it is counted: killed in between, a message stays for a day more, not less; and on a full
    // disk it is known here
    await store.remember('clock', JSON.stringify(clock)).catch(() => {})
    if (next.hold > 0) await watch.note('clock', next.leap)
    else watch.over('clock')
    return days
  }

  return async (now: number): Promise<void> => {
    if (watch.has('store-damaged') || Math.abs(now - examined) >= day) {
      await examine()
      examined = now
    }
    if (watch.has('store-damaged')) return
    const days = await daysSince(now)
    // by a clock that may be wrong, nothing is too old
    if (watch.has('clock')) return
    await copy(now)
    await erase(now, days)
  }
}
