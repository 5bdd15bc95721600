import { connect } from 'node:net'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fields } from '#app/contact/fields.ts'
import { good, json, site, startHome, temporaryFolder } from '../../tests/service/home.ts'
import { createApp } from '../app.ts'
import { createLimiter } from '../limits/hourly-limit.ts'
import { readSettings } from '../settings.ts'
import { contactPageOf, readSiteSettings } from '../site-settings.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { createWatch } from '../troubles/watch.ts'

// whatever comes in, it is answered, never with a failure of ours, and never kept unless it is a message

/** The memory that is really in use: what nobody needs any more is cleared away first. */
function inUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

function startApp(perHour = 1_000_000) {
  const { folder, remove } = temporaryFolder()
  const store = openSqliteStore(path.join(folder, 'messages.sqlite'))
  const app = createApp({
    store,
    log: () => {},
    headers: {},
    limiter: createLimiter(),
    churches: ['harbor'],
    perHour,
    watch: createWatch(store, readSettings({})),
    contactPage: contactPageOf(site, readSiteSettings(site).contactPage),
  })
  const close = async () => {
    await store.close()
    remove()
  }
  return { app, store, close }
}

/** Texts that have broken something somewhere. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.constantFrom(
    '\r\nBcc: everybody@example.org',
    '\0',
    '\ud800',
    '\u2028',
    '\u202e',
    '__proto__',
    '${7*7}',
    '</script><script>alert(1)</script>',
    "'; DROP TABLE messages; --",
    '%0d%0aBcc:%20x@example.org',
    'a'.repeat(20_000),
    '🙈'.repeat(2000),
  ),
)
const anything = fc.oneof(nasty, fc.anything({ maxDepth: 2 }), fc.constant(undefined))
const names = [...fields, 'language', 'key', 'token', 'website', '__proto__', 'constructor']
const record = fc
  .tuple(
    fc.subarray([...names]),
    fc.array(anything, { minLength: names.length, maxLength: names.length }),
  )
  .map(([some, values]) => ({
    ...good,
    ...Object.fromEntries(some.map((name, n) => [name, values[n]])),
  }))

const jsonBody = fc.oneof(record, fc.anything({ maxDepth: 3 })).map((value) => ({
  type: 'application/json',
  // what JSON cannot say is left out
  body:
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each)) ??
    '',
}))
const truncated = fc
  .tuple(jsonBody, fc.nat({ max: 200 }))
  .map(([{ type, body }, length]) => ({ type, body: body.slice(0, length) }))
const formBody = fc.dictionary(fc.constantFrom(...names), nasty).map((given) => ({
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams(given as Record<string, string>).toString(),
}))
const binary = fc
  .tuple(
    fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'text/plain',
      '',
      'application/json; charset=utf-16',
    ),
    fc.uint8Array({ maxLength: 2000 }),
  )
  .map(([type, bytes]) => ({ type, body: bytes as Uint8Array<ArrayBuffer> }))

const method = fc.oneof(
  { weight: 9, arbitrary: fc.constant('POST') },
  { weight: 1, arbitrary: fc.constantFrom('PUT', 'DELETE', 'PATCH', 'OPTIONS') },
)

test('ten thousand bad inputs: no failure, no crash, no growing memory, nothing kept that is no message', async () => {
  const { app, store, close } = startApp()
  const seen: Record<number, number> = {}
  let memory = 0
  let count = 0
  const input = fc.oneof(
    { weight: 6, arbitrary: jsonBody },
    { weight: 2, arbitrary: truncated },
    { weight: 1, arbitrary: formBody },
    { weight: 3, arbitrary: binary },
  )
  await fc.assert(
    fc.asyncProperty(input, method, async ({ type, body }, verb) => {
      const headers = type ? { 'content-type': type } : new Headers()
      const init: RequestInit = { method: verb, headers, body }
      const request = new Request('http://localhost/api/contact', init)
      const { status } = await app.fetch(request, { address: '192.0.2.1' })
      seen[status] = (seen[status] ?? 0) + 1
      expect(status).toBeLessThan(500)
      count += 1
      if (count === 5000) memory = inUse()
    }),
    { numRuns: 10_000 },
  )
  expect(count).toBeGreaterThanOrEqual(10_000)
  // most are refused, each in its way
  expect(Object.keys(seen).map(Number)).toEqual(expect.arrayContaining([400, 405, 415, 422]))
  // what was kept is a whole message
  for (const { name, email, subject } of await store.list()) {
    expect(`${name}${email}${subject}`).not.toMatch(/[\p{Cc}\p{Cs}]/u)
    expect(email).toMatch(/@/)
  }
  expect(inUse() - memory).toBeLessThan(20_000_000)
  await close()
}, 300_000)

test('broken conversations leave the server as it was', async () => {
  const { url, close } = await startHome()
  const { port } = new URL(url)
  const lines = [
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`,
    'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n',
    'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01',
  ]
  for (const line of lines) {
    const answer = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(Number(port), 'localhost', () => socket.write(line))
      socket.setTimeout(300, () => socket.destroy())
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
      socket.on('error', () => {})
      socket.on('close', () => resolve(text))
    })
    expect(answer, line.slice(0, 60)).not.toMatch(/^HTTP\/1\.1 5/)
  }
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await close()
})

test('too many messages from one address are put off, and others are not', async () => {
  const { app, close } = startApp(3)
  const send = (address: string, subject: string) =>
    app.fetch(new Request('http://localhost/api/contact', json({ ...good, subject })), { address })
  // without proof of a person typing, half as many
  expect((await send('192.0.2.1', 'one')).status).toBe(200)
  expect((await send('192.0.2.1', 'two')).status).toBe(200)
  const refused = await send('192.0.2.1', 'three')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect((await send('192.0.2.2', 'three')).status).toBe(200)
  await close()
})

test('without scripts, who comes too often gets the page back, with the text to the letter', async () => {
  const { app, close } = startApp(1)
  const send = (fields: Record<string, string>) =>
    app.fetch(
      new Request('http://localhost/api/contact', {
        method: 'POST',
        body: new URLSearchParams(fields),
      }),
      { address: '192.0.2.1' },
    )
  // characters that could be taken for markup, for a pattern or for a place of the page's own
  const odd = `</textarea><b>"'&amp; $& అ 🙏 \ue000email\ue001 %EE%80%80email%EE%80%81`
  const typed = { ...good, subject: odd, message: `\n${odd}`, language: 'es' }
  expect((await send({ ...good, language: 'es' })).status).toBe(303)
  const refused = await send(typed)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect(refused.headers.get('content-type')).toContain('text/html')
  const html = await refused.text()
  expect(html).toContain('<html lang="es"')
  expect(html).toMatch(/<option value="harbor" selected="">/)
  expect(html).toContain('data-state="tooMany"')
  const written = odd
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
  expect(html).toContain(`value="${written}"`)
  // a text area swallows the first line break: the one that was typed comes after it
  expect(html).toContain(`>\n\n${written}</textarea>`)
  // and the same as an email, so that nobody writes it twice
  expect(html).toContain(
    `?subject=${encodeURIComponent(odd).replaceAll("'", '&#x27;')}&amp;body=%0A`,
  )
  const [, data] = /id="page-data">(.*?)<\/script>/s.exec(html)!
  const { returned } = JSON.parse(data!).props
  const { language: _, ...fieldsTyped } = typed
  expect(returned).toEqual({ typed: fieldsTyped, problems: {}, status: 'tooMany' })
  await close()
})

test('without scripts, a form sent twice is one message, over midnight too; two days later it is another', async () => {
  const { app, store, close } = startApp()
  const send = async (at: string) => {
    vi.setSystemTime(at)
    const body = new URLSearchParams(good)
    const request = new Request('http://localhost/api/contact', { method: 'POST', body })
    // nobody sees that it was there already: it has arrived
    expect((await app.fetch(request, { address: '192.0.2.1' })).status).toBe(303)
    return (await store.list()).length
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    expect(await send('2031-05-14T23:59:59.900Z')).toBe(1)
    expect(await send('2031-05-14T23:59:59.950Z')).toBe(1)
    expect(await send('2031-05-15T00:00:00.100Z')).toBe(1)
    expect(await send('2031-05-16T08:00:00Z')).toBe(2)
  } finally {
    vi.useRealTimers()
    await close()
  }
})
