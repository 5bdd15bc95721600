import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { closeAfterEach } from '../../tests/service/closing.ts'
import { startEdge } from '../../tests/service/edge.ts'
import {
  good,
  healthToken,
  kept,
  mailboxes,
  sendTo,
  startHome,
  startMailServer,
  storeFor,
  waitingAt,
} from '../../tests/service/home.ts'
import { headersOf, textOf } from '../../tests/service/mails.ts'
import { day, minute } from '../durations.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { createDelivery } from './delivery.ts'

const closing = closeAfterEach()

async function start(env: Record<string, string> = {}) {
  const home = await startHome({
    MAIL_FROM: 'website@praisechapel.example',
    RETRY_SECONDS: '0',
    // nobody listens there: mails that are counted are those of visitors
    ALARM_SMTP_URL: 'smtp://127.0.0.1:9',
    ...env,
  })
  closing.push(home.close)
  const send = (message: object = good) => sendTo(home.url, message)
  return { ...home, send, waiting: () => waitingAt(home.url) }
}

async function mailServer(...given: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...given)
  closing.push(server.close)
  return server
}

test('a message reaches its church as one plain mail that can be answered', async () => {
  const { url, mails } = await mailServer()
  const { send, waiting } = await start({ SMTP_URL: url })
  expect((await send()).status).toBe(200)
  await vi.waitFor(() => expect(mails).toHaveLength(1))
  const headers = headersOf(mails[0]!)
  expect(headers.to).toBe('harbor@lighthouse.example')
  expect(headers['reply-to']).toContain('elena@example.org')
  expect(headers.from).toBe('Elena Castillo via the website <website@praisechapel.example>')
  expect(headers['auto-submitted']).toBe('auto-generated')
  expect(headers.subject).toBe(good.subject)
  expect(headers['message-id']).toMatch(/^<[0-9a-f]{32}@praisechapel\.example>$/)
  expect(headers['content-type']).toContain('text/plain')
  expect(mails[0]).toContain('in English')
  expect(mails[0]).toContain('We come on Sunday.')
  await vi.waitFor(async () => expect(await waiting()).toBe(0))
})

test('without a church the office gets it, and the language is noted', async () => {
  const { url, mails } = await mailServer()
  const { send } = await start({ SMTP_URL: url })
  await send({ ...good, church: '', language: 'es', subject: 'Una visita: ¿hay lugar, señor?' })
  await vi.waitFor(() => expect(mails).toHaveLength(1))
  expect(headersOf(mails[0]!).to).toBe('office@lighthouse.example')
  expect(mails[0]).toMatch(/en espa(ñ|=C3=B1)ol/)
})

test('what is pasted into a name or a subject deceives nobody', async () => {
  const { url, mails } = await mailServer()
  const { send } = await start({ SMTP_URL: url })
  await send({
    ...good,
    name: 'Pastor Dan <pastor@example.org>',
    subject: '=?UTF-8?B?DQpCY2M6IHg=?= \u202efdp.exe',
    email: 'niña@example.es',
  })
  await vi.waitFor(() => expect(mails).toHaveLength(1))
  const headers = headersOf(mails[0]!)
  expect(headers.from).toBe('Pastor Dan via the website <website@praisechapel.example>')
  expect(headers.subject).toBe('= ?UTF-8?B?DQpCY2M6IHg= ?= fdp.exe')
  expect(headers['reply-to']).toBeUndefined()
  // nothing that this server was not asked for
  expect(mails[0]!.split('\r\n\r\n')[0]).toMatch(/^[\x20-\x7e\r\n\t]*$/)
})

test('an address with letters beyond ASCII deceives no mail server, whether it offers to carry them or not', async () => {
  for (const hideSMTPUTF8 of [false, true]) {
    const asked: unknown[] = []
    const { url, mails } = await mailServer({
      hideSMTPUTF8,
      onMailFrom({ args }, _session, done) {
        asked.push(args)
        done()
      },
    })
    const { send } = await start({ SMTP_URL: url })
    // letters of a domain have a spelling that every server knows; those before the @ have none
    await send({ ...good, subject: 'before the @', email: 'niña@example.es' })
    await send({ ...good, subject: 'behind the @', email: 'elena@españa.example' })
    await vi.waitFor(() => expect(mails).toHaveLength(2), 5000)
    const [before, behind] = ['before', 'behind'].map((subject) =>
      mails.find((mail) => headersOf(mail).subject?.startsWith(subject))!,
    )
    expect(headersOf(before!)['reply-to']).toBeUndefined()
    expect(textOf(before!)).toContain('To write to Elena Castillo: niña@example.es')
    expect(headersOf(behind!)['reply-to']).toContain('<elena@xn--espaa-rta.example>')
    for (const mail of mails) expect(mail.split('\r\n\r\n')[0]).toMatch(/^[\x20-\x7e\r\n\t]*$/)
    // so the mail needs nothing of the server on its way that the next one may not have
    for (const args of asked) expect(args).not.toHaveProperty('SMTPUTF8')
  }
})

test('no message becomes a second recipient or another header', async () => {
  const { url, mails } = await mailServer()
  const { send } = await start({ SMTP_URL: url })
  for (const field of ['name', 'email', 'subject'] as const) {
    const evil = `${good[field]}\r\nBcc: everybody@example.org`
    expect((await send({ ...good, [field]: evil })).status).toBe(422)
  }
  await send({ ...good, message: 'Bcc: everybody@example.org\n\n.\r\nRCPT TO:<x@example.org>' })
  await vi.waitFor(() => expect(mails).toHaveLength(1))
  expect(Object.keys(headersOf(mails[0]!))).not.toContain('bcc')
})

test('a server that is down, refuses for now or for good is tried again', async () => {
  let refusals = 0
  const { url, mails } = await mailServer({
    onMailFrom(_address, _session, done) {
      refusals += 1
      if (refusals > 2) return done()
      const code = refusals === 1 ? 451 : 550
      done(Object.assign(new Error('not now'), { responseCode: code }))
    },
  })
  const { send, logged } = await start({ SMTP_URL: url })
  await send()
  await vi.waitFor(() => expect(mails).toHaveLength(1), 5000)
  expect(logged.filter((line) => line.includes('postponed'))).toHaveLength(2)
  expect(logged.join()).toContain('451')
  expect(logged.join()).toContain('550')
})

test('nobody listens: the message waits, and arrives when somebody does', async () => {
  const gone = await startMailServer()
  await gone.close()
  const { send, waiting, logged } = await start({ SMTP_URL: gone.url })
  expect((await send()).status).toBe(200)
  await vi.waitFor(() => expect(logged.join()).toContain('postponed'))
  expect(await waiting()).toBe(1)
  const { mails } = await mailServer({}, gone.port)
  await vi.waitFor(() => expect(mails).toHaveLength(1), 5000)
  // it keeps its connection for a while: it hangs up before the server does
  await closing.shift()!()
})

/** A mail server of which one mailbox refuses everything. */
const refusing = (mailbox: string, code = 550): Parameters<typeof startMailServer>[0] => ({
  onRcptTo({ address }, _session, done) {
    if (!address.startsWith(mailbox)) return done()
    done(Object.assign(new Error('nobody here'), { responseCode: code }))
  },
})

const healthOf = async (url: string) => {
  const headers = { authorization: `Bearer ${healthToken}` }
  const answer = await fetch(`${url}/healthz`, { headers })
  return { code: answer.status, ...((await answer.json()) as object) }
}

test('what one mailbox refuses for good goes to the office, once, and darkens nothing else', async () => {
  const { url, mails, close } = await mailServer(refusing('hill'))
  const home = await start({ SMTP_URL: url, ALARM_AFTER_MINUTES: '0' })
  await home.send({ ...good, church: 'hill', subject: 'refused' })
  for (const n of [1, 2, 3, 4, 5]) await home.send({ ...good, subject: `delivered ${n}` })
  await vi.waitFor(() => expect(mails).toHaveLength(6), 5000)
  await vi.waitFor(async () => expect(await home.waiting()).toBe(0))
  const [refused, ...more] = mails.filter((mail) => headersOf(mail).subject === 'refused')
  expect(more).toEqual([])
  expect(headersOf(refused!).to).toBe('office@lighthouse.example')
  expect(textOf(refused!)).toContain('(hill@lighthouse.example) refuses this message')
  expect(textOf(refused!)).toContain('We come on Sunday.')
  expect(await healthOf(home.url)).toMatchObject({ code: 200, refused: 1 })
  // it stays readable, with the reason
  const store = openSqliteStore(path.join(home.folder, 'messages.sqlite'))
  const kept = (await store.list()).find(({ subject }) => subject === 'refused')!
  expect(kept).toMatchObject({ problem: '550', message: good.message })
  // answered, it is nobody's trouble any more
  await store.markAnswered(kept.id, Date.now())
  expect((await store.figures()).refused).toBe(0)
  await store.close()
  // and a real outage still shows
  await close()
  closing.splice(0, 1)
  await home.send({ ...good, subject: 'later' })
  await vi.waitFor(async () => expect(await healthOf(home.url)).toMatchObject({ code: 503 }), 5000)
})

test('where the office refuses as well, that is told, and it is tried again until somebody takes it', async () => {
  const deaf = new Set(['hill@lighthouse.example', 'office@lighthouse.example'])
  const { url, mails } = await mailServer({
    onRcptTo({ address }, _session, done) {
      if (!deaf.has(address)) return done()
      done(Object.assign(new Error('nobody here'), { responseCode: 550 }))
    },
  })
  const home = await start({ SMTP_URL: url, ALARM_AFTER_MINUTES: '0' })
  await home.send({ ...good, church: 'hill' })
  const stranded = { code: 503, waiting: 1, oldestWaiting: null, refused: 1 }
  await vi.waitFor(async () => expect(await healthOf(home.url)).toMatchObject(stranded), 5000)
  deaf.delete('office@lighthouse.example')
  await vi.waitFor(() => expect(mails).toHaveLength(1), 5000)
  await vi.waitFor(async () => expect(await home.waiting()).toBe(0))
  expect(await healthOf(home.url)).toMatchObject({ code: 200 })
})

test('a mailbox that refuses for now is tried again, and nobody else gets what is for it', async () => {
  let refusals = 0
  const { url, mails } = await mailServer({
    onRcptTo(_address, _session, done) {
      refusals += 1
      if (refusals > 2) return done()
      done(Object.assign(new Error('full'), { responseCode: 452 }))
    },
  })
  const { send } = await start({ SMTP_URL: url })
  await send({ ...good, church: 'hill' })
  await vi.waitFor(() => expect(mails).toHaveLength(1), 5000)
  expect(headersOf(mails[0]!).to).toBe('hill@lighthouse.example')
})

test('what was answered is sent to nobody any more', async () => {
  const gone = await startMailServer()
  await gone.close()
  const home = await start({ SMTP_URL: gone.url, ALARM_AFTER_MINUTES: '0' })
  await home.send({ ...good, subject: 'answered by phone' })
  await vi.waitFor(() => expect(home.logged.join()).toContain('postponed'))
  const store = openSqliteStore(path.join(home.folder, 'messages.sqlite'))
  const [message] = await store.list()
  await store.markAnswered(message!.id, Date.now())
  await store.close()
  expect(await healthOf(home.url)).toMatchObject({ code: 200, waiting: 0 })
  const { mails } = await mailServer({}, gone.port)
  await home.send({ ...good, subject: 'another' })
  await vi.waitFor(() => expect(mails).toHaveLength(1), 5000)
  expect(headersOf(mails[0]!).subject).toBe('another')
  await closing.shift()!()
})

/** Delivery by a clock of its own, to a server that always fails as it is told. */
async function startByClock(send: (to: string) => Promise<void>, hold?: number) {
  const store = storeFor(closing)
  const clock = { now: 0 }
  const deliver = () =>
    createDelivery({
      store,
      log: () => {},
      mailboxes,
      from: 'site@example.org',
      linkOf: async () => () => 'https://example.org/link',
      send: ({ to }) => send(to),
      mostAtOnce: Infinity,
      now: () => clock.now,
      ...(hold && { hold }),
    })
  return { store, clock, deliver }
}

test('who fails waits a minute, then two, then four, and never longer than six hours', async () => {
  const tries: number[] = []
  const { store, clock, deliver } = await startByClock(async () => {
    tries.push(clock.now)
    throw new Error('down')
  })
  await store.accept(kept('a', { received: 0 }))
  const delivery = deliver()
  for (; clock.now < 2 * day; clock.now += minute) await delivery.wake()
  const pauses = tries.slice(1).map((at, index) => (at - tries[index]!) / minute)
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360, 360, 360, 360])
})

test('a message that is being sent is nobody else’s for as long as that can take, and then somebody’s', async () => {
  let sent = 0
  const never = new Promise<void>(() => {})
  const { store, clock, deliver } = await startByClock(() => {
    sent += 1
    return sent === 1 ? never : Promise.resolve()
  })
  await store.accept(kept('a', { received: 0 }))
  void deliver().wake()
  await vi.waitFor(() => expect(sent).toBe(1))
  // the longest that a mail may take, and as long again
  for (clock.now = 1000; clock.now < 4 * minute; clock.now += 1000) await deliver().wake()
  expect(sent).toBe(1)
  clock.now = 4 * minute
  await deliver().wake()
  expect(sent).toBe(2)
})

test('what the mail server has taken and the disk could not note is noted later, and not sent again', async () => {
  const sent: string[] = []
  const { store, clock, deliver } = await startByClock(async (to) => void sent.push(to))
  await store.accept(kept('a', { received: 0 }))
  const note = store.delivered
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  store.delivered = () => Promise.reject(full)
  const delivery = deliver()
  for (; clock.now < 20 * minute; clock.now += minute) await delivery.wake()
  expect((await store.figures()).waiting).toBe(1)
  store.delivered = note
  for (; clock.now < 30 * minute; clock.now += minute) await delivery.wake()
  expect(await store.figures()).toMatchObject({ waiting: 0 })
  expect(sent).toHaveLength(1)
})

test('without a mail server messages wait in the store', async () => {
  const { send, waiting } = await start()
  await send()
  expect(await waiting()).toBe(1)
})

test('nothing that a visitor typed gets into the log', async () => {
  const { url } = await mailServer({
    onRcptTo: (_address, _session, done) =>
      done(
        Object.assign(new Error('no harbor@lighthouse.example here, Elena'), {
          responseCode: 550,
        }),
      ),
  })
  const { send, logged } = await start({ SMTP_URL: url, RETRY_SECONDS: '60' })
  await send()
  await vi.waitFor(() => expect(logged.join()).toContain('postponed'))
  expect(logged.join()).not.toMatch(/elena|castillo|visiting|127\.0\.0\.1|::1/i)
})

test('on the edge, what waits is delivered at the appointed time', async () => {
  const { url, mails } = await mailServer()
  const edge = await startEdge({ SMTP_URL: url, MAIL_FROM: 'website@praisechapel.example' })
  closing.push(edge.close)
  await sendTo(edge.url)
  await edge.tick()
  await vi.waitFor(() => expect(mails).toHaveLength(1), 5000)
  expect(headersOf(mails[0]!).to).toBe('harbor@lighthouse.example')
  await edge.tick()
  expect(mails).toHaveLength(1)
}, 30_000)
