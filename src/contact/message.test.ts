import { expect, test } from 'vitest'
import { longest } from './fields.ts'
import { readMessage } from './message.ts'

const good = {
  name: 'Elena Castillo',
  email: 'elena@example.org',
  subject: 'Visiting with two small children',
  message: 'Is there a class for a four-year-old?',
  church: 'oakley',
  consent: 'yes',
}

const problemsOf = (typed: object) => {
  const read = readMessage(typed)
  return 'problems' in read ? read.problems : {}
}
const messageOf = (typed: object) => {
  const read = readMessage(typed)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.message
}

test('a whole message is taken, trimmed, with the office and English where nothing is said', () => {
  expect(messageOf({ ...good, name: ' Elena  ', church: undefined })).toMatchObject({
    name: 'Elena',
    church: '',
    language: 'en',
  })
  expect(messageOf({ ...good, language: 'es' }).language).toBe('es')
  expect(messageOf({ ...good, language: 'xx' }).language).toBe('en')
})

test('name, email, subject, message and consent are required', () => {
  const wanted = {
    name: 'missing',
    email: 'missing',
    subject: 'missing',
    message: 'missing',
    consent: 'consent',
  }
  expect(problemsOf({})).toEqual(wanted)
  expect(problemsOf({ name: ' ', email: '', subject: '\t', message: '\n', consent: 'no' })).toEqual(
    wanted,
  )
})

test('an email address has both parts, and is one', () => {
  for (const email of [
    'elena',
    'elena@',
    '@example.org',
    'elena@example',
    'a b@example.org',
    'elena@example.org@example.com',
    'a@example.org,b@example.org',
    'Elena <elena@example.org>',
    '=?utf-8?q?elena?=@example.org',
    'elena@example..org',
    'elena@.example.org',
    // whether a name stands before it, or a space in it, nobody knows
    'elena elena@example.org',
    'elena@example,org',
    'elena@example.org..',
    'elena@example.org;elena@example.com',
    'elena@-example.org',
    'elena@example-.org',
    'elena.@example.org',
    '.elena@example.org',
    'el..ena@example.org',
    `${'e'.repeat(65)}@example.org`,
    `elena@${'e'.repeat(64)}.org`,
    // no name of a domain, or the number of a machine
    'elena@ex!ample.org',
    'elena@ex_ample.org',
    'elena@example.org/more',
    'elena@exa?mple.org',
    'elena@example.org:25',
    'elena@b🙏c.org',
    'elena@`id`.org',
    'elena@1.2.3.4',
    'elena@0x7f.1',
    'elena@example.123',
    // 63 letters that are more in the spelling of mail servers
    `elena@${'é'.repeat(63)}.org`,
  ]) {
    expect(problemsOf({ ...good, email }), email).toEqual({ email: 'email' })
  }
  const longest = `${'e'.repeat(64)}@example.org`
  expect(messageOf({ ...good, email: longest }).email).toBe(longest)
  for (const email of [
    "niña.o'hara+sf@correo.example.es",
    'elena@España.example',
    'elena@ఉదాహరణ.భారత్',
    'elena@mail-1.3com.example',
    `elena@${'e'.repeat(63)}.org`,
  ]) {
    expect(messageOf({ ...good, email }).email).toBe(email)
  }
})

test('of an email address what ends a sentence or a list is left out', () => {
  for (const end of ['.', '. ', ' .', ',', ';', '.\u200b']) {
    expect(messageOf({ ...good, email: good.email + end }).email, end).toBe(good.email)
  }
  expect(problemsOf({ ...good, email: '.' })).toEqual({ email: 'missing' })
})

test('how to be answered is by email unless something else is chosen, which needs a number', () => {
  expect(messageOf(good)).toMatchObject({ reply: 'email', phone: '', answerIn: '' })
  for (const reply of ['call', 'text', 'whatsapp']) {
    expect(problemsOf({ ...good, reply })).toEqual({ phone: 'missing' })
    expect(problemsOf({ ...good, reply, phone: ' ' })).toEqual({ phone: 'missing' })
    const phone = ' +1 (925) 555-0100 '
    expect(messageOf({ ...good, reply, phone })).toMatchObject({ reply, phone: phone.trim() })
  }
  // beside another mistake it is said at once
  expect(problemsOf({ ...good, name: '', reply: 'call' })).toEqual({
    name: 'missing',
    phone: 'missing',
  })
  for (const phone of ['555 010', 'call me', '+34 600\n000000', 'javascript:5550100']) {
    expect(problemsOf({ ...good, reply: 'text', phone }), String(phone)).toEqual({ phone: 'phone' })
  }
  expect(problemsOf({ ...good, reply: 'text', phone: '0'.repeat(41) })).toEqual({ phone: 'long' })
  // a number that nobody needs is not kept, whatever stands there
  expect(messageOf({ ...good, phone: '+1 925 555 0100' }).phone).toBe('')
  expect(messageOf({ ...good, reply: 'pigeon', phone: 'coo' })).toMatchObject({
    reply: 'email',
    phone: '',
  })
})

test('a number or an address is taken as it was copied, without the marks that nobody sees', () => {
  for (const phone of ['+1\u00a0(925)\u00a0555‑0100', '+34\u2009600\u202f000–000']) {
    const copied = `\u202d${phone}\u202c`
    expect(messageOf({ ...good, reply: 'call', phone: copied }).phone).toBe(phone)
  }
  const copied = '\u200eelena@example\u00ad.org\u200b '
  expect(messageOf({ ...good, email: copied }).email).toBe('elena@example.org')
})

test('an answer may be wished for in any language of the site, or in that of the message', () => {
  expect(messageOf({ ...good, answerIn: 'es' }).answerIn).toBe('es')
  expect(messageOf({ ...good, answerIn: 'xx' }).answerIn).toBe('')
})

test('nothing is endless', () => {
  expect(problemsOf({ ...good, message: 'a'.repeat(longest.message) })).toEqual({})
  expect(problemsOf({ ...good, message: 'a'.repeat(longest.message + 1) })).toEqual({
    message: 'long',
  })
})

test('no line break or control character gets into a line, and none but breaks into the text', () => {
  expect(problemsOf({ ...good, subject: 'Hello\r\nBcc: everybody@example.org' })).toEqual({
    subject: 'characters',
  })
  expect(problemsOf({ ...good, name: 'Elena\u0000' })).toEqual({ name: 'characters' })
  expect(problemsOf({ ...good, name: 'Elena\ud800' })).toEqual({ name: 'characters' })
  expect(problemsOf({ ...good, email: 'elena\n@example.org' })).toEqual({ email: 'email' })
  expect(problemsOf({ ...good, message: 'one\u0007two' })).toEqual({ message: 'characters' })
  expect(messageOf({ ...good, message: 'one\r\ntwo\tthree\rfour' }).message).toBe(
    'one\ntwo\tthree\nfour',
  )
})

test('what is pasted from a table or from slides is taken, with its tabs and its breaks', () => {
  expect(messageOf({ ...good, name: 'Elena\tRuiz', subject: 'Hello\tthere' })).toMatchObject({
    name: 'Elena Ruiz',
    subject: 'Hello there',
  })
  expect(messageOf({ ...good, message: 'one\vtwo\fthree\u0085four' }).message).toBe(
    'one\ntwo\nthree\nfour',
  )
})

test('a church may be called whatever its file may', () => {
  for (const church of ['templo-2', '3-cruces', 'iglesia-cristiana-de-la-comunidad-del-puerto']) {
    expect(messageOf({ ...good, church }).church).toBe(church)
  }
})

test('what is no text, no church or no person is refused', () => {
  expect(problemsOf({ ...good, name: 7 })).toEqual({ name: 'missing' })
  expect(problemsOf({ ...good, subject: ['a'] })).toEqual({ subject: 'missing' })
  expect(problemsOf({ ...good, church: '../etc' })).toEqual({ church: 'church' })
  expect(problemsOf({ ...good, website: 'https://spam.example' })).toEqual({ website: 'empty' })
})
