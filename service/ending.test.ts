import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { good, sendTo, temporaryFolder } from '../tests/service/home.ts'
import { startProcess } from '../tests/service/process.ts'

// however the service is asked to end, it ends; what is under way is finished first

let folder: string
let remove: () => void
let started: ChildProcess | undefined
beforeEach(() => ({ folder, remove } = temporaryFolder()))
afterEach(() => {
  started?.kill('SIGKILL')
  remove()
})

/** Starts the service by a command of its own, and answers it and the port once it is up. */
async function start(command: string, words: string[], given = process.env) {
  const { child, url } = await startProcess(command, words, { ...given, DATA: folder })
  started = child
  return { child, url }
}

const isAnswering = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

test('it ends when whoever started it is gone', async () => {
  const { child, url } = await start('node', ['service/node.ts'])
  expect(await isAnswering(url)).toBe(true)
  const ended = once(child, 'exit')
  child.disconnect()
  expect(await ended).toEqual([0, null])
}, 20_000)

test('it goes on when nobody reads any more what it says', async () => {
  const { child, url } = await start('node', ['service/node.ts'])
  child.stdout!.destroy()
  for (const subject of ['one', 'two', 'three']) {
    expect((await sendTo(url, { ...good, subject })).status).toBe(200)
  }
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}, 20_000)

test('asked several times to end, it still takes the message that is on its way', async () => {
  const { child, url } = await start('node', ['service/node.ts'])
  const ended = once(child, 'exit')
  const body = JSON.stringify(good)
  // asked to go on, it is known to be heard
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'expect': '100-continue',
  }
  const sent = request(`${url}/api/contact`, { method: 'POST', headers })
  const answered = once(sent, 'response')
  const isHeard = once(sent, 'continue')
  sent.flushHeaders()
  await isHeard
  sent.write(body.slice(0, 20))
  let printed = ''
  child.stdout!.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.kill('SIGTERM')
  await vi.waitFor(() => expect(printed).toContain('stopping'), 5000)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) child.kill(signal)
  expect(await isAnswering(url)).toBe(false)
  sent.end(body.slice(20))
  const [answer] = await answered
  expect(answer.statusCode).toBe(200)
  answer.resume()
  expect(await ended).toEqual([0, null])
}, 20_000)

test.runIf(process.platform !== 'win32')(
  'when npm is asked to end, nothing goes on behind it',
  async () => {
    // as anybody says it, who knows nothing of the site of the tests
    const { SITE: _, CONTENT: __, ...env } = process.env
    const { child, url } = await start('npm', ['start'], env)
    expect(await isAnswering(url)).toBe(true)
    // what was started holds its output: it closes with the last of them
    const closed = once(child, 'close')
    // npm alone: not what it has started
    child.kill('SIGTERM')
    await closed
    expect(await isAnswering(url)).toBe(false)
  },
  60_000,
)
