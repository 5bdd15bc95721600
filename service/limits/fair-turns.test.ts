import { setImmediate as next } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atMost, oneAtATime, takeTurns } from './fair-turns.ts'

test('whoever brings one thing does not wait behind somebody who brings many', async () => {
  const done: string[] = []
  const turns = takeTurns()
  for (let n = 0; n < 100; n++) turns('many', () => done.push(`many ${n}`))
  turns('one', () => done.push('one'))
  while (done.length < 101) await next()
  expect(done.slice(0, 3)).toEqual(['many 0', 'one', 'many 1'])
  expect(done.at(-1)).toBe('many 99')
})

test('long work lets others come in between', async () => {
  const turns = takeTurns()
  const done: string[] = []
  const long = () => {
    const end = performance.now() + 5
    while (performance.now() < end);
    done.push('long')
  }
  for (let n = 0; n < 10; n++) turns('many', long)
  await next()
  turns('late', () => done.push('late'))
  while (done.length < 11) await next()
  expect(done.indexOf('late')).toBeLessThan(5)
})

test.each([
  [undefined, [4, 8, 10, 10]],
  [1, [1, 2, 3]],
])(
  'however quick the work, others are looked for after so many pieces of it',
  async (most, all) => {
    const turns = takeTurns(most)
    let done = 0
    for (let n = 0; n < 10; n++) turns('many', () => (done += 1))
    expect(done).toBe(0)
    for (const after of all) {
      await next()
      expect(done).toBe(after)
    }
  },
)

/** Work that ends when it is told to. */
function pieces() {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (n: number) => {
    begun.push(n)
    return new Promise<number>((resolve, reject) => {
      ends[n] = () => (n === 1 ? reject(new Error('failed')) : resolve(n))
    })
  }
  return { begun, ends, work }
}

test('one piece at a time, the next whatever became of the one before, and with time in between', async () => {
  const { begun, ends, work } = pieces()
  const inTurn = oneAtATime(work)
  const all = [0, 1, 2].map((n) => inTurn(n))
  await Promise.resolve()
  // whoever asks for a page comes before even the first of them
  expect(begun).toEqual([])
  await next()
  expect(begun).toEqual([0])
  const settled = Promise.allSettled(all)
  for (const n of [0, 1, 2]) {
    ends[n]!()
    await next()
    await next()
    expect(begun).toHaveLength(Math.min(n + 2, 3))
  }
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

test('two at once at most; a third begins when one has ended, however', async () => {
  const { begun, ends, work } = pieces()
  const inTurn = atMost(2)
  const all = [0, 1, 2, 3, 4].map((n) => inTurn(() => work(n)))
  const settled = Promise.allSettled(all)
  expect(begun).toEqual([0, 1])
  ends[1]!()
  await next()
  expect(begun).toEqual([0, 1, 2])
  for (const n of [0, 2, 3, 4]) {
    ends[n]!()
    await next()
  }
  expect(begun).toEqual([0, 1, 2, 3, 4])
  await settled
  // all places are free again
  const late = [5, 6, 7].map((n) => inTurn(() => work(n)))
  await next()
  expect(begun.slice(5)).toEqual([5, 6])
  for (const n of [5, 6, 7]) {
    ends[n]!()
    await next()
  }
  expect(await Promise.all(late)).toEqual([5, 6, 7])
})
