import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodAnywhere, startHome } from '../../tests/service/home.ts'

// https://www.rfc-editor.org/rfc/rfc9112#section-3.2

let home: Awaited<ReturnType<typeof startHome>>
beforeAll(async () => void (home = await startHome()))
afterAll(() => home.close())

const ask = (...lines: string[]) => say([...lines, 'Connection: close', '', ''].join('\r\n'))

function say(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const { port } = new URL(home.url)
    const socket = connect(Number(port), 'localhost', () => socket.write(text))
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })
}
const statusOf = (heard: string) => Number(heard.slice(9, 12))

test('a request that names no host, two, or none that could be, is refused with all headers', async () => {
  for (const hosts of [
    [],
    ['Host: a', 'Host: b'],
    ['Host: a', 'Host: a'],
    ['Host: a/b'],
    ['Host: a b'],
  ]) {
    for (const path of ['/about-us', '/api/contact/token']) {
      const heard = await ask(`GET ${path} HTTP/1.1`, ...hosts)
      expect(statusOf(heard), `${path} ${hosts.join()}`).toBe(400)
      expect(heard.toLowerCase()).toContain("content-security-policy: default-src 'none'")
    }
  }
  for (const host of [
    'a',
    'a.example:3000',
    '192.0.2.1',
    '[2001:db8::1]:80',
    'xn--nio-8ma.example',
    '',
  ]) {
    expect(statusOf(await ask('GET /about-us HTTP/1.1', `Host: ${host}`)), host).toBe(200)
  }
  // there was no such line before
  for (const path of ['/about-us', '/healthz', '/api/contact/token']) {
    expect(statusOf(await ask(`GET ${path} HTTP/1.0`)), path).toBe(200)
  }
})

test('a request that says its whole address means the same as any other', async () => {
  for (const [address, status] of [
    ['http://a/about-us', 200],
    ['HTTP://a/es/about-us?a=1', 200],
    ['https://a', 200],
    ['http://a/no', 404],
    ['http://a/api/contact/token', 200],
    ['http://[/about-us', 400],
  ] as const) {
    expect(statusOf(await ask(`GET ${address} HTTP/1.1`, 'Host: a')), address).toBe(status)
  }
  // whose form it is, the whole address says: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
  const body = JSON.stringify(goodAnywhere)
  const post = (host: string) =>
    say(
      [
        'POST http://site.example/api/contact HTTP/1.1',
        `Host: ${host}`,
        'Origin: http://site.example',
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  expect(statusOf(await post('other.example'))).toBe(200)
})
