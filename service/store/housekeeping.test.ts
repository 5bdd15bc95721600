import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { closeAfterEach } from '../../tests/service/closing.ts'
import { folderFor, kept } from '../../tests/service/home.ts'
import { day, hour } from '../durations.ts'
import { readSettings } from '../settings.ts'
import { createClock } from '../troubles/clock.ts'
import { createWatch } from '../troubles/watch.ts'
import { keepCopies } from './backup.ts'
import { createHousekeeping } from './housekeeping.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { Store } from './store.ts'

const closing = closeAfterEach()

const temporary = () => folderFor(closing)

type Parts = { folder?: string; change?: (store: Store) => Store; copies?: boolean }

/** Of tests that take days, the file is not looked through each day, nor copied. */
function start({ folder = temporary(), change = sound, copies = false }: Parts = {}) {
  const file = path.join(folder, 'messages.sqlite')
  const backups = path.join(folder, 'backups')
  const store = openSqliteStore(file)
  closing.push(store.close)
  const settings = readSettings({ KEEP_DAYS: '5', KEEP_UNDELIVERED_DAYS: '15' })
  const watch = createWatch(store, settings)
  const logged: unknown[] = []
  const keepHouse = createHousekeeping({
    store: change(store),
    watch,
    clock: createClock({ store, watch, builtAt: 0 }),
    settings,
    log: (event, facts) => void logged.push([event, facts]),
    ...(copies && { keepCopies: (now: number) => keepCopies(file, backups, now) }),
  })
  /** By a clock that is right. */
  const live = async (from: number, days: number) => {
    for (let n = 1; n <= days; n++) await keepHouse(from + n * day)
  }
  const ids = async () => (await store.list()).map(({ id }) => id).toSorted()
  const names = () => watch.found().map(({ name }) => name)
  return { store, file, folder, backups, watch, logged, keepHouse, live, ids, names }
}

const sound = (store: Store): Store => ({ ...store, damage: async () => undefined })

const today = Date.parse('2026-11-23T12:00:00Z')

test('done is erased after its days; what was never delivered after longer, day by day', async () => {
  const { store, keepHouse, live, ids, logged } = start()
  await keepHouse(today)
  for (const id of ['waits', 'delivered', 'answered']) {
    await store.accept(kept(id, { received: today }))
  }
  await store.delivered('delivered', today)
  await store.markAnswered('answered', today)
  await live(today, 5)
  expect(await ids()).toHaveLength(3)
  expect(logged).toEqual([])
  await keepHouse(today + 6 * day)
  expect(await ids()).toEqual(['waits'])
  // how many, and nothing else of them
  expect(logged).toEqual([['erased', { messages: 2 }]])
  await live(today + 6 * day, 8)
  expect(await ids()).toEqual(['waits'])
  await keepHouse(today + 15 * day)
  expect(await ids()).toEqual([])
})

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
})

test('for a day after a leap of the clock nothing is erased by time', async () => {
  const { store, keepHouse, ids } = start()
  await keepHouse(today)
  await store.accept(kept('delivered', { received: today }))
  await store.delivered('delivered', today)
  const ahead = today + 100 * day
  await keepHouse(ahead)
  await keepHouse(ahead + 23 * hour)
  expect(await ids()).toEqual(['delivered'])
  await keepHouse(ahead + 25 * hour)
  expect(await ids()).toEqual([])
})

test('what a clock two years ahead has noted is kept neither for two years more, nor for less', async () => {
  const { store, keepHouse, live, ids } = start()
  await keepHouse(today)
  const ahead = today + 730 * day
  await keepHouse(ahead)
  await store.accept(kept('of 2028', { received: ahead }))
  await store.delivered('of 2028', ahead)
  await keepHouse(ahead + hour)
  const back = today + 2 * hour
  await keepHouse(back)
  // a day until the clock is believed, and five to be kept
  await live(back, 6)
  expect(await ids()).toEqual(['of 2028'])
  await live(back + 6 * day, 1)
  expect(await ids()).toEqual([])
})

test('the file is looked through once a day, and each hour while it is damaged; mended, that is over', async () => {
  let damage: string | undefined
  let looks = 0
  const { keepHouse, watch, names } = start({
    change: (store) => ({
      ...store,
      damage: async () => {
        looks += 1
        return damage
      },
    }),
  })
  for (let hours = 0; hours < 48; hours++) await keepHouse(today + hours * hour)
  expect(looks).toBe(2)
  damage = 'malformed'
  for (let hours = 48; hours < 51; hours++) await keepHouse(today + hours * hour)
  expect(looks).toBe(5)
  expect(watch.found()).toEqual([{ name: 'store-damaged', facts: { damage: 'malformed' } }])
  damage = undefined
  await keepHouse(today + 51 * hour)
  expect(names()).toEqual([])
  // by a clock that was set back, too
  await keepHouse(today - 30 * day)
  expect(looks).toBe(7)
})

test('where no copy can be made that is told with the reason, until one is made', async () => {
  const { keepHouse, watch, backups, store, ids } = start({ copies: true })
  writeFileSync(backups, 'no folder')
  await store.accept(kept('delivered', { received: today }))
  await store.delivered('delivered', today - 6 * day)
  await keepHouse(today)
  expect(watch.found()).toEqual([
    { name: 'backup', facts: { reason: expect.stringMatching(/EEXIST|ENOTDIR/) } },
  ])
  // for that nothing is kept longer
  expect(await ids()).toEqual([])
  rmSync(backups)
  await keepHouse(today + hour)
  expect(watch.found()).toEqual([])
  expect(readdirSync(backups)).toEqual(['messages-2026-11-23.sqlite'])
})

test('of a damaged store nothing is erased, and no copy takes the place of good ones', async () => {
  const first = start({ copies: true })
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
  const { keepHouse, watch, store, backups } = start({
    folder: first.folder,
    copies: true,
    change: (each) => each,
  })
  const before = readdirSync(backups)
  await keepHouse(today + 7 * day)
  expect(watch.found()).toMatchObject([{ name: 'store-damaged' }])
  expect(readdirSync(backups)).toEqual(before)
  expect((await store.figures()).lastDelivered).toBe(today)
})
