import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { kept, temporaryFolder } from '../tests/service/home.ts'
import { backUp } from './backup.ts'
import { day, hour } from './durations.ts'
import { createHousekeeping } from './housekeeping.ts'
import { readSettings } from './settings.ts'
import { openSqliteStore } from './sqlite-store.ts'
import { createWatch } from './watch.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

function temporary() {
  const { folder, remove } = temporaryFolder()
  closing.push(remove)
  return folder
}

function start(folder = temporary()) {
  const file = path.join(folder, 'messages.sqlite')
  const backups = path.join(folder, 'backups')
  const store = openSqliteStore(file)
  closing.push(store.close)
  const settings = readSettings({ KEEP_DAYS: '5', KEEP_UNDELIVERED_DAYS: '15' })
  const watch = createWatch(store, settings)
  const keepHouse = createHousekeeping({
    store,
    watch,
    settings,
    log: () => {},
    backUp: (now) => backUp(file, backups, now),
  })
  /** By a clock that is right. */
  const live = async (from: number, days: number) => {
    for (let n = 1; n <= days; n++) await keepHouse(from + n * day)
  }
  const ids = async () => (await store.list()).map(({ id }) => id).toSorted()
  const names = () => watch.found().map(({ name }) => name)
  return { store, file, folder, backups, watch, keepHouse, live, ids, names }
}

const today = Date.parse('2026-11-23T12:00:00Z')

test('done is erased after its days; what was never delivered after longer, day by day', async () => {
  const { store, keepHouse, live, ids } = start()
  await keepHouse(today)
  for (const id of ['waits', 'delivered', 'answered']) {
    await store.accept(kept(id, { received: today }))
  }
  await store.delivered('delivered', today)
  await store.markAnswered('answered', today)
  await live(today, 5)
  expect(await ids()).toHaveLength(3)
  await keepHouse(today + 6 * day)
  expect(await ids()).toEqual(['waits'])
  await live(today + 6 * day, 8)
  expect(await ids()).toEqual(['waits'])
  await keepHouse(today + 15 * day)
  expect(await ids()).toEqual([])
}, 60_000)

test('hours are counted, and a machine that stood still for some days', async () => {
  const { store, keepHouse, ids } = start()
  await keepHouse(today)
  await store.accept(kept('waits', { received: today }))
  const looks = [1, 2, 10, 23, 24, 25, 7 * 24, 14 * 24 - 1, 15 * 24 - 1].map((n) => n * hour)
  for (const each of looks) await keepHouse(today + each)
  expect(await ids()).toEqual(['waits'])
  await keepHouse(today + 15 * day)
  expect(await ids()).toEqual([])
}, 60_000)

test('no clock alone erases what was never delivered', async () => {
  const { store, keepHouse, live, ids, names } = start()
  // a board without a battery: it came up in the year 2000
  const wrong = Date.parse('2000-01-01T00:00:00Z')
  await keepHouse(wrong)
  await store.accept(kept('taken in 2000', { received: wrong }))
  await keepHouse(today)
  expect(names()).toEqual(['clock'])
  await live(today, 2)
  expect(names()).toEqual([])
  // two years ahead for two hours
  for (const hours of [0, 1, 2]) await keepHouse(today + 730 * day + hours * hour)
  expect(names()).toEqual(['clock'])
  // and back in the year 2000 at every start
  for (let n = 0; n < 5; n++) {
    await keepHouse(today + (2 + n) * day)
    await keepHouse(wrong)
  }
  expect(await ids()).toEqual(['taken in 2000'])
}, 60_000)

test('for a day after a leap of the clock nothing is erased by time, across a start too', async () => {
  const first = start()
  await first.keepHouse(today)
  await first.store.accept(kept('delivered', { received: today }))
  await first.store.delivered('delivered', today)
  const ahead = today + 100 * day
  await first.keepHouse(ahead)
  const { keepHouse, watch, ids } = start(first.folder)
  await keepHouse(ahead + 23 * hour)
  expect(watch.found()).toEqual([
    {
      name: 'clock',
      facts: { before: '2026-11-23T12:00:00.000Z', now: '2027-03-03T12:00:00.000Z' },
    },
  ])
  expect(await ids()).toEqual(['delivered'])
  await keepHouse(ahead + 25 * hour)
  expect(watch.found()).toEqual([])
  expect(await ids()).toEqual([])
}, 60_000)

test('of a damaged store nothing is erased, and no copy takes the place of good ones', async () => {
  const first = start()
  await first.keepHouse(today)
  for (let n = 0; n < 50; n++) {
    await first.store.accept(kept(`m${n}`, { message: 'a'.repeat(3000), received: today }))
    await first.store.delivered(`m${n}`, today)
  }
  await first.store.close()
  closing.splice(1)
  const bytes = readFileSync(first.file)
  bytes.fill(0, 9 * 4096, 10 * 4096)
  writeFileSync(first.file, bytes)
  const { keepHouse, watch, store, backups } = start(first.folder)
  const before = readdirSync(backups)
  await keepHouse(today + 7 * day)
  expect(watch.found()).toMatchObject([{ name: 'store-damaged' }])
  expect(readdirSync(backups)).toEqual(before)
  expect((await store.figures()).lastDelivered).toBe(today)
}, 60_000)
