import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createTokenBuckets } from './token-bucket.ts'

test('so much at once, and so much more with every second', () => {
  const may = createTokenBuckets(10, 100)
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
  const may = createTokenBuckets(1, 1)
  for (let n = 0; n < 100_000; n++) may(`network ${n}`, 1, 0)
  expect(may('network 99999', 1, 0)).toBe(false)
  expect(may('network 90000', 1, 0)).toBe(false)
  expect(may('network 70000', 1, 0)).toBe(true)
})

/** Whether somebody who asked for something at 0 is remembered at an instant at which others ask. */
async function isRemembered(others: number[]): Promise<boolean> {
  const may = createTokenBuckets(10, 100)
  // in place of an address: of an object one can see when nobody holds it any more
  const remembered = (() => {
    const network = {}
    may(network as string, 1, 0)
    return new WeakRef(network)
  })()
  for (const at of others) may('another', 1, at)
  await new Promise(setImmediate)
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  return remembered.deref() !== undefined && may('another', 1, others.at(-1))
}

test('whoever may ask for everything again is forgotten when somebody asks ten to twenty seconds later', async () => {
  expect(await isRemembered([9999])).toBe(true)
  expect(await isRemembered([10_000])).toBe(true)
  expect(await isRemembered([10_000, 19_999])).toBe(true)
  expect(await isRemembered([10_000, 20_000])).toBe(false)
  expect(await isRemembered([20_000])).toBe(false)
})
