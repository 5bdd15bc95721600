import { expect, test } from 'vitest'
import { day, second } from './durations.ts'
import { issueToken, judgeToken } from './token.ts'

test('a proof is good from its second second to the end of its day', async () => {
  const token = await issueToken('secret', 1000 * day)
  const at = (age: number) => judgeToken(token, 'secret', 1000 * day + age)
  expect(await at(-1)).toBe('none')
  expect(await at(second / 2)).toBe('young')
  expect(await at(second)).toBe('right')
  expect(await at(day)).toBe('right')
  expect(await at(day + 1)).toBe('none')
  expect(await judgeToken(token, 'another', 1000 * day + second)).toBe('none')
})
