import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { createServer } from 'node:tls'
import { expect, test, vi } from 'vitest'
import { closeAfterEach } from '../tests/service/closing.ts'
import {
  folderFor,
  good,
  healthToken,
  idsAt,
  kept,
  sendTo,
  site,
  startHome,
  startMailServer,
} from '../tests/service/home.ts'
import { textOf } from '../tests/service/mails.ts'
import { createTime } from '../tests/service/time.ts'
import { day, hour, minute, second } from './durations.ts'
import { openSqliteStore } from './store/sqlite-store.ts'

// what a home does without being asked: at its start, and by the hour

const closing = closeAfterEach()

/** Noon in California, in the middle of a month: no month ends meanwhile, and the site of the tests was built before. */
const noon = Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 15, 20)

const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** A store, as the service left it when it ended; its newest message is from an hour ago. */
async function leave(fill: (store: ReturnType<typeof openSqliteStore>) => Promise<unknown>) {
  const folder = folderFor(closing)
  const file = path.join(folder, 'messages.sqlite')
  const store = openSqliteStore(file)
  await fill(store)
  await store.close()
  return { DATA: folder, file }
}

async function start(env: Record<string, string>, now = Date.now()) {
  const { time, moveTo } = createTime(now)
  const home = await startHome({ BACKUPS: '', ...env }, { time })
  closing.push(home.close)
  await home.begun
  const troubles = async () => {
    const headers = { authorization: `Bearer ${healthToken}` }
    const answer = await fetch(`${home.url}/healthz`, { headers })
    const { troubles: found } = (await answer.json()) as { troubles: { name: string }[] }
    return found.map(({ name }) => name)
  }
  return { ...home, moveTo, troubles }
}

test('what was kept long enough is erased when it starts, and each hour', async () => {
  const now = Date.now()
  const { DATA, file } = await leave(async (store) => {
    for (const [id, sent] of [
      ['old', now - 91 * day],
      ['almost', now - 90 * day + minute],
      ['new', now],
    ] as const) {
      await store.accept(kept(id, { received: sent }))
      await store.delivered(id, sent)
    }
  })
  const { moveTo } = await start({ DATA }, now)
  expect((await idsAt(file)).toSorted()).toEqual(['almost', 'new'])
  await moveTo(now + hour - minute)
  expect((await idsAt(file)).toSorted()).toEqual(['almost', 'new'])
  await moveTo(now + hour)
  expect(await idsAt(file)).toEqual(['new'])
})

test('what waits is looked for every fifteen seconds, or sooner where that is set', async () => {
  for (const [RETRY_SECONDS, pause] of [
    ['60', 15],
    ['4', 4],
  ] as const) {
    const mail = await startMailServer()
    closing.push(mail.close)
    const { DATA, file } = await leave(async () => {})
    const words = { SMTP_URL: mail.url, MAIL_FROM: 'website@example.org', RETRY_SECONDS }
    const { moveTo } = await start({ DATA, ...words }, noon)
    // another program has put it there: nobody woke the one who sends
    const store = openSqliteStore(file)
    await store.accept(kept('a', { received: noon }))
    await store.close()
    await moveTo(noon + (pause - 1) * second)
    expect(mail.mails).toHaveLength(0)
    await moveTo(noon + pause * second)
    expect(mail.mails).toHaveLength(1)
  }
})

test('what comes is sent on at once, without waiting for the next look', async () => {
  const mail = await startMailServer()
  closing.push(mail.close)
  const { url } = await start({ SMTP_URL: mail.url, MAIL_FROM: 'website@example.org' }, noon)
  await fetch(`${url}/api/contact`, { method: 'POST', body: new URLSearchParams(good) })
  await vi.waitFor(() => expect(mail.mails).toHaveLength(1), 5000)
})

test('when it has ended, all messages are in one file, which can be taken elsewhere', async () => {
  const { DATA, file } = await leave(async () => {})
  const home = await startHome({ DATA })
  await home.begun
  const body = new URLSearchParams(good)
  expect((await fetch(`${home.url}/api/contact`, { method: 'POST', body })).status).toBe(200)
  expect(existsSync(`${file}-wal`)).toBe(true)
  await home.close()
  expect(existsSync(`${file}-wal`)).toBe(false)
  expect(await idsAt(file)).toHaveLength(1)
})

test('a copy is made each day where there is a folder for them, and what was put aside goes after thirty in any case', async () => {
  const { DATA } = await leave((store) => store.accept(kept('a')))
  const aside = (days: number) => `messages.sqlite.before-${dateOf(noon - days * day)}T12.00.00`
  for (const days of [29, 32]) writeFileSync(path.join(DATA, aside(days)), '')
  const asides = () => readdirSync(DATA).filter((name) => name.includes('before'))
  const plain = await start({ DATA }, noon)
  expect(asides()).toEqual([aside(29)])
  expect(readdirSync(DATA)).not.toContain('backups')
  await plain.close()
  closing.pop()
  const BACKUPS = path.join(DATA, 'backups')
  const { moveTo } = await start({ DATA, BACKUPS }, noon)
  await moveTo(noon + day)
  expect(readdirSync(BACKUPS)).toEqual(
    [noon, noon + day].map((at) => `messages-${dateOf(at)}.sqlite`),
  )
})

test('a message that nobody has answered is brought back when it starts, and every quarter of an hour', async () => {
  const mail = await startMailServer()
  closing.push(mail.close)
  const { DATA } = await leave(async (store) => {
    for (const [id, sent] of [
      ['one', noon - 3 * day],
      ['other', noon - 2 * day + 10 * minute],
    ] as const) {
      await store.accept(kept(id, { received: sent, message: `words of ${id}`, church: 'harbor' }))
      await store.delivered(id, sent)
    }
  })
  const MAIL = { SMTP_URL: mail.url, MAIL_FROM: 'site@example.org' }
  const { moveTo } = await start({ DATA, ...MAIL }, noon)
  expect(mail.mails.map(textOf).join()).toContain('words of one')
  await moveTo(noon + day)
  await moveTo(noon + day + 15 * minute)
  expect(mail.mails.map(textOf).join()).toContain('words of other')
  expect(mail.mails).toHaveLength(2)
})

test('where a mailbox refuses what brings a message back, that is a trouble', async () => {
  const mail = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('nobody of that name'), { responseCode: 550 })),
  })
  closing.push(mail.close)
  const sent = noon - 3 * day
  const { DATA } = await leave(async (store) => {
    await store.accept(kept('one', { received: sent, church: 'harbor' }))
    await store.delivered('one', sent)
  })
  const MAIL = { SMTP_URL: mail.url, MAIL_FROM: 'site@example.org' }
  const { logged } = await start({ DATA, ...MAIL }, noon)
  expect(logged).toContainEqual(
    expect.stringMatching(/"trouble","what":"reminder-refused","means":"A mailbox refuses/),
  )
})

const monthBefore = dateOf(Date.parse(`${dateOf(noon).slice(0, 7)}-01`) - day).slice(0, 7)

test('while the clock cannot be believed nobody is reminded, nor told of a month', async () => {
  const mail = await startMailServer()
  closing.push(mail.close)
  const { DATA, file } = await leave(async (store) => {
    await store.accept(kept('a', { received: noon, church: 'harbor' }))
    await store.delivered('a', noon)
    await store.remember('reported', monthBefore)
  })
  const env = { DATA, SMTP_URL: mail.url, MAIL_FROM: 'site@example.org', ALARM_TO: 'k@example.org' }
  const { moveTo, troubles } = await start(env, noon)
  const reminders = () => mail.mails.filter((each) => !/^To: k@example/m.test(each))
  // before it is looked at by the hour, and after
  for (const hours of [0, 0.25, 0.5, 1, 2]) await moveTo(noon + 730 * day + hours * hour)
  expect(reminders()).toEqual([])
  expect(await troubles()).toEqual(['clock'])
  await moveTo(noon + 3 * hour)
  expect(reminders()).toEqual([])
  for (let hours = 4; hours < 52; hours++) await moveTo(noon + hours * hour)
  expect(reminders()).toHaveLength(1)
  const store = openSqliteStore(file)
  expect(await store.recall('reported')).toBe(monthBefore)
  await store.close()
})

test('in a file that is damaged nothing is taken, though there would be room beside the damage', async () => {
  const { DATA, file } = await leave(async (store) => {
    for (let n = 0; n < 40; n++) await store.accept(kept(`m${n}`, { message: 'a'.repeat(3000) }))
  })
  const at = openSync(file, 'r+')
  writeSync(at, Buffer.alloc(4096, 0xff), 0, 4096, 20 * 4096)
  // by itself, the store does not meet it
  const store = openSqliteStore(file)
  expect(await store.accept(kept('beside it'))).toBe('kept')
  const ids = store.database.prepare(
    'SELECT id FROM messages INDEXED BY sqlite_autoindex_messages_1',
  )
  const before = ids.all().length
  const { url, troubles, moveTo } = await start({ DATA })
  const send = () => sendTo(url)
  expect(await troubles()).toEqual(['store-damaged'])
  expect((await send()).status).toBe(503)
  await moveTo(Date.now() + hour)
  expect((await send()).status).toBe(503)
  expect(ids.all()).toHaveLength(before)
  await store.close()
})

/** The site of the tests, said to be somewhere else. */
function siteAt(origin: string): string {
  const folder = folderFor(closing)
  const [built, server] = [path.resolve(site, '..'), path.join(folder, 'server')]
  cpSync(path.join(built, 'server'), server, { recursive: true })
  symlinkSync(path.join(built, 'site'), path.join(folder, 'site'))
  const file = path.join(server, 'site.json')
  const said = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...said, origin }))
  return path.join(folder, 'site')
}

test('behind a proxy, the certificate is looked at when it starts and twice a day; else it is nobody’s', async () => {
  const folder = folderFor(closing)
  const certificate = (days: number) => {
    const files = ['key', 'cert'].map((name) => path.join(folder, `${name}-${days}.pem`))
    const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -days ${days}`
    const named = [...words.split(' '), '-keyout', files[0]!, '-out', files[1]!]
    execFileSync('openssl', named, { stdio: 'ignore' })
    const [key, cert] = files.map((file) => readFileSync(file))
    return { key: key!, cert: cert! }
  }
  const server = createServer(certificate(10))
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  closing.push(() => server.close())
  const { port } = server.address() as { port: number }
  const SITE = siteAt(`https://localhost:${port}`)
  const proxied = await start({ SITE, BEHIND_PROXY: 'yes' })
  await vi.waitFor(async () => expect(await proxied.troubles()).toEqual(['certificate']))
  server.setSecureContext(certificate(90))
  await proxied.moveTo(Date.now() + 11 * hour)
  expect(await proxied.troubles()).toEqual(['certificate'])
  await proxied.moveTo(Date.now() + 13 * hour)
  expect(await proxied.troubles()).toEqual([])
  server.setSecureContext(certificate(10))
  const alone = await start({ SITE })
  await alone.moveTo(Date.now() + 13 * hour)
  expect(await alone.troubles()).toEqual([])
})

test('a form that a link has begun comes filled in, packed for whoever takes that, and is kept by nobody', async () => {
  const { url } = await start({})
  const ask = async (address: string, packed: string) => {
    const answer = await fetch(url + address, { headers: { 'accept-encoding': packed } })
    const said = ['content-encoding', 'vary', 'cache-control', 'x-frame-options']
    return [await answer.text(), ...said.map((name) => answer.headers.get(name))] as const
  }
  const begun = '/es/contact-us?church=hill&topic=prayer'
  const [plain, ...headers] = await ask(begun, 'identity')
  expect(plain).toMatch(/<option value="hill"[^>]* selected/)
  expect(headers).toEqual([null, null, 'no-store', 'DENY'])
  const [same, ...packed] = await ask(begun, 'br, gzip')
  expect(same).toBe(plain)
  expect(packed).toEqual(['gzip', 'accept-encoding', 'no-store', 'DENY'])
})

test('behind a proxy, an address is what the proxy wrote last, whatever was said before', async () => {
  // without proof, one message an hour
  const { url } = await start({ BEHIND_PROXY: 'yes', MESSAGES_PER_HOUR: '2' })
  const send = async (...said: string[]) => {
    const headers = { 'x-forwarded-for': said.join(', ') }
    const body = new URLSearchParams({ ...good, subject: said.join(' ') })
    return (await fetch(`${url}/api/contact`, { method: 'POST', headers, body })).status
  }
  expect(await send('192.0.2.1')).toBe(200)
  expect(await send('192.0.2.2')).toBe(200)
  expect(await send('198.51.100.1', '192.0.2.3')).toBe(200)
  expect(await send('192.0.2.3', '198.51.100.1', '192.0.2.4')).toBe(200)
  // the same ones again, pretending to be others
  expect(await send('192.0.2.1')).toBe(429)
  expect(await send('198.51.100.2', '192.0.2.2')).toBe(429)
  expect(await send('198.51.100.3', '198.51.100.4', '192.0.2.3')).toBe(429)
})

test('a clock that says a time before the site was built is told at the first start', async () => {
  const SITE = siteAt('https://example.org')
  const { DATA } = await leave(async () => {})
  const { troubles } = await start({ SITE, DATA }, Date.parse('2000-01-01T00:00:00Z'))
  expect(await troubles()).toEqual(['clock'])
})
