import { expect, test } from 'vitest'
import { day, second } from '../durations.ts'
import { fingerprint, isSigned, issueToken, isToken, judgeToken } from './token.ts'

test('a proof is good from its second second to the end of its day', async () => {
  const token = await issueToken('secret', 1000 * day)
  const at = (age: number) => judgeToken(token, 'secret', 1000 * day + age)
  expect(await at(-1)).toBe('none')
  expect(await at(0)).toBe('young')
  expect(await at(second - 1)).toBe('young')
  expect(await at(second)).toBe('right')
  expect(await at(day)).toBe('right')
  expect(await at(day + 1)).toBe('none')
  expect(await judgeToken(token, 'another', 1000 * day + second)).toBe('none')
})

test('a signature is good for its own text under its own secret, as it was written', async () => {
  const signature = await fingerprint('secret', 'text')
  expect(signature).toMatch(/^[\da-f]{64}$/)
  expect(await isSigned('secret', 'text', signature)).toBe(true)
  expect(await isSigned('secret', 'another text', signature)).toBe(false)
  expect(await isSigned('another secret', 'text', signature)).toBe(false)
  for (const wrong of ['', signature.slice(2), `${signature}00`, signature.replace(/./, 'x')]) {
    expect(await isSigned('secret', 'text', wrong), wrong).toBe(false)
  }
})

test('whoever shows the token, and all of it, is let in; where there is none, nobody', async () => {
  expect(await isToken('Bearer open', 'open')).toBe(true)
  for (const shown of [undefined, '', 'open', 'Bearer ', 'Bearer opener', 'bearer open']) {
    expect(await isToken(shown, 'open'), shown).toBe(false)
  }
  for (const none of [undefined, '']) expect(await isToken('Bearer ', none)).toBe(false)
  expect(await isToken('Bearer undefined', undefined)).toBe(false)
})
