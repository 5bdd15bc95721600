import { expect, test } from 'vitest'
import { day, hour, minute } from './durations.ts'
import { createLimiter } from './limiter.ts'

const now = 100 * day

test('so many of a name may come within an hour, which begins with the first of them', async () => {
  const may = createLimiter()
  expect(await may('message a', 2, now)).toBe(true)
  expect(await may('message a', 2, now + 59 * minute)).toBe(true)
  expect(await may('message a', 2, now + hour - 1)).toBe(false)
  expect(await may('message b', 2, now + hour - 1)).toBe(true)
  expect(await may('try a', 2, now + hour - 1)).toBe(true)
  expect(await may('message a', 2, now + hour)).toBe(true)
  expect(await may('message a', 2, now + hour)).toBe(true)
  expect(await may('message a', 2, now + 2 * hour - 1)).toBe(false)
})

test('a day later, or when the clock was set back by one, everybody begins anew', async () => {
  const may = createLimiter()
  await may('message a', 1, now)
  expect(await may('message a', 1, now + 1)).toBe(false)
  expect(await may('message a', 1, now - day - 1)).toBe(true)
  expect(await may('message a', 1, now - day)).toBe(false)
})

test('from more networks than are told apart, those who are known keep their count, and the others share one', async () => {
  const may = createLimiter()
  await may('message known', 2, now)
  for (let n = 0; n < 9999; n++) await may(`message ${n}`, 2, now)
  // fifty times as many as of one
  for (let n = 0; n < 100; n++) expect(await may(`message new ${n}`, 2, now)).toBe(true)
  expect(await may('message another', 2, now)).toBe(false)
  // of another kind are others
  expect(await may('try another', 2, now)).toBe(true)
  expect(await may('message known', 2, now)).toBe(true)
  expect(await may('message known', 2, now)).toBe(false)
  // what is over makes room
  expect(await may('message another', 2, now + hour)).toBe(true)
  expect(await may('message another', 2, now + hour)).toBe(true)
  expect(await may('message another', 2, now + hour)).toBe(false)
})
