import { afterEach, expect, test, vi } from 'vitest'
import { pauseAfter } from './delivery.ts'
import { startEdge } from './edge-testing.ts'
import { good, startHome, startMailServer, waitingAt } from './testing.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function start(env: Record<string, string> = {}) {
  const home = await startHome({
    MAIL_FROM: 'website@praisechapel.example',
    RETRY_SECONDS: '0',
    ...env,
  })
  closing.push(home.close)
  const send = (message: object = good) =>
    fetch(`${home.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    })
  return { ...home, send, waiting: () => waitingAt(home.url) }
}

async function mailServer(...given: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...given)
  closing.push(server.close)
  return server
}

const headersOf = (mail: string) =>
  Object.fromEntries(
    mail
      .split('\r\n\r\n')[0]!
      .replace(/\r\n\s+/g, ' ')
      .split('\r\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
  )

/** The text of a mail, as it was written. */
function textOf(mail: string): string {
  const text = mail.slice(mail.indexOf('\r\n\r\n')).replace(/=\r\n/g, '')
  const isCoded = /^quoted-printable/i.test(headersOf(mail)['content-transfer-encoding'] ?? '')
  if (!isCoded) return text
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString('utf8')
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
    expect(textOf(before!)).toContain('To answer, write to this address: niña@example.es')
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
  const { send, waiting } = await start({ SMTP_URL: gone.url })
  expect((await send()).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await waiting()).toBe(1)
  const { mails } = await mailServer({}, gone.port)
  await vi.waitFor(() => expect(mails).toHaveLength(1), 5000)
  // it keeps its connection for a while: it hangs up before the server does
  await closing.shift()!()
})

test('the pauses grow from a minute to six hours, and never end', () => {
  const minutes = [0, 1, 2, 3, 8, 9, 50].map((attempts) => pauseAfter(attempts) / 60_000)
  expect(minutes).toEqual([1, 2, 4, 8, 256, 360, 360])
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
  await fetch(new URL('/api/contact', edge.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(good),
  })
  await edge.tick()
  await vi.waitFor(() => expect(mails).toHaveLength(1), 5000)
  expect(headersOf(mails[0]!).to).toBe('harbor@lighthouse.example')
  await edge.tick()
  expect(mails).toHaveLength(1)
}, 30_000)
