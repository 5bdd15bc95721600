import { expect, test } from 'vitest'
import { closeAfterEach } from '../../tests/service/closing.ts'
import { kept, storeFor } from '../../tests/service/home.ts'
import { day, hour } from '../durations.ts'
import { createClock } from './clock.ts'
import { createWatch } from './watch.ts'

const closing = closeAfterEach()

const built = Date.parse('2026-11-20T08:00:00Z')
const now = Date.parse('2026-11-24T12:00:00Z')
const in2000 = Date.parse('2000-01-01T00:00:00Z')

function start(builtAt = built) {
  const store = storeFor(closing)
  const watch = createWatch(store, { SMTP_URL: undefined, ALARM_AFTER_MINUTES: 60 })
  const create = () => createClock({ store, watch, builtAt })
  const note = () => watch.found()[0]?.facts
  return { store, create, note, clock: create() }
}

/** Days of looks, one each hour. */
async function live(clock: ReturnType<typeof createClock>, from: number, hours: number) {
  let days = 0
  for (let n = 1; n <= hours; n++) days += await clock.look(from + n * hour)
  return days
}

test('hours are counted until they are days, by a new process too, and a rest of a week with them', async () => {
  const { clock, create, note } = start()
  expect(clock.isRight(now)).toBe(false)
  expect(await clock.look(now)).toBe(0)
  expect(clock.isRight(now)).toBe(true)
  expect(await live(clock, now, 23)).toBe(0)
  const again = create()
  expect(await again.look(now + 24 * hour - 1)).toBe(0)
  expect(await again.look(now + 24 * hour)).toBe(1)
  // set back by an hour, nothing is counted twice
  expect(await again.look(now + 23 * hour)).toBe(0)
  expect(await again.look(now + 23 * hour + 7 * day)).toBe(7)
  expect(note()).toBeUndefined()
})

test('a leap is told with both times, and for a day nothing goes by time', async () => {
  const { clock, create, note } = start()
  await clock.look(now)
  const ahead = now + 7 * day + 1
  // before it is looked at, too
  expect(clock.isRight(ahead)).toBe(false)
  expect(clock.isRight(ahead - 1)).toBe(true)
  expect(await clock.look(ahead)).toBe(0)
  expect(note()).toEqual({ before: '2026-11-24T12:00:00.000Z', now: '2026-12-01T12:00:00.001Z' })
  const again = create()
  await again.look(ahead + day - 1)
  expect(again.isRight(ahead + day - 1)).toBe(false)
  expect(note()).toMatchObject({ before: '2026-11-24T12:00:00.000Z' })
  await again.look(ahead + day)
  expect(again.isRight(ahead + day)).toBe(true)
  expect(note()).toBeUndefined()
})

test('a clock that says a time before the site was built is told at once and for as long as it does', async () => {
  const { clock, create, note } = start()
  await clock.look(in2000)
  expect(note()).toEqual({ now: '2000-01-01T00:00:00.000Z', built: '2026-11-20T08:00:00.000Z' })
  await live(clock, in2000, 30)
  expect(note()).toMatchObject({ built: expect.any(String) })
  expect(clock.isRight(in2000 + 30 * hour)).toBe(false)
  // put right, it is told as a leap for a day
  const again = create()
  await again.look(now)
  expect(note()).toMatchObject({ now: '2026-11-24T12:00:00.000Z' })
  await live(again, now, 24)
  expect(note()).toBeUndefined()
  // who builds the site and who serves it may differ by some hours
  const other = start(now)
  await other.clock.look(now - day)
  expect(other.note()).toBeUndefined()
  await other.clock.look(now - day - 1)
  expect(other.note()).toBeDefined()
})

test('what was noted before the clock was put right gets the time at which it was', async () => {
  const { store, clock } = start()
  const old = now - 60 * day
  await store.accept(kept('of before', { received: old }))
  await store.delivered('of before', old)
  await clock.look(in2000)
  await store.accept(kept('of 2000', { received: in2000 - 1000 }))
  await store.delivered('of 2000', in2000 + 30 * hour)
  await live(clock, in2000, 30)
  await store.markAnswered('of 2000', in2000 + 30.5 * hour)
  await clock.look(now)
  expect(await store.find(['of 2000'])).toMatchObject([{ received: now, sent: now, answered: now }])
  expect(await store.find(['of before'])).toMatchObject([{ received: old, sent: old }])
})

test('after a time that has not come, nothing is noted that has not been', async () => {
  const { store, clock } = start()
  await clock.look(now)
  await store.accept(kept('of before', { received: now }))
  await store.delivered('of before', now)
  const ahead = now + 730 * day
  await clock.look(ahead)
  await store.accept(kept('of 2028', { received: ahead }))
  await store.delivered('of 2028', ahead)
  await store.noteReminded(['of 2028'], ahead, 'church')
  await store.noteReminded(['of 2028'], ahead, 'office')
  await live(clock, ahead, 2)
  const back = now + 3 * hour
  await clock.look(back)
  await live(clock, back, 24)
  const then = back + day
  expect(await store.find(['of 2028'])).toMatchObject([
    { received: then, sent: then, reminded: then, escalated: then, answered: null },
  ])
  expect(await store.find(['of before'])).toMatchObject([{ received: now, sent: now }])
})

test('a full disk keeps no clock from being told, and what was not put right is tried again', async () => {
  const { store, note } = start()
  const failing = { now: false }
  const full = async () => {
    if (failing.now) throw Object.assign(new Error('no room'), { errcode: 13 })
  }
  const watch = createWatch(store, { SMTP_URL: undefined, ALARM_AFTER_MINUTES: 60 })
  const clock = createClock({
    store: {
      ...store,
      moveInstants: async (...given) => (await full(), store.moveInstants(...given)),
      remember: async (...given) => (await full(), store.remember(...given)),
    },
    watch,
    builtAt: built,
  })
  await clock.look(in2000)
  await store.accept(kept('a', { received: in2000 }))
  failing.now = true
  await expect(clock.look(now)).rejects.toThrow('no room')
  expect(watch.has('clock')).toBe(true)
  failing.now = false
  await clock.look(now + hour)
  expect(await store.find(['a'])).toMatchObject([{ received: now + hour }])
  failing.now = true
  await clock.look(now + 30 * day)
  expect(watch.found()).toMatchObject([{ name: 'clock' }])
  expect(note()).toBeUndefined()
})
