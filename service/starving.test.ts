import { contactUsWords } from '#app/contact/page/words.server.ts'
import { spawn, spawnSync } from 'node:child_process'
import { escape } from '#app/build/escape.ts'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { good, healthToken, temporaryFolder } from './testing.ts'

const contactUs = contactUsWords.read()

// a real process on a real disk that is really full: a file system of its own, as Linux gives to anybody
const canMount =
  spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp']).status === 0

describe.runIf(canMount)('on a disk of its own', () => {
  const { folder, remove } = temporaryFolder()
  const url = 'http://localhost:3473'
  const env = {
    ...process.env,
    PORT: '3473',
    DATA: folder,
    MESSAGES_PER_HOUR: '1000000',
    REQUESTS_PER_SECOND: '1000000',
    HEALTH_TOKEN: healthToken,
  }
  const onDisk = (options: string) => [
    '-Urm',
    'sh',
    '-c',
    `mount -t tmpfs -o ${options} tmpfs ${folder} && exec node service/node.ts`,
  ]
  afterAll(remove)

  test('a full disk is said, loses nothing, and is forgotten when there is room', async () => {
    const home = spawn('unshare', onDisk('size=8m'), { env, stdio: 'ignore' })
    const ended = new Promise((resolve) => home.once('exit', resolve))
    const inside = (command: string) => {
      const namespace = `-t ${home.pid} -U -m --preserve-credentials sh -c`.split(' ')
      spawnSync('nsenter', [...namespace, command])
    }
    const send = (subject: string) =>
      fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...good, subject, message: 'a'.repeat(3000) }),
      })
    const health = async () => {
      const headers = { authorization: `Bearer ${healthToken}` }
      const answer = await fetch(`${url}/healthz`, { headers })
      const { waiting } = (await answer.json()) as { waiting?: number }
      return { code: answer.status, waiting }
    }
    try {
      await vi.waitFor(
        async () => expect(await health()).toEqual({ code: 200, waiting: 0 }),
        10_000,
      )
      expect((await send('before')).status).toBe(200)

      inside(`dd if=/dev/zero of=${folder}/rest bs=1k`)
      // what still fits into the last page is taken, and counted
      let taken = 1
      let refused: Response | undefined
      while (!refused) {
        const answer = await send(`while there is none ${taken}`)
        if (answer.status === 200) taken += 1
        else refused = answer
      }
      expect(refused.status).toBe(503)
      expect(await refused.json()).toEqual({ status: 'unavailable' })
      const page = await fetch(`${url}/api/contact`, {
        method: 'POST',
        body: new URLSearchParams(good),
      })
      expect(page.status).toBe(503)
      const html = await page.text()
      expect(html).toContain(good.email)
      expect(html).toContain(escape(contactUs.form.unavailable.en))
      expect((await health()).code).toBe(503)
      expect((await fetch(`${url}/es`)).status).toBe(200)

      inside(`rm ${folder}/rest`)
      expect((await send('after')).status).toBe(200)
      expect(await health()).toEqual({ code: 200, waiting: taken + 1 })
    } finally {
      home.kill()
      await ended
    }
  })

  test('a disk that cannot be written is said at the start', () => {
    const { status, stderr } = spawnSync('unshare', onDisk('ro'), { env, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain(`Messages cannot be kept in ${folder}`)
    expect(stderr).toContain('DATA')
  })
})
