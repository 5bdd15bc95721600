import { day } from '../durations.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { createClock } from '../troubles/clock.ts'
import type { Watch } from '../troubles/watch.ts'
import type { Store } from './store.ts'

type Options = {
  store: Store
  watch: Watch
  clock: ReturnType<typeof createClock>
  settings: Pick<Settings, 'KEEP_DAYS' | 'KEEP_UNDELIVERED_DAYS'>
  log: Log
  /** Makes the copy of the day, and deletes those whose time is over, where there are files. */
  keepCopies?: ((now: number) => Promise<unknown>) | undefined
}

/**
 * What is done every hour, in this order: the file is looked through once a day, copied, and what was
 * kept long enough is erased. Of a damaged one nothing is erased, nor a copy made in the place of good ones.
 */
export function createHousekeeping(options: Options) {
  const { store, watch, clock, settings, log, keepCopies } = options
  let examined = -Infinity

  const examine = async () => {
    const damage = await store.damage()
    if (damage === undefined) return watch.over('store-damaged')
    await watch.note('store-damaged', { damage })
  }
  const copy = async (now: number) => {
    try {
      await keepCopies?.(now)
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

  return async (now: number): Promise<void> => {
    if (watch.has('store-damaged') || Math.abs(now - examined) >= day) {
      await examine()
      examined = now
    }
    if (watch.has('store-damaged')) return
    const days = await clock.look(now)
    // by a clock that may be wrong, nothing is too old
    if (!clock.isRight(now)) return
    await copy(now)
    await erase(now, days)
  }
}
