import { afterEach, expect, test } from 'vitest'
import { startEdge } from '../tests/service/edge.ts'
import { good, startWebhook } from '../tests/service/home.ts'
import wrangler from '../wrangler.json' with { type: 'json' }
import { remoteInbox } from './inbox-store.ts'
import { readSettings } from './settings.ts'
import { migrations, notes } from './store.ts'

const token = 'only-for-tests-and-long-enough'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function start(bindings: Record<string, string>) {
  const edge = await startEdge(bindings)
  closing.push(edge.close)
  const send = async (subject: string, address = '192.0.2.1') => {
    const { status } = await fetch(new URL('/api/contact', edge.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': address },
      body: JSON.stringify({ ...good, subject }),
    })
    return status
  }
  return { ...edge, send }
}

test('on the edge the inbox is read, marked and erased by whoever has the token, and by nobody else', async () => {
  const { url, send } = await start({ INBOX_TOKEN: token })
  await send('one')
  await send('two')
  const inbox = remoteInbox(url.href, token)
  const messages = await inbox.list()
  expect(messages.map(({ subject }) => subject).toSorted()).toEqual(['one', 'two'])
  const { id } = messages[0]!
  expect(await inbox.markAnswered(id, Date.now())).toBe(true)
  expect((await inbox.list()).filter(({ answered }) => answered !== null)).toHaveLength(1)
  expect(await inbox.markAnswered(id, null)).toBe(true)
  expect(await inbox.erase(id)).toMatchObject({ found: true })
  expect(await inbox.erase(id)).toMatchObject({ found: false })
  expect(await inbox.list()).toHaveLength(1)

  await expect(remoteInbox(url.href, `${token}x`).list()).rejects.toThrow('404')
  expect((await fetch(new URL('/api/inbox', url))).status).toBe(404)
}, 30_000)

test('on the edge limits are counted in the database, and the schedule keeps house', async () => {
  const { send, tick, url } = await start({ MESSAGES_PER_HOUR: '4' })
  expect([await send('one'), await send('two'), await send('three')]).toEqual([200, 200, 429])
  // a home with IPv6 is one, whichever of its addresses it uses
  expect(await send('four', '2001:db8::1')).toBe(200)
  expect(await send('five', '2001:db8::2')).toBe(200)
  expect(await send('six', '2001:db8::3')).toBe(429)
  await tick()
  expect(await send('seven')).toBe(429)
  // without the token there is no such address
  expect((await fetch(new URL('/api/inbox', url))).status).toBe(404)
}, 30_000)

test('on the edge a link begins the form, too', async () => {
  const { url } = await start({})
  const ask = async (address: string) => {
    const answer = await fetch(new URL(address, url))
    return { kept: answer.headers.get('cache-control'), html: await answer.text() }
  }
  const begun = await ask('/es/contact-us?church=hill&topic=prayer')
  expect(begun.html).toMatch(
    /<option[^>]* value="hill" selected|<option[^>]* selected="" value="hill"/,
  )
  expect(begun.kept).toBe('no-store')
  const plain = await ask('/es/contact-us?church=nowhere')
  expect(plain.html).toContain('<form')
  expect(plain.kept).not.toBe('no-store')
}, 30_000)

test('the edge is given the files that are served anywhere else', () => {
  expect(wrangler.assets.directory).toBe(readSettings({}).SITE)
})

test('a wrong setting is said on the edge as it is on Node', async () => {
  const { send } = await start({ MESSAGES_PER_HOUR: 'abc' })
  expect(await send('one')).toBe(500)
}, 30_000)

/** What a visitor meets where the database is of no use, and what is told of it. */
async function expectClosed(url: URL, name: string) {
  expect((await fetch(new URL('/es/contact-us', url))).status).toBe(200)
  expect((await fetch(new URL('/healthz', url))).status).toBe(503)
  const headers = { authorization: `Bearer ${token}` }
  const health = await fetch(new URL('/healthz', url), { headers })
  expect(health.status).toBe(503)
  expect(await health.json()).toMatchObject({ status: name })
  const body = new URLSearchParams(good)
  const form = await fetch(new URL('/api/contact', url), { method: 'POST', body })
  expect(form.status).toBe(503)
  expect(await form.text()).toContain(good.email)
}

test('on the edge pages are served whatever the database does, and health and alarm tell it', async () => {
  const { told, url: webhook, close } = await startWebhook()
  closing.push(async () => close())
  const env = { HEALTH_TOKEN: token, ALARM_URL: webhook }
  const { url, tick } = await startEdge(env, { hasDatabase: false })
  await expectClosed(url, 'store-failing')
  await tick()
  await tick()
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('Messages cannot be kept')
}, 30_000)

test('on the edge a database that cannot be opened is tried again', async () => {
  const { url, database, send } = await start({ HEALTH_TOKEN: token })
  const db = await database()
  await db.prepare(notes).run()
  await db.prepare(`INSERT INTO settings VALUES ('schema', '99')`).run()
  await expectClosed(url, 'store-newer')
  await db.prepare(`DELETE FROM settings`).run()
  expect(await send('one')).toBe(200)
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(new URL('/healthz', url), { headers })).status).toBe(200)
}, 30_000)

test('on the edge a store of the version before is taken over whole, or not at all', async () => {
  const edge = await startEdge({ MESSAGES_PER_HOUR: '1000', INBOX_TOKEN: token })
  closing.push(edge.close)
  const database = await edge.database()
  const run = (sql: string) => database.prepare(sql).run()
  await run(notes)
  for (const sql of migrations.slice(0, 2).flat()) await run(sql)
  await run(`INSERT INTO settings VALUES ('schema', '2'), ('secret', 'of old')`)
  await run(`INSERT INTO messages (id, received, name, email, subject, message, church, language, next, sent)
    VALUES ('delivered', 1, 'E', 'e@example.org', 'S', 'M', 'hill', 'es', 1, 7)`)
  // the last of the new things is in the way
  await run('CREATE INDEX refused ON messages (id)')
  const inbox = remoteInbox(edge.url.href, token)
  await expect(inbox.list()).rejects.toThrow(/50[03]/)
  const columns = async () =>
    (await database.prepare(`SELECT name FROM pragma_table_info('messages')`).all()).results.length
  expect(await columns()).toBe(13)
  await run('DROP INDEX refused')
  expect(await inbox.list()).toMatchObject([{ id: 'delivered', reply: 'email', escalated: 7 }])
}, 30_000)
