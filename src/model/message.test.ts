import { expect, test } from 'vitest'
import { longest, problems, type Message } from './message.ts'

const good: Message = {
  name: 'Elena Castillo',
  email: 'elena@example.org',
  subject: 'Visiting with two small children',
  message: 'Is there a class for a four-year-old?',
  church: 'oakley',
  consent: 'yes',
}

test('a whole message has no problems', () => {
  expect(problems(good)).toEqual([])
  expect(problems({ ...good, church: '' })).toEqual([])
})

test('name, e-mail, subject, message and consent are required', () => {
  const empty = { name: '', email: '', subject: ' ', message: '\n', church: '', consent: '' }
  expect(problems(empty)).toEqual(['name', 'email', 'subject', 'message', 'consent'])
})

test('an e-mail address has both parts', () => {
  for (const email of ['elena', 'elena@', '@example.org', 'elena@example', 'a b@example.org']) {
    expect(problems({ ...good, email }), email).toEqual(['email'])
  }
})

test('nothing is endless', () => {
  expect(problems({ ...good, message: 'a'.repeat(longest.message) })).toEqual([])
  expect(problems({ ...good, message: 'a'.repeat(longest.message + 1) })).toEqual(['message'])
})
