import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { get, request as requestSafely, type RequestOptions } from 'node:https'
import { describe, expect, test } from 'vitest'
import { closeAfterEach } from '../tests/service/closing.ts'
import { good, sendTo, site, startHome } from '../tests/service/home.ts'
import { hasCaddy, startAlone, startProxy } from '../tests/service/proxy.ts'
import { caddyConfig } from './caddy.ts'
import { readSiteSettings } from './site-settings.ts'

const closing = closeAfterEach()

async function start(env: Record<string, string> = {}, contentNetwork?: string) {
  const home = await startHome({ BEHIND_PROXY: 'yes', ...env })
  closing.push(home.close)
  const proxy = await startProxy(home.url.replace('localhost', '127.0.0.1'), contentNetwork)
  closing.push(proxy.close)
  return proxy
}

describe.runIf(hasCaddy())('behind Caddy', () => {
  test('whoever comes without TLS is led to it, and told to insist on it', async () => {
    const { plain, url } = await start()
    const answer = await fetch(`${plain}/es/about-us?a=1`, { redirect: 'manual' })
    expect([301, 308]).toContain(answer.status)
    const to = new URL(answer.headers.get('location')!)
    // Caddy leads to the port that all the world uses
    expect(`${to.protocol}//${to.hostname}${to.pathname}${to.search}`).toBe(
      'https://localhost/es/about-us?a=1',
    )
    const { headers } = await fetch(`${url}/es/about-us`)
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('no address of a visitor is written down, whatever goes wrong', async () => {
    const home = await startHome({ BEHIND_PROXY: 'yes' })
    const proxy = await startProxy(home.url.replace('localhost', '127.0.0.1'))
    closing.push(proxy.close)
    expect((await fetch(`${proxy.url}/about-us`)).status).toBe(200)
    await fetch(`${proxy.plain}/about-us`, { redirect: 'manual' })
    await home.close()
    expect((await fetch(proxy.url)).status).toBe(502)
    expect(proxy.written()).not.toMatch(/about-us|client: |remote_ip|client_ip/)
  })

  test('nobody gets more messages through by saying that they come from elsewhere', async () => {
    const { url } = await start({ MESSAGES_PER_HOUR: '4' })
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) {
      const message = { ...good, subject: `message ${n}` }
      const answer = await sendTo(url, message, { 'x-forwarded-for': `192.0.2.${n}` })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([200, 200, 429, 429])
  })

  test('behind a content network visitors are told apart, and nobody else can say who they are', async () => {
    // what comes from this one address, the content network sends
    const { url } = await start({ MESSAGES_PER_HOUR: '4' }, '127.0.0.4/32')
    const { port } = new URL(url)
    let count = 0
    const send = (from: string, headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const body = JSON.stringify({ ...good, subject: `message ${count++}` })
        const own = { 'host': `localhost:${port}`, 'content-type': 'application/json' }
        const options = { host: '127.0.0.1', servername: 'localhost', port, localAddress: from }
        const sent = requestSafely(
          { ...options, path: '/api/contact', method: 'POST', headers: { ...own, ...headers } },
          (answer) => {
            answer.resume()
            resolve(answer.statusCode!)
          },
        )
        sent.on('error', reject).end(body)
      })
    const statuses: number[] = []
    for (const visitor of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '2001:db8::1', '2001:db8::1']) {
      statuses.push(await send('127.0.0.4', { 'cf-connecting-ip': visitor }))
    }
    expect(statuses).toEqual([200, 200, 429, 200, 200])
    const pretended: number[] = []
    for (let n = 0; n < 4; n++) {
      const said = `203.0.113.${n}`
      pretended.push(await send('127.0.0.5', { 'cf-connecting-ip': said, 'x-forwarded-for': said }))
    }
    expect(pretended).toEqual([200, 200, 429, 429])
  })

  test('a network that asks for too much is held back, and no other one is', async () => {
    const { url } = await start({ REQUESTS_PER_SECOND: '5' })
    const ask = (from: string, n: number) =>
      new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
        const { port } = new URL(url)
        const options: RequestOptions = {
          host: '127.0.0.1',
          servername: 'localhost',
          port,
          path: '/es/about-us',
          localAddress: from,
          // whatever it says of itself
          headers: { 'host': `localhost:${port}`, 'x-forwarded-for': `192.0.2.${n}` },
        }
        get(options, (answer) => {
          answer.resume()
          resolve({ status: answer.statusCode!, headers: answer.headers })
        }).on('error', reject)
      })
    const answers = await Promise.all(Array.from({ length: 80 }, (_, n) => ask('127.0.0.2', n)))
    const refused = answers.filter(({ status }) => status === 429)
    // fifty at once, and what came meanwhile
    expect(refused.length).toBeGreaterThan(5)
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(50)
    expect(refused[0]!.headers).toMatchObject({
      'retry-after': '5',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect((await ask('127.0.0.3', 0)).status).toBe(200)
  })
})

test.runIf(hasCaddy())('Caddy by itself serves the files as the service does', async () => {
  const told = readSiteSettings(site)
  const { headers } = told
  const server = await startAlone(caddyConfig(told))
  closing.push(server.close)
  const home = await startHome({ BEHIND_PROXY: 'yes' })
  closing.push(home.close)
  const page = readFileSync(`${site}/index.html`, 'utf8')
  const script = /\/assets\/entry-client[\w.-]+\.js/.exec(page)![0]
  const pages = ['/', '/about-us', '/es', '/es/about-us', '/churches/harbor', '/data.json', script]
  const moved = [
    '/about-us/',
    '/es/',
    '/about-us.html',
    '/index.html',
    '/contact?a=1',
    '/es/contact',
  ]
  const missing = [
    '/no',
    '/assets/no.js',
    '/es/no',
    '/give',
    '/es/give',
    '/404',
    '/es/404',
    '/404.html',
    '/404/give',
  ]
  const hidden = ['/_headers', '/_redirects', '/index.html.br', '/about-us.html.gz', '/media/']
  const files = ['/.well-known/security.txt', '/robots.txt', '/sitemap.xml']
  const calendars = ['/calendars/events.ics', '/es/calendars/events.ics']
  const addresses = [pages, moved, missing, hidden, files, calendars].flat()
  for (const address of addresses) {
    const [by, as] = await Promise.all(
      [server.url, home.url].map(async (url) => {
        const answer = await fetch(url + address, {
          redirect: 'manual',
          headers: { 'accept-encoding': 'gzip' },
        })
        const names = ['location', 'content-encoding', 'vary', ...Object.keys(headers)]
        const told = names.map((name) => [name, answer.headers.get(name)])
        const type = answer.headers.get('content-type')?.split(';')[0]
        const isPage = answer.status !== 301
        return {
          status: answer.status,
          ...Object.fromEntries(isPage ? told : told.slice(0, 1)),
          kept: answer.headers.get('cache-control'),
          ...(isPage && { type }),
          body: await answer.text(),
        }
      }),
    )
    expect({ address, ...by, body: '' }).toEqual({ address, ...as, body: '' })
    expect(by!.body === as!.body || by!.status === 301, `${address}: the same bytes`).toBe(true)
  }
  for (const address of calendars) {
    const first = await fetch(server.url + address)
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const known = { 'if-none-match': first.headers.get('etag')! }
    expect((await fetch(server.url + address, { headers: known })).status).toBe(304)
  }
})

// browsers take a backslash for a slash and leave out a tab: two slashes would name another host
test.runIf(hasCaddy())(
  'Caddy by itself leads nobody to another host, and lets no address write into its answer',
  async () => {
    const { url, close } = await startAlone(caddyConfig(readSiteSettings(site)))
    closing.push(close)
    for (const start of [
      '//',
      '/%2F',
      '/%5C',
      '/%5C/',
      '/%09/',
      '/a%0d%0a',
      '/a%0dset-cookie:a=1;',
    ]) {
      for (const end of ['/', '.html', '/index.html']) {
        const address = `${start}evil.example${end}`
        const answer = await fetch(url + address, { redirect: 'manual' })
        const to = answer.headers.get('location') ?? '/'
        expect(new URL(to, url).origin, address).toBe(url)
        expect(to, address).toMatch(/^[\x21-\x5b\x5d-\x7e]+$/)
      }
    }
    // a line that ends where its answer's does, too
    expect((await fetch(`${url}/a%0d%0a/`, { redirect: 'manual' })).status).toBe(404)
  },
)

test('without a proxy, what a visitor says of its address counts for nothing', async () => {
  const home = await startHome({ MESSAGES_PER_HOUR: '2' })
  closing.push(home.close)
  const send = (n: number) => sendFrom(home.url, `192.0.2.${n}`)
  expect([await send(1), await send(2)]).toEqual([200, 429])
})

test('behind a proxy, what it says itself counts, and not what a visitor has said before it', async () => {
  const home = await startHome({ BEHIND_PROXY: 'yes', MESSAGES_PER_HOUR: '2' })
  closing.push(home.close)
  const send = (said: string) => sendFrom(home.url, said)
  expect(await send('203.0.113.1, 192.0.2.1')).toBe(200)
  expect(await send('203.0.113.2,192.0.2.1')).toBe(429)
  expect(await send('203.0.113.1, 192.0.2.2')).toBe(200)
})

let sent = 0
/** Sends a message that is said to come from an address. */
const sendFrom = (url: string, address: string) =>
  new Promise<number>((resolve, reject) => {
    const body = JSON.stringify({ ...good, subject: `message ${(sent += 1)}` })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    request(`${url}/api/contact`, { method: 'POST', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode!)
    })
      .on('error', reject)
      .end(body)
  })
