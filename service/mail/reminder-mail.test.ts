import { expect, test } from 'vitest'
import { kept, mailboxes } from '../../tests/service/home.ts'
import { day, hour } from '../durations.ts'
import type { Listed } from '../store/store.ts'
import { reminderOf, tally } from './reminder-mail.ts'

// ten in the evening in California, and the next morning in India
const received = Date.parse('2026-06-11T05:00:00Z')

const listed = (id: string, more: Partial<Listed> = {}): Listed => ({
  ...kept(id, { received, church: 'harbor' }),
  attempts: 1,
  refused: null,
  sent: received,
  answered: null,
  next: 0,
  problem: null,
  reminded: null,
  escalated: null,
  ...more,
})

const remind = (more: Partial<Parameters<typeof reminderOf>[0]>) =>
  reminderOf({
    name: 'f'.repeat(64),
    from: 'website@example.org',
    mailbox: mailboxes.harbor!,
    mailboxes,
    messages: [],
    links: [(locale) => `https://example.org/one/${locale}`, () => 'https://example.org/two'],
    ...more,
  })

const may = { month: '2026-05', churches: [] }

test('what waits is counted in the subject, in both languages, and stands below with its link', () => {
  const mail = remind({ messages: [listed('a')] })
  expect(mail).toMatchObject({
    messageId: `<${'f'.repeat(32)}@example.org>`,
    from: { name: 'The website · El sitio web', address: 'website@example.org' },
    to: 'harbor@lighthouse.example',
    replyTo: { name: 'Elena', address: 'elena@example.org' },
    subject: 'Waiting for an answer: 1 · En espera de respuesta: 1',
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  const [intro, message, end, ...more] = mail.text.split('\n\n----\n\n')
  expect(intro).toMatch(/^Each message below came.*\n\nCada mensaje que sigue llegó/)
  expect(message).toMatch(/^A visit \(Harbor, since June 10, 2026\)\n/)
  expect(message).toContain('\n\nA visit (El Puerto, desde el 10 de junio de 2026)\n')
  expect(message).toMatch(/one\/en\n[^]*one\/es\n\n> Hello$/)
  expect(end).toMatch(/^Each message is brought back once.*\nCada mensaje se recuerda una vez/)
  expect(more).toEqual([])
})

test('two messages are two parts, with nobody to reply to; days are those of the mailbox', () => {
  const mail = remind({ messages: [listed('a'), listed('b')], mailbox: mailboxes.delta! })
  expect(mail.subject).toBe('Waiting for an answer: 2 · En espera de respuesta: 2')
  expect(mail).not.toHaveProperty('replyTo')
  expect(mail.text.split('\n\n----\n\n')).toHaveLength(4)
  expect(mail.text).toContain('since June 11, 2026')
})

test('the month alone is a mail, and one with what waits', () => {
  const alone = remind({ report: may })
  expect(alone.subject).toBe('Messages in May 2026 · Mensajes en mayo de 2026')
  const [report, ...rest] = alone.text.split('\n\n----\n\n')
  expect(report).toBe(
    'Messages in May 2026\nNo message came through the website.\n\nMensajes en mayo de 2026\nNo llegó ningún mensaje por el sitio web.',
  )
  expect(rest).toHaveLength(1)
  const both = remind({ report: may, messages: [listed('a')] })
  expect(both.subject).toBe(
    'Waiting for an answer: 1 · En espera de respuesta: 1; Messages in May 2026 · Mensajes en mayo de 2026',
  )
  expect(both.text.split('\n\n----\n\n')).toHaveLength(4)
})

test('half were answered within the middle time, in hours up to two days', () => {
  const came = (times: (number | null)[]) =>
    times.map((time) => ({
      church: 'harbor',
      received,
      answered: time === null ? null : received + time,
    }))
  const within = (...times: (number | null)[]) => tally(came(times), mailboxes)[0]!.within
  expect(within(100 * hour, 20 * hour, 3 * hour, null)).toBe(20 * hour)
  expect(within(9 * hour, 100 * hour)).toBe(9 * hour)
  expect(within(null)).toBe(0)
  const said = (time: number) =>
    /within (.*)/.exec(
      remind({ report: { ...may, churches: tally(came([time]), mailboxes) } }).text,
    )![1]
  expect([1, hour + 1, 2 * day, 2 * day + 1].map(said)).toEqual([
    '1 hour',
    '2 hours',
    '48 hours',
    '3 days',
  ])
})
