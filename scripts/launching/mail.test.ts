import { expect, test, vi } from 'vitest'
import { serverFor } from './mail.ts'

const typed = vi.hoisted(() => ({ answer: '' }))
vi.mock('./ask.ts', () => ({ askFor: () => Promise.resolve(typed.answer) }))

test('an app password is taken as Google shows it, with whichever spaces', async () => {
  for (const answer of [
    'abcdefghijklmnop',
    'abcd efgh ijkl mnop',
    'abcd\u00A0efgh\u00A0ijkl\u00A0mnop',
  ]) {
    typed.answer = answer
    expect(await serverFor('church@gmail.com')).toBe(
      'smtps://church%40gmail.com:abcdefghijklmnop@smtp.gmail.com',
    )
  }
})
