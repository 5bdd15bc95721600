import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import path from 'node:path'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headersFile, lastingFiles } from '#app/build/files/headers.ts'
import { site, startHome, temporaryFolder } from '../../tests/service/home.ts'
import { createSite } from './site-files.ts'

let home: Awaited<ReturnType<typeof startHome>>
beforeAll(async () => void (home = await startHome()))
afterAll(() => home.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(home.url + path, { headers, method, redirect: 'manual' })

/** The path exactly as written: fetch would tidy it up. */
function raw(path: string): Promise<number> {
  const { port } = new URL(home.url)
  return new Promise((resolve, reject) => {
    request({ port, path }, (response) => {
      response.resume()
      resolve(response.statusCode!)
    })
      .on('error', reject)
      .end()
  })
}

const asset = `/assets/${readdirSync(`${site}/assets`).find((file) => file.endsWith('.css'))!}`

test('a page has one address', async () => {
  expect((await get('/about-us')).status).toBe(200)
  for (const other of ['/about-us/', '/about-us//', '/about-us.html', '/about']) {
    const answer = await get(other)
    expect(answer.status, other).toBe(301)
    expect(answer.headers.get('location'), other).toBe('/about-us')
    expect(answer.headers.get('cache-control'), other).toBe('no-cache')
  }
  expect((await get('/about-us/?a=1')).headers.get('location')).toBe('/about-us?a=1')
  expect((await get('/es/contact')).headers.get('location')).toBe('/es/contact-us')
})

test('pages are asked for anew each time, hashed files never', async () => {
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
  expect((await get(asset)).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  )
})

test('what has not changed is not sent again', async () => {
  const first = await get('/')
  const etag = first.headers.get('etag')!
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const second = await get('/', { 'if-none-match': etag })
  expect(second.status).toBe(304)
  expect(await second.text()).toBe('')
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  expect((await get('/', { 'if-match': '"other"' })).status).toBe(412)
  expect((await get('/', { 'if-match': etag })).status).toBe(200)
})

test('what was compressed when the site was built is sent compressed', async () => {
  const bytes = async (encoding: string) => {
    const answer = await get('/', { 'accept-encoding': encoding })
    return [answer.headers.get('content-encoding'), Number(answer.headers.get('content-length'))]
  }
  const [plain, gzip, brotli] = [
    await bytes('identity'),
    await bytes('gzip'),
    await bytes('gzip, br'),
  ]
  expect([plain[0], gzip[0], brotli[0]]).toEqual([null, 'gzip', 'br'])
  // by their names and weights, and not by letters that happen to be in them
  expect((await bytes('br;q=0, gzip'))[0]).toBe('gzip')
  expect((await bytes('zebra, xgzip'))[0]).toBeNull()
  expect((await bytes('*'))[0]).toBe('br')
  expect(brotli[1]).toBeLessThan(gzip[1] as number)
  expect(gzip[1]).toBeLessThan(plain[1] as number)
  expect((await get('/')).headers.get('vary')).toBe('accept-encoding')
})

test('HEAD answers as GET does, without the body', async () => {
  const head = await get('/events', {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
  expect(await head.text()).toBe('')
  expect((await get('/events', {}, 'POST')).status).toBe(405)
  // a part is something that only GET has
  expect((await get(asset, { range: 'bytes=0-9' })).status).toBe(206)
  expect((await get(asset, { range: 'bytes=0-9' }, 'HEAD')).status).toBe(200)
})

test('a film is sent in the pieces a player asks for', async () => {
  const { folder, remove } = temporaryFolder()
  // too large to be kept in memory
  const whole = randomBytes(1_300_000)
  mkdirSync(path.join(folder, 'media'))
  writeFileSync(path.join(folder, 'media/film.mp4'), whole)
  const [url, close] = await onNode(folder)
  const film = (headers: Record<string, string>) => fetch(`${url}/media/film.mp4`, { headers })
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
  expect(await bytesOf(await film({}))).toEqual(whole)
  for (const [range, from, to] of [
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, whole.byteLength],
    ['bytes=-50', whole.byteLength - 50, whole.byteLength],
  ] as const) {
    const answer = await film({ range })
    expect(answer.status, range).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/${whole.byteLength}`)
    expect(await bytesOf(answer)).toEqual(whole.subarray(from, to))
  }
  const end = whole.byteLength
  expect((await film({ range: `bytes=${end - 1}-` })).status).toBe(206)
  expect((await film({ range: `bytes=${end}-` })).status).toBe(416)
  const outside = await film({ range: 'bytes=99999999-' })
  expect(outside.status).toBe(416)
  expect(outside.headers.get('content-range')).toBe(`bytes */${whole.byteLength}`)
  // what ends before it begins is no range: https://www.rfc-editor.org/rfc/rfc9110#section-14.1.1
  expect((await film({ range: 'bytes=9-5' })).status).toBe(200)
  // a piece of another version would not fit: https://www.rfc-editor.org/rfc/rfc9110#section-13.1.5
  const etag = (await film({})).headers.get('etag')!
  const first = { range: 'bytes=0-99' }
  expect((await film({ ...first, 'if-range': etag })).status).toBe(206)
  for (const other of ['"other"', `W/${etag}`, new Date().toUTCString()]) {
    expect((await film({ ...first, 'if-range': other })).status, other).toBe(200)
  }
  // only the film itself may be kept for a year
  for (const refused of [outside, await film({ 'if-match': '"other"' })]) {
    expect([412, 416]).toContain(refused.status)
    expect(refused.headers.get('cache-control'), String(refused.status)).toBe('no-cache')
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
    expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
  close()
  remove()
})

test('a film goes out slice by slice, whole, and not to whoever has left', async () => {
  const { folder, remove } = temporaryFolder()
  const whole = randomBytes(500_000)
  writeFileSync(path.join(folder, 'film.mp4'), whole)
  const serve = createSite({ folder, redirects: {}, headers, apart })
  const handedOver: number[] = []
  let left = -1
  const server = createServer((asked, response) => {
    const write = response.write.bind(response) as (chunk: Buffer, done: () => void) => boolean
    response.write = ((chunk: Buffer, done: () => void) => {
      handedOver.push(chunk.byteLength)
      if (left === handedOver.length) response.destroy()
      return write(chunk, done)
    }) as typeof response.write
    serve(asked, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  const { port } = server.address() as { port: number }
  const ask = async () => (await fetch(`http://localhost:${port}/film.mp4`)).arrayBuffer()
  expect(Buffer.from(await ask())).toEqual(whole)
  // one that takes a millisecond would keep a page waiting
  expect(handedOver).toEqual(Array.from({ length: 7 }, () => 65_536))
  left = 9
  await expect(ask()).rejects.toThrow()
  expect(handedOver).toHaveLength(9)
  // of eight films, too, one goes out before the server looks again who has come
  left = -1
  const before = handedOver.length
  for (let n = 0; n < 8; n++) void ask()
  let most = 0
  while (handedOver.length < before + 8 * 7) {
    const count = handedOver.length
    await new Promise(setImmediate)
    most = Math.max(most, handedOver.length - count)
  }
  expect(most).toBe(1)
  server.close()
  remove()
})

test('nothing outside the site, nothing hidden and no list of files is ever sent', async () => {
  for (const path of [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../../server/site.json',
    '/assets',
    '/media/',
    '/_headers',
    '/_redirects',
    '/.git/config',
    '/index.html.br',
    '/404.html',
    '/404/give',
    '/%00',
    '/%ff',
    '//evil.example/',
    '/\\evil.example',
  ]) {
    const status = await raw(path)
    expect(status === 404 || status === 301, `${path}: ${status}`).toBe(true)
  }
  expect((await get('//evil.example/')).headers.get('location')).toBeNull()
})

test('every answer of every kind carries the security headers that mean something for it', async () => {
  for (const path of ['/', asset, '/data.json', '/no', '/about', '/api/contact', '/healthz']) {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy'), path).not.toContain('unsafe')
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
    expect(headers.get('x-powered-by')).toBeNull()
    // there is no TLS here
    expect(headers.get('strict-transport-security')).toBeNull()
    // the others are about a page that is shown
    if (path === asset) {
      const ofPages = /permissions|opener|frame|referrer/
      expect([...headers.keys()].filter((name) => ofPages.test(name))).toEqual([])
      continue
    }
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    expect(headers.get('permissions-policy'), path).toContain('camera=()')
    expect(headers.get('permissions-policy'), path).toContain('geolocation=(self)')
  }
})

test('behind a proxy that speaks TLS, browsers are told to insist on it', async () => {
  const proxied = await startHome({ BEHIND_PROXY: 'yes' })
  const { headers } = await fetch(proxied.url)
  expect(headers.get('strict-transport-security')).toContain('max-age=')
  await proxied.close()
})

const headers = {
  'content-security-policy': 'of all',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const apart = {
  ...lastingFiles,
  '/admin': { 'content-security-policy': 'its own', 'x-robots-tag': 'noindex' },
}

type Served = [url: string, close: () => unknown]

async function onNode(folder: string): Promise<Served> {
  const server = createServer(createSite({ folder, redirects: {}, headers, apart }))
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  const { port } = server.address() as { port: number }
  return [`http://localhost:${port}`, () => server.close()]
}

/** A small site, of which one part stands apart, served in each of two ways. */
const ways: Record<string, (folder: string) => Promise<Served>> = {
  'on Node': onNode,
  async 'by its file _headers'(folder) {
    const edge = new Miniflare({
      modules: true,
      script: 'export default { fetch: () => new Response(null, { status: 404 }) }',
      assets: { directory: folder, assetConfig: { html_handling: 'drop-trailing-slash' } },
    })
    const { origin } = await edge.ready
    return [origin, () => edge.dispose()]
  },
}

for (const [way, serve] of Object.entries(ways)) {
  test(`what stands apart has headers of its own beside those of all, ${way}`, async () => {
    const { folder, remove } = temporaryFolder()
    for (const [file, text] of [
      ['_headers', headersFile(headers, apart)],
      ['index.html', 'home'],
      ['404.html', 'none'],
      ['admin.html', 'editor'],
      ['admin/start.js', 'start()'],
      ['administration.html', 'a page'],
      ['assets/page-0123.js', 'page()'],
      ['media/sun-0123.svg', '<svg/>'],
    ] as const) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    const [url, close] = await serve(folder)
    const headersAt = async (address: string) => {
      const answer = await fetch(url + address)
      const names = ['content-security-policy', 'x-robots-tag', 'x-frame-options']
      expect(answer.headers.get('x-content-type-options'), address).toBe('nosniff')
      expect(answer.headers.get('cache-control')?.includes('immutable') ?? false, address).toBe(
        /^\/(assets|media)\//.test(address),
      )
      return [answer.status, ...names.map((name) => answer.headers.get(name))]
    }
    // what is no page needs none of the names and fingerprints that a page does, nor what else is said of pages
    for (const [address, policy] of [
      ['/assets/page-0123.js', "default-src 'none'; frame-ancestors 'none'"],
      // a film may load itself
      ['/media/sun-0123.svg', "default-src 'none'; media-src 'self'; frame-ancestors 'none'"],
    ] as const) {
      expect(await headersAt(address), address).toEqual([200, policy, null, null])
    }
    for (const address of ['/admin', '/admin/', '/admin/start.js']) {
      expect(await headersAt(address), address).toEqual([200, 'its own', 'noindex', 'DENY'])
    }
    for (const address of ['/', '/administration']) {
      expect(await headersAt(address), address).toEqual([200, 'of all', null, 'DENY'])
    }
    await close()
    remove()
  })
}
