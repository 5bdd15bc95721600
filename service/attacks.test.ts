import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attacks, longAddress, type AttackName } from '../tests/service/attacks/attacks.ts'
import { startTarget } from '../tests/service/attacks/trial.ts'
import { startHome } from '../tests/service/home.ts'

// in small what `npm run test:attacks` does for longer, with more connections and with measured times

describe.runIf(process.platform === 'linux')('under attack', () => {
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
