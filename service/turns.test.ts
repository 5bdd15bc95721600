import { setImmediate as next } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { takeTurns } from './turns.ts'

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
