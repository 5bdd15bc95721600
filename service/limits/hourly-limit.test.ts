import { expect, test } from 'vitest'
import { day, hour, minute } from '../durations.ts'
import { createLimiter, createSharedLimiter, mayCome } from './hourly-limit.ts'

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
  // for a whole day they are known under one secret
  expect(await may('message b', 1, now - 1 - 59 * minute)).toBe(true)
  expect(await may('message b', 1, now - 1)).toBe(false)
})

test('whoever came while the clock was ahead waits no longer than an hour when it is put right', async () => {
  const may = createLimiter()
  await may('message a', 1, now + 5 * hour)
  expect(await may('message a', 1, now)).toBe(true)
  expect(await may('message a', 1, now + hour - 1)).toBe(false)
  expect(await may('message a', 1, now + hour)).toBe(true)
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

test('the block around a home may send as much as four homes, and one home not more than its own', async () => {
  const may = createLimiter()
  const from = (address: string) => mayCome(may, 'message', address, 2, now)
  // whoever is refused by the home's own count takes nothing from the neighbors
  const heard = [true, true, false, false, false, false]
  for (const each of heard) expect(await from('2001:db8:1:1::1')).toBe(each)
  for (const home of [2, 3, 4]) {
    expect(await from(`2001:db8:1:${home}::1`)).toBe(true)
    expect(await from(`2001:db8:1:${home}::2`)).toBe(true)
  }
  expect(await from('2001:db8:1:5::1')).toBe(false)
  expect(await from('2001:db8:2:5::1')).toBe(true)
  expect(await from('192.0.2.1')).toBe(true)
})

test('counted elsewhere, a network is known by its print under the secret of the day, for an hour', async () => {
  const counts = new Map<string, number>()
  const secrets = new Map<string, string>()
  const may = createSharedLimiter({
    first: async (name, value) => secrets.get(name) ?? (secrets.set(name, value), value),
    count: async (name, at, until) => {
      expect(until).toBe(at + hour)
      counts.set(name, (counts.get(name) ?? 0) + 1)
      return counts.get(name)!
    },
  })
  const heard = [true, true, false]
  for (const each of heard) expect(await may('message 192.0.2.1', 2, now)).toBe(each)
  expect(await may('message 192.0.2.1', 2, now + day)).toBe(true)
  expect([...secrets.keys()]).toHaveLength(2)
  expect([...counts.keys()].join()).not.toContain('192.0.2.1')
})
