import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answersFor, type Answers } from './answers.ts'

// what a script and a form without scripts are told; the page itself is tried in contract.test.ts

const typed = { name: 'Elena', message: 'Hello', language: 'es', unknown: 'field', email: ['two'] }

/** Asks for one answer, as a form of that type. */
async function ask(give: (answers: Answers) => Response | Promise<Response>, type: string) {
  const app = new Hono().post('/', (context) => {
    const page = async (...given: unknown[]) => JSON.stringify(given)
    return give(answersFor(context, page, typed))
  })
  const answer = await app.request('/', { method: 'POST', headers: { 'content-type': type } })
  const { status, headers } = answer
  return {
    status,
    wait: headers.get('retry-after'),
    type: headers.get('content-type')?.split(';')[0],
    to: headers.get('location'),
    said: status === 303 ? undefined : ((await answer.json()) as unknown),
  }
}

const form = 'application/x-www-form-urlencoded'
const data = 'application/json'

/** Each answer, what a script is told, and what the page is given beside all that was typed. */
const said: [
  (answers: Answers) => Response | Promise<Response>,
  number,
  object,
  object,
  string?,
][] = [
  [(a) => a.refused(400), 400, { status: 'unreadable' }, { problems: {}, status: 'unavailable' }],
  [(a) => a.refused(403), 403, { status: 'forbidden' }, { problems: {}, status: 'unavailable' }],
  [(a) => a.refused(415), 415, { status: 'unknown type' }, { problems: {}, status: 'unavailable' }],
  // who wrote too much reads where, and has all of it
  [(a) => a.refused(413), 413, { status: 'too large' }, { problems: { message: 'long' } }],
  [
    (a) => a.invalid({ email: 'email' }),
    422,
    { status: 'invalid', errors: { email: 'email' } },
    { problems: { email: 'email' } },
  ],
  [(a) => a.tooMany(60), 429, { status: 'too many' }, { problems: {}, status: 'tooMany' }, '60'],
  [(a) => a.tooSoon(), 429, { status: 'too soon' }, { problems: {}, status: 'unavailable' }, '2'],
  [(a) => a.crowded(90), 429, { status: 'crowded' }, { problems: {}, status: 'crowded' }, '90'],
  [
    (a) => a.unavailable(),
    503,
    { status: 'unavailable' },
    { problems: {}, status: 'unavailable' },
    '60',
  ],
]

test('a script is told by data, and a form by a page in which everything typed still is', async () => {
  for (const [give, status, inData, onPage, wait = null] of said) {
    const answer = { status, wait, to: null }
    expect(await ask(give, data)).toEqual({ ...answer, type: data, said: inData })
    // of what was typed, fields of the form with one text each
    const kept = { name: 'Elena', message: 'Hello' }
    const page = ['es', { typed: kept, ...onPage }]
    for (const type of [form, 'multipart/form-data; boundary=a', form.toUpperCase()]) {
      expect(await ask(give, type)).toEqual({ ...answer, type: 'text/html', said: page })
    }
  }
  expect((await ask((a) => a.tooSoon(), `text/plain; ${form}`)).type).toBe(data)
})

test('what was taken is confirmed by data, or by a page that a reload sends nothing from', async () => {
  expect(await ask((a) => a.accepted(), data)).toMatchObject({
    status: 200,
    said: { status: 'accepted' },
  })
  expect(await ask((a) => a.accepted(), form)).toMatchObject({
    status: 303,
    to: '/es/contact-us#sent',
  })
})
