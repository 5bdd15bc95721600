import { expect, test } from 'vitest'
import { mailOf } from './mail.ts'
import type { Kept } from './store.ts'
import { kept } from './testing.ts'

const mail = (more: Partial<Kept> = {}) =>
  mailOf(
    kept('a'.repeat(32), { received: 0, name: 'Elena Castillo', ...more }),
    { '': 'office@example.org' },
    'website@example.org',
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
  expect(text).toContain('write to this address: niña@example.es')
  expect(mail().replyTo).toEqual({ name: 'Elena Castillo', address: 'elena@example.org' })
})
