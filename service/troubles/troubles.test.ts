import { expect, test } from 'vitest'
import { overOf, sentenceOf, trouble, weighs, type TroubleName } from './troubles.ts'
import { closing } from './watch.ts'

test('a trouble is said in whole sentences, with what is known of it', () => {
  const one = sentenceOf(trouble('mail-silent', { messages: 1 }))
  expect(one.en).toMatch(/^The mail server .*\. 1 message is waiting\. /)
  expect(one.es).toMatch(/^El servidor .*\. Hay 1 mensaje en espera\. /)
  const some = sentenceOf(trouble('mail-silent', { messages: 2 }))
  expect(some.en).toContain('. 2 messages are waiting. ')
  expect(some.es).toContain('. Hay 2 mensajes en espera. ')
  expect(overOf('disk-full')).toEqual({
    en: 'This is over: the disk with the messages is full.',
    es: 'Ya no ocurre: el disco de los mensajes está lleno.',
  })
})

test('what closes the form weighs more than what is wrong, and that more than what touches a part', () => {
  const weights = (name: TroubleName) =>
    (['part', 'wrong', 'closed'] as const).filter((weight) => weighs(trouble(name), weight))
  expect(weights('disk-full')).toEqual(['part', 'wrong', 'closed'])
  expect(weights('mail-silent')).toEqual(['part', 'wrong'])
  expect(weights('mailbox-refuses')).toEqual(['part'])
  const found = ['mailbox-refuses', 'backup', 'store-locked', 'disk-full'] as const
  expect(closing(found.map((name) => trouble(name)))?.name).toBe('store-locked')
  expect(closing([trouble('mail-silent')])).toBeUndefined()
})
