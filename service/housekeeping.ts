import { day } from './durations.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store.ts'
import type { Watch } from './watch.ts'

/**
 * What is done every hour: messages that were kept long enough are erased, and once a day the file
 * itself is looked through.
 */
export async function keepHouse(
  store: Store,
  watch: Watch,
  settings: Pick<Settings, 'KEEP_DAYS' | 'KEEP_UNDELIVERED_DAYS'>,
  log: Log,
  now: number,
): Promise<void> {
  const seen = Number((await store.recall('seen')) ?? now)
  await store.remember('seen', String(now))
  // after a leap of the clock nothing is erased at once: a wrong one is mended within minutes
  if (Math.abs(now - seen) > 7 * day)
    log('the clock leapt', { days: Math.round((now - seen) / day) })
  else {
    const doneBefore = now - settings.KEEP_DAYS * day
    const receivedBefore = now - settings.KEEP_UNDELIVERED_DAYS * day
    const erased = await store.eraseOld(doneBefore, receivedBefore)
    if (erased > 0) log('erased', { messages: erased })
  }
  if (now - Number((await store.recall('examined')) ?? 0) < day) return
  await store.remember('examined', String(now))
  const damage = await store.damage()
  if (damage) await watch.note('store-damaged')
  else watch.over('store-damaged')
  await store.remember('damage', damage ?? '')
}
