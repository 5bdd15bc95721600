import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { openD1Store } from './d1-store.ts'
import { day } from './durations.ts'
import { startEdge } from './edge-testing.ts'
import { createLimiter } from './limiter.ts'
import { readSettings } from './settings.ts'
import { openSqliteStore } from './sqlite-store.ts'
import { countingSecret } from './store.ts'
import { good, startHome, temporaryFolder } from './testing.ts'
import { createWatch } from './watch.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

test('to be refused is counted, too, whatever for', async () => {
  const { folder, remove } = temporaryFolder()
  const store = openSqliteStore(path.join(folder, 'messages.sqlite'))
  closing.push(remove, store.close)
  const app = createApp({
    store,
    log: () => {},
    headers: {},
    limiter: createLimiter(),
    churches: [good.church],
    perHour: 2,
    watch: createWatch(store, readSettings({})),
    contactPage: async () => '',
  })
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
    const send = async (each: RequestInit, from = address) => {
      const request = new Request('http://localhost/api/contact', each)
      return (await app.fetch(request, { address: from })).status
    }
    // six times as many as messages
    for (let times = 0; times < 12; times++) expect(await send(init)).toBe(status)
    expect(await send(init), `a thirteenth ${status}`).toBe(429)
    // whoever tries that often is not heard with a whole message, either
    expect(await send(json(good)), `after ${status}`).toBe(429)
  }
})

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
