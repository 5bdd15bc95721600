import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attacks, longAddress, type AttackName } from '../tests/service/attacks/attacks.ts'
import { startTarget } from '../tests/service/attacks/trial.ts'
import { startHome, temporaryFolder } from '../tests/service/home.ts'
import { startProcess } from '../tests/service/process.ts'

const isLinux = process.platform === 'linux'

// in small what `npm run test:attacks` does for longer, with more connections and with measured times

describe.runIf(isLinux)('under attack', () => {
  let target: Awaited<ReturnType<typeof startTarget>>
  let before: number
  beforeAll(async () => {
    target = await startTarget()
    before = target.openFiles()
  }, 30_000)
  afterAll(() => target.stop())

  for (const name of Object.keys(attacks) as AttackName[]) {
    test(`${name}: a visitor is answered, and memory stays`, async () => {
      const end = target.attack(name, 100)
      const { unanswered } = await target.visits(1)
      expect(end()).toBeLessThan(200)
      expect(unanswered).toBe(0)
      expect(target.hasEnded()).toBe(false)
    })
  }

  test('afterwards nothing is left open', async () => {
    expect(await target.leftOpen(before)).toBe(0)
  }, 30_000)
})

const mostWaiting = isLinux ? Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8')) : 0

test.runIf(mostWaiting >= 4096)(
  'while the server does something else for a moment, whoever comes waits, and need not knock again',
  async () => {
    const { folder, remove } = temporaryFolder()
    const env = { ...process.env, DATA: folder }
    const { child, url } = await startProcess('node', ['service/node.ts'], env)
    child.kill('SIGSTOP')
    const port = Number(new URL(url).port)
    const sockets = Array.from({ length: 3000 }, () => connect(port))
    try {
      // one more than there is room for would not be connected before the server goes on
      await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    } finally {
      for (const socket of sockets) socket.on('error', () => {}).destroy()
      child.kill('SIGKILL')
      remove()
    }
  },
)

test('no address takes longer than its length warrants', async () => {
  const { url, close } = await startHome()
  const { port } = new URL(url)
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const sent = request({ port, path }, (answer) => {
        answer.resume().once('close', resolve)
      })
      sent.on('error', reject).end()
    })
  const timeOf = async (length: number) => {
    const times: number[] = []
    for (let turn = 0; turn < 36; turn++) {
      const address = longAddress(turn, length)
      const start = performance.now()
      await ask(address)
      times.push(performance.now() - start)
    }
    return times.toSorted((one, two) => one - two).at(-4)!
  }
  await timeOf(1000)
  // four times the length: a time of length squared would be sixteen times as long, some 300 ms
  const [short, long] = [await timeOf(3900), await timeOf(15_600)]
  expect(long).toBeLessThan(Math.max(short * 8, 50))
  await close()
})
