import { expect, test } from 'vitest'
import { kept, mailboxes } from '../../tests/service/home.ts'
import type { Waiting } from '../store/store.ts'
import { mailOf } from './message-mail.ts'

const mail = (more: Partial<Waiting> = {}) =>
  mailOf(
    {
      ...kept('a'.repeat(32), { received: 0, name: 'Elena Castillo' }),
      attempts: 0,
      refused: null,
      ...more,
    },
    mailboxes,
    'website@example.org',
    (locale) => `https://example.org/answered?language=${locale}`,
  )

test('a mail says that it came by the website, in the language of the visitor', () => {
  expect(mail().from).toEqual({
    name: 'Elena Castillo via the website',
    address: 'website@example.org',
  })
  expect(mail({ language: 'es' }).from.name).toBe('Elena Castillo por el sitio web')
  expect(mail().headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
})

test('no name passes for an address or for a code', () => {
  for (const [name, shown] of [
    ['Pastor Dan <pastor@example.org>', 'Pastor Dan'],
    ['pastor@example.org', 'A visitor'],
    ['Pastor ＠ Dan pastor＠example.org', 'Pastor Dan'],
    ['Dan‮gro.elpmaxe@rotsap', 'A visitor'],
    ['=?UTF-8?B?DQpCY2M6IHg=?=', 'UTF-8 B DQpCY2M6IHg'],
    ['"Office" (church), team; x:', 'Office church team x'],
    ['లక్ష్మి దేవి', 'లక్ష్మి దేవి'],
    ['Zoë O’Hara-Núñez', 'Zoë O’Hara-Núñez'],
  ] as const) {
    expect(mail({ name }).from.name, name).toBe(`${shown} via the website`)
  }
  expect(mail({ name: 'a'.repeat(100) }).from.name.length).toBeLessThan(80)
  // what is too long ends between two characters: half of one cannot be written
  expect(mail({ name: `${'a'.repeat(59)}🙏🙏` }).from.name.isWellFormed()).toBe(true)
})

test('what turns the direction of letters is taken out, and no code is left to be read', () => {
  const { subject, text } = mail({
    subject: '=?UTF-8?B?DQo=?= \u202efdp.exe',
    message: 'see \u2066photo\u2069 \u202egpj.exe',
  })
  expect(subject).not.toMatch(/=\?|\u202e/)
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
})

test('an address that most servers cannot carry stands in the text, not in the head', () => {
  const { replyTo, text } = mail({ email: 'niña@example.es' })
  expect(replyTo).toBeUndefined()
  expect(text).toContain('To write to Elena Castillo: niña@example.es')
  expect(mail().replyTo).toEqual({ name: 'Elena Castillo', address: 'elena@example.org' })
})

test('how to be answered comes first, then all else; in both languages, that of the visitor first', () => {
  const { text } = mail({
    reply: 'whatsapp',
    phone: '+34 600 000 000',
    answerIn: 'en',
    language: 'es',
    church: 'harbor',
    message: 'Ore por mi madre.',
  })
  expect(text).toBe(`Responda por WhatsApp al +34 600 000 000, en inglés.
Elena Castillo escribió por el sitio web, en español. Para: El Puerto.
Responda a este correo para escribir a Elena Castillo: elena@example.org
Este mensaje espera respuesta. Cuando haya respondido, o si no hace falta, indíquelo aquí:
https://example.org/answered?language=es

Please answer by WhatsApp to +34 600 000 000, in English.
Elena Castillo wrote to Harbor through the website, in Spanish.
Reply to this email to write to Elena Castillo: elena@example.org
This message is waiting for an answer. Once you have answered, or if it needs no answer, say so here:
https://example.org/answered?language=en

----

Ore por mi madre.
`)
})

test('each way to be answered is told with its number', () => {
  const first = (reply: Waiting['reply']) =>
    mail({ reply, phone: '+1 925 555 0100' }).text.split('\n')[0]
  expect(first('email')).toBe('Please answer by email, in English.')
  expect(first('call')).toBe('Please call +1 925 555 0100, in English.')
  expect(first('text')).toBe('Please answer by text message to +1 925 555 0100, in English.')
})

test('what a church’s mailbox refused goes to the office as another mail, which says so', () => {
  const refused = mail({ church: 'harbor', refused: 5 })
  expect(refused.to).toBe('office@lighthouse.example')
  expect(refused.messageId).not.toBe(mail({ church: 'harbor' }).messageId)
  expect(refused.text).toContain(
    'The mailbox of Harbor (harbor@lighthouse.example) refuses this message',
  )
  // the office's own mailbox has nobody behind it
  const own = mail({ refused: 5 })
  expect(own.messageId).toBe(mail().messageId)
  expect(own.text).not.toContain('refuses')
})

test('nothing a visitor typed becomes a fact of ours', () => {
  const { text } = mail({ name: '{email} {link}', email: 'a$&b@example.org' })
  expect(text).toContain('Reply to this email to write to email link: a$&b@example.org')
})
