import { expect, test } from 'vitest'
import { kept } from '../../tests/service/home.ts'
import type { Listed } from '../store/store.ts'
import { unknown } from './inbox-store.ts'
import { csvOf, isWaiting, letterOf, lineOf, shown, waitOf } from './inbox-text.ts'

const [came, later, last] = [
  '2026-01-02T03:04:05Z',
  '2026-01-03T06:07:08Z',
  '2026-01-04T09:10:11Z',
].map((each) => Date.parse(each)) as [number, number, number]

const id = '0123456789abcdef'

/** A message that nothing has become of yet. */
const listed = (more: Partial<Listed> = {}): Listed => ({
  ...kept(id, { received: came }),
  ...unknown,
  ...more,
})

const refused = { sent: later, refused: came, problem: '550' }
const delivered = 'delivered · entregado 2026-01-03 06:07 UTC'

test.each<[string, Partial<Listed>]>([
  ['waiting · en espera', {}],
  [
    'tried · intentado 1× (451), next · próximo 2026-01-03 06:07 UTC',
    { attempts: 1, problem: '451', next: later },
  ],
  [
    'tried · intentado 3× (ESOCKET), next · próximo 2026-01-03 06:07 UTC',
    { attempts: 3, problem: 'ESOCKET', next: later },
  ],
  [delivered, { attempts: 1, sent: later }],
  [`${delivered}, reminded · recordado: church · iglesia`, { sent: later, reminded: last }],
  [`${delivered}, reminded · recordado: office · oficina`, { sent: later, escalated: last }],
  [
    `${delivered}, reminded · recordado: church · iglesia, office · oficina`,
    { sent: later, reminded: last, escalated: last },
  ],
  [
    'refused by the mailbox · rechazado por el buzón (550), given to the office · pasado a la oficina 2026-01-03 06:07 UTC',
    refused,
  ],
  ['answered · respondido 2026-01-04 09:10 UTC', { ...refused, answered: last }],
])('what became of a message: %s', (state, more) => {
  expect(lineOf(listed(more))).toBe(
    `01234567  2026-01-02 03:04 UTC  office · oficina  Elena  A visit  ${state}`,
  )
})

test('a message waits until it is sent or answered', () => {
  const states = [{}, { sent: later }, { answered: later }].map((each) => isWaiting(listed(each)))
  expect(states).toEqual([true, false, false])
})

test('a whole message, with how to answer it', () => {
  expect(letterOf(listed({ message: 'Hello\nagain' }))).toBe(`Id:                  0123456789abcdef
Received · Recibido: 2026-01-02 03:04 UTC
From · De:           Elena <elena@example.org>
For · Para:          office · oficina
Language · Idioma:   en
Answer · Respuesta:  by email · por correo, en
State · Estado:      waiting · en espera
Subject · Asunto:    A visit

Hello
again`)
  const call = { church: 'hill', reply: 'call', phone: '+34 600 000 000', answerIn: 'es' } as const
  expect(letterOf(listed(call))).toMatch(
    /^For · Para: {10}hill$[^]*^Answer · Respuesta: {2}by a call · con una llamada, \+34 600 000 000, es$/m,
  )
})

test('how long a message has waited, in whole days', () => {
  const day = 86_400_000
  const waits = [day - 1, day, 2 * day - 1, 2 * day].map((time) => waitOf(listed(), came + time))
  expect(waits).toEqual(
    ['0 days · días', '1 day · día', '1 day · día', '2 days · días'].map(
      (each) => `01234567, office · oficina, ${each}`,
    ),
  )
  expect(waitOf(listed({ church: 'hill\u0007' }), came)).toBe('01234567, hill<0007>, 0 days · días')
})

test('what could steer a terminal is shown, and not obeyed', () => {
  expect(shown('a\u001b[31mred\u202e\u2028\u{e0001}\ud800')).toBe(
    'a<001b>[31mred<202e><2028><e0001><d800>',
  )
  expect(shown('క్\u200cష \u{1f469}\u200d\u{1f467}\n')).toBe('క్\u200cష \u{1f469}\u200d\u{1f467}\n')
  expect(lineOf(listed({ subject: '\u001b[2J' }))).toContain('<001b>[2J')
  expect(letterOf(listed({ message: '\u001b[2J' }))).toContain('<001b>[2J')
})

test('for a spreadsheet each message is a row, and nothing in it is a formula', () => {
  const message = listed({
    ...refused,
    name: '=HYPERLINK("http://evil.example")',
    message: '@SUM(1)\n"x"',
    phone: '+34 600',
    subject: '1 = 1',
    attempts: 2,
    reminded: last,
  })
  expect(csvOf([message, listed()])).toBe(
    [
      '\ufeff"id","received","name","email","church","language","reply","phone","answerIn","subject","message","attempts","problem","refused","sent","reminded","escalated","answered"',
      `"0123456789abcdef","2026-01-02 03:04","'=HYPERLINK(""http://evil.example"")","elena@example.org","","en","email","'+34 600","","1 = 1","'@SUM(1)\n""x""","2","550","2026-01-02 03:04","2026-01-03 06:07","2026-01-04 09:10","",""`,
      '"0123456789abcdef","2026-01-02 03:04","Elena","elena@example.org","","en","email","","","A visit","Hello","0","","","","","",""',
      '',
    ].join('\r\n'),
  )
})
