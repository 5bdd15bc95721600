import { expect, test } from 'vitest'
import { createAllowance } from './allowance.ts'

test('so much at once, and so much more with every second', () => {
  const may = createAllowance(10, 100)
  for (let n = 0; n < 100; n++) expect(may('one', 1, 0)).toBe(true)
  expect(may('one', 1, 0)).toBe(false)
  expect(may('another', 1, 0)).toBe(true)
  // being refused costs nothing: who waits a second is heard again
  expect(may('one', 10, 1000)).toBe(true)
  expect(may('one', 1, 1000)).toBe(false)
  // however long somebody was away
  expect(may('one', 100, 1_000_000)).toBe(true)
  expect(may('one', 1, 1_000_000)).toBe(false)
})

test('of a hundred thousand networks the last ten thousand are known, the first are forgotten', () => {
  const may = createAllowance(1, 1)
  for (let n = 0; n < 100_000; n++) may(`network ${n}`, 1, 0)
  expect(may('network 99999', 1, 0)).toBe(false)
  expect(may('network 90000', 1, 0)).toBe(false)
  expect(may('network 70000', 1, 0)).toBe(true)
})
