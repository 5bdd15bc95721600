import { execFile } from 'node:child_process'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, inject, test, vi } from 'vitest'
import { closeAfterEach } from '../tests/service/closing.ts'
import { startEdge } from '../tests/service/edge.ts'
import { good, kept, sendTo, site, startMailServer, startWebhook } from '../tests/service/home.ts'
import wrangler from '../wrangler.json' with { type: 'json' }
import { day, minute } from './durations.ts'
import { remoteInbox } from './inbox/inbox-store.ts'
import { readSettings } from './settings.ts'
import { readSiteSettings } from './site-settings.ts'
import { openD1Store, type D1 } from './store/d1-store.ts'
import { migrations, notes } from './store/store.ts'

const token = 'only-for-tests-and-long-enough'

const closing = closeAfterEach()

async function start(bindings: Record<string, string>) {
  const edge = await startEdge(bindings)
  closing.push(edge.close)
  const send = async (subject: string, address = '192.0.2.1') => {
    const from = { 'cf-connecting-ip': address }
    const { status } = await sendTo(edge.url, { ...good, subject }, from)
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
  await inbox.erase(id)
  expect((await inbox.list()).map((each) => each.id)).toEqual([messages[1]!.id])
  expect(await inbox.markAnswered(id, null)).toBe(false)

  // by its command, from any machine
  const INBOX = { INBOX_URL: url.href, INBOX_TOKEN: token }
  const { stdout } = await promisify(execFile)('node', ['service/inbox.ts'], {
    env: { ...process.env, ...INBOX },
  })
  expect(stdout).toContain(
    `${messages[1]!.subject}  waiting · en espera\nmessages · mensajes: 1, waiting · en espera: 1\n`,
  )

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

test('on the edge what was kept long enough is erased at the next visit of the schedule', async () => {
  const { tick, send, database } = await start({})
  await send('one')
  await send('two')
  const db = await database()
  const set = (subject: string, days: number) =>
    db
      .prepare('UPDATE messages SET sent = ? WHERE subject = ?')
      .bind(Date.now() - days * day, subject)
      .run()
  await set('one', 91)
  await set('two', 89)
  await tick()
  const { results } = await db.prepare('SELECT subject FROM messages').all()
  expect(results).toEqual([{ subject: 'two' }])
}, 30_000)

test('on the edge, however many ask how it is, the database is written once in a while', async () => {
  const { url, database } = await start({})
  const db = await database()
  const checked = async () =>
    (await db.prepare(`SELECT value FROM settings WHERE name = 'checked'`).all()).results
  const ask = () => fetch(new URL('/healthz', url))
  expect((await ask()).status).toBe(200)
  const first = await checked()
  expect(first).toHaveLength(1)
  for (let n = 0; n < 20; n++) expect((await ask()).status).toBe(200)
  expect(await checked()).toEqual(first)
}, 30_000)

/** A database as the edge has one, that counts what it is asked. */
function countingDatabase() {
  const database = new DatabaseSync(':memory:')
  closing.push(async () => database.close())
  let asked = 0
  const statement = (sql: string, values: SQLInputValue[]): ReturnType<D1['prepare']> => {
    const ask = () => ((asked += 1), database.prepare(sql))
    return {
      bind: (...given) => statement(sql, given as SQLInputValue[]),
      run: async () => ({ meta: { changes: Number(ask().run(...values).changes) } }),
      all: async () => ({ results: ask().all(...values) }),
    }
  }
  const prepare: D1['prepare'] = (sql) => statement(sql, [])
  const batch: D1['batch'] = (all) => Promise.all(all.map((each) => each.run()))
  return { create: (): D1 => ({ prepare, batch }), asked: () => asked }
}

test('on the edge a visit of the schedule asks the database fifty times at the most, as the free plan allows', async () => {
  const mail = await startMailServer()
  closing.push(mail.close)
  const { create, asked } = countingDatabase()
  const store = await openD1Store(create())
  // in the morning of a new month, in the zone of the office and of most churches
  const now = Date.parse('2031-06-02T18:00:00Z')
  const churches = Object.keys(readSiteSettings(site).mailboxes)
  for (let n = 0; n < 60; n++) {
    const church = churches[n % churches.length]!
    const received = now - (n % 4 === 0 ? 9 : 3) * day
    await store.accept(kept(`m${n}`, { received, church }))
    if (n >= 20) await store.delivered(`m${n}`, received)
  }
  await store.remember('reported', '2031-04')
  const worker = (await import(inject('edge'))) as Worker
  const most = { asked: 0 }
  const logged = vi.spyOn(console, 'log').mockReturnValue()
  for (let minutes = 0; minutes < 60; minutes += 5) {
    const before = asked()
    // in a place where nothing is known yet
    const env = { DB: create(), SMTP_URL: mail.url, MAIL_FROM: 'site@example.org' }
    await worker.default.scheduled({ scheduledTime: now + minutes * minute }, env)
    most.asked = Math.max(most.asked, asked() - before)
  }
  expect(logged.mock.calls.join()).not.toContain('failed')
  logged.mockRestore()
  expect(most.asked).toBeLessThanOrEqual(50)
  // and what one visit leaves, another does
  expect((await store.figures()).waiting).toBe(0)
  const left = await store.unanswered(now - 2 * day)
  expect(left.filter(({ church, reminded }) => church === 'harbor' && !reminded)).toEqual([])
}, 30_000)

type Worker = {
  default: { scheduled: (event: { scheduledTime: number }, env: object) => Promise<void> }
}

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

test('on the edge an address that moved takes along what was asked, and is as well guarded', async () => {
  const { url } = await start({})
  const answer = await fetch(new URL('/es/contact?church=hill', url), { redirect: 'manual' })
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe('/es/contact-us?church=hill')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
}, 30_000)

test('the edge is given the files that are served anywhere else', () => {
  expect(wrangler.assets.directory).toBe(readSettings({}).SITE)
})

test('where a setting is wrong on the edge, who writes reads it in their language, and it is said why', async () => {
  const wrong = { MESSAGES_PER_HOUR: 'abc', ALARM_URL: 'http://chat.example/hunter2' }
  const { url, send } = await start(wrong)
  expect((await fetch(new URL('/es/contact-us', url))).status).toBe(200)
  expect((await fetch(new URL('/healthz', url))).status).toBe(503)
  expect(await send('one')).toBe(503)
  const body = new URLSearchParams({ ...good, language: 'es' })
  const form = await fetch(new URL('/api/contact', url), { method: 'POST', body })
  expect(form.status).toBe(503)
  const html = await form.text()
  expect(html).toContain('lang="es"')
  expect(html).toContain(good.email)

  const logged = vi.spyOn(console, 'log').mockReturnValue()
  const worker = (await import(inject('edge'))) as Worker
  await worker.default.scheduled({ scheduledTime: Date.now() }, wrong)
  const lines = logged.mock.calls.join('\n')
  logged.mockRestore()
  expect(lines).toMatch(/MESSAGES_PER_HOUR must be a whole number.*ALARM_URL must be an address/)
  expect(lines).not.toContain('hunter2')
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
