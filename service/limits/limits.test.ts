import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAfterEach } from '../../tests/service/closing.ts'
import { startEdge } from '../../tests/service/edge.ts'
import {
  good,
  goodAnywhere,
  healthToken,
  json,
  startHome,
  storeFor,
} from '../../tests/service/home.ts'
import { createApp } from '../app.ts'
import { day, minute } from '../durations.ts'
import { issueToken } from '../form/token.ts'
import { readSettings } from '../settings.ts'
import { openD1Store } from '../store/d1-store.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { countingSecret } from '../store/store.ts'
import { createWatch } from '../troubles/watch.ts'
import { createLimiter } from './hourly-limit.ts'

const closing = closeAfterEach()
afterEach(() => void vi.useRealTimers())

function start(perHour: number) {
  const store = storeFor(closing)
  const watch = createWatch(store, readSettings({}))
  const app = createApp({
    store,
    log: () => {},
    headers: {},
    limiter: createLimiter(),
    churches: ['harbor', 'hill'],
    perHour,
    watch,
    contactPage: async (locale, { status }) => `${locale} ${status}`,
  })
  const post = async (init: RequestInit, from: string) => {
    const answer = await app.fetch(new Request('http://localhost/api/contact', init), {
      address: from,
    })
    return [answer.status, await answer.text()] as const
  }
  return { post, watch, store }
}

test('to be refused is counted, too, whatever for', async () => {
  const { post } = start(2)
  const refusals: [number, RequestInit][] = [
    [422, json({ ...good, email: 'elena' })],
    [422, json({ ...good, church: 'atlantis' })],
    [422, json({ ...good, website: 'https://spam.example' })],
    [403, json(good, { origin: 'https://evil.example' })],
    [400, json('{"name":')],
    [415, json(good, { 'content-type': 'text/plain' })],
  ]
  for (const [index, [status, init]] of refusals.entries()) {
    const address = `192.0.2.${index}`
    const send = async (each: RequestInit) => (await post(each, address))[0]
    // six times as many as messages
    for (let times = 0; times < 12; times++) expect(await send(init)).toBe(status)
    expect(await send(init), `a thirteenth ${status}`).toBe(429)
    // whoever tries that often is not heard with a whole message, either
    expect(await send(json(good)), `after ${status}`).toBe(429)
  }
})

test('a home with a whole block of networks closes the form for itself alone', async () => {
  const { post, watch } = start(20)
  const send = (n: number, from: string) => post(json({ ...good, subject: `message ${n}` }), from)
  let taken = 0
  for (let n = 0; n < 400; n++) {
    const [status, said] = await send(n, `2001:db8:1:${(n % 40).toString(16)}::${n + 1}`)
    if (status === 200) taken += 1
    else expect(said).toBe('{"status":"too many"}')
  }
  // as many as from four homes without proof
  expect(taken).toBe(40)
  expect((await send(400, '2001:db8:2::1'))[0]).toBe(200)
  expect((await send(401, '192.0.2.1'))[0]).toBe(200)
  expect(await watch.ask(Date.now())).toEqual([])
})

test('a flood for one church from everywhere closes the form for this church, truly told, and somebody is told', async () => {
  const { post, watch } = start(4)
  const send = (n: number, church: string) =>
    post(json({ ...good, church, subject: `message ${n}` }), `192.0.2.${n}`)
  for (let n = 0; n < 40; n++) expect((await send(n, 'harbor'))[0]).toBe(200)
  expect(await watch.ask(Date.now())).toEqual([])
  // it is not the connection of this visitor that anything has come from
  expect(await send(40, 'harbor')).toEqual([429, '{"status":"crowded"}'])
  const form = (language: string) =>
    post({ method: 'POST', body: new URLSearchParams({ ...good, language }) }, '192.0.2.41')
  expect(await form('es')).toEqual([429, 'es crowded'])
  expect(await form('en')).toEqual([429, 'en crowded'])
  for (const other of ['hill', '']) expect((await send(42, other))[0], other).toBe(200)
  expect((await watch.ask(Date.now())).map(({ name }) => name)).toEqual(['form-flooded'])
  // until the hour is over
  expect(await watch.ask(Date.now() + 61 * minute)).toEqual([])
})

test('that one network is refused is told where somebody has typed, and not of programs', async () => {
  const { post, watch, store } = start(4)
  const told = async (at = Date.now()) => (await watch.ask(at)).map(({ name }) => name)
  const send = async (n: number, from: string, token?: string) =>
    (await post(json({ ...good, subject: `message ${n}`, token }), from))[0]
  for (const [n, status] of [200, 200, 429].entries()) {
    expect(await send(n, '192.0.2.1')).toBe(status)
  }
  expect(await told()).toEqual([])
  const proof = await issueToken(await store.secret(), Date.now() - minute)
  for (let n = 0; n < 4; n++) expect(await send(n, '192.0.2.2', proof)).toBe(200)
  expect(await told()).toEqual([])
  expect(await send(4, '192.0.2.2', proof)).toBe(429)
  expect(await told()).toEqual(['network-refused'])
  expect(await told(Date.now() + 61 * minute)).toEqual([])
})

test('who shows a proof of having typed may send twice as many, and a while later again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  const { post, store } = start(4)
  const send = async (n: number, token?: string) =>
    (await post(json({ ...good, subject: `message ${n}`, token }), '192.0.2.1'))[0]
  const proof = await issueToken(await store.secret(), Date.now() - minute)
  for (let n = 0; n < 4; n++) expect(await send(n, proof)).toBe(200)
  expect(await send(4, proof)).toBe(429)
  vi.advanceTimersByTime(60 * minute - 1)
  expect(await send(5, proof)).toBe(429)
  vi.advanceTimersByTime(1)
  for (let n = 6; n < 8; n++) expect(await send(n)).toBe(200)
  expect(await send(8)).toBe(429)
  expect(await send(9, proof)).toBe(200)
})

test('on the edge the same is counted in the database', async () => {
  const edge = await startEdge({ MESSAGES_PER_HOUR: '4', HEALTH_TOKEN: healthToken })
  closing.push(edge.close)
  const send = async (n: number, from: string) => {
    const init = json({ ...goodAnywhere, subject: `message ${n}` }, { 'cf-connecting-ip': from })
    const answer = await fetch(new URL('/api/contact', edge.url), init)
    return [answer.status, await answer.text()]
  }
  // a block may as much as four homes, and one home half of four without proof
  for (let n = 0; n < 8; n++) expect((await send(n, `2001:db8:1:${n}::1`))[0]).toBe(200)
  expect(await send(8, '2001:db8:1:8::1')).toEqual([429, '{"status":"too many"}'])
  for (let n = 8; n < 40; n++) expect((await send(n, `192.0.2.${n}`))[0]).toBe(200)
  expect(await send(40, '192.0.2.40')).toEqual([429, '{"status":"crowded"}'])
  const headers = { authorization: `Bearer ${healthToken}` }
  const health = await fetch(new URL('/healthz', edge.url), { headers })
  expect(await health.text()).toContain('"form-flooded"')
}, 30_000)

const secrets = `SELECT name FROM settings WHERE name LIKE 'counting secret%' ORDER BY name`

test('on the edge, what networks were counted by is thrown away when its day is over', async () => {
  const edge = await startEdge({})
  closing.push(edge.close)
  await fetch(new URL('/api/contact', edge.url), json(good))
  const database = await edge.database()
  const store = await openD1Store(database)
  const now = Date.now()
  for (const days of [1, 2, 300]) await store.first(countingSecret(now - days * day), 'x')
  const names = async () => {
    const { results } = await database.prepare(secrets).all()
    return (results as { name: string }[]).map(({ name }) => name)
  }
  expect(await names()).toHaveLength(4)
  await edge.tick()
  // a count goes on for an hour, over midnight too
  expect((await names()).filter((name) => name < countingSecret(now - day / 24))).toEqual([])
  expect(await names()).toContain(countingSecret(now))
}, 30_000)

test('on Node nothing that is counted gets into the file', async () => {
  const home = await startHome()
  closing.push(home.close)
  await fetch(`${home.url}/api/contact`, json(good))
  const { database, close } = openSqliteStore(path.join(home.folder, 'messages.sqlite'))
  closing.push(close)
  expect(database.prepare(secrets).all()).toEqual([])
  expect(database.prepare('SELECT * FROM limits').all()).toEqual([])
})
