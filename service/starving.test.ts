import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { escape } from '#app/build/html/escape.ts'
import { contactUsWords } from '#app/contact/page/words.server.ts'
import { closeAfterEach } from '../tests/service/closing.ts'
import {
  folderFor,
  good,
  healthToken,
  kept,
  sendTo,
  startWebhook,
  temporaryFolder,
} from '../tests/service/home.ts'
import { openSqliteStore } from './store/sqlite-store.ts'
import { sentenceOf } from './troubles/troubles.ts'

const contactUs = contactUsWords.read()

// a real process on a real disk that is really full: a file system of its own, as Linux gives to anybody
const canMount =
  spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp']).status === 0

const closing = closeAfterEach()

const url = 'http://localhost:3473'

/** The service on a disk of its own; it is looked after ten times a second. */
async function startOn(options: string) {
  const { folder, remove } = temporaryFolder()
  const { told, url: webhook, close } = await startWebhook()
  const env = {
    ...process.env,
    PORT: '3473',
    DATA: folder,
    MESSAGES_PER_HOUR: '1000000',
    REQUESTS_PER_SECOND: '1000000',
    HEALTH_TOKEN: healthToken,
    ALARM_AFTER_MINUTES: '0',
    ALARM_URL: webhook,
  }
  const command = `mount -t tmpfs -o ${options} tmpfs ${folder} && exec node service/node.ts`
  const home = spawn('unshare', ['-Urm', 'sh', '-c', command], { env, stdio: 'ignore' })
  const ended = new Promise((resolve) => home.once('exit', resolve))
  closing.push(remove, close, async () => {
    home.kill()
    await ended
  })
  await vi.waitFor(async () => expect((await fetch(`${url}/es`)).status).toBe(200), 10_000)
  const inside = (script: string) => {
    const namespace = `-t ${home.pid} -U -m --preserve-credentials sh -c`.split(' ')
    expect(spawnSync('nsenter', [...namespace, script]).status).toBe(0)
  }
  return { folder, told, inside }
}

const send = (subject: string) => sendTo(url, { ...good, subject, message: 'a'.repeat(3000) })

async function health() {
  const headers = { authorization: `Bearer ${healthToken}` }
  const answer = await fetch(`${url}/healthz`, { headers })
  return { code: answer.status, ...((await answer.json()) as { waiting?: number; status: string }) }
}

/** A visitor without scripts gets the page back, with the text in it and other ways to write. */
async function expectPage() {
  const page = await fetch(`${url}/api/contact`, {
    method: 'POST',
    body: new URLSearchParams(good),
  })
  expect(page.status).toBe(503)
  const html = await page.text()
  expect(html).toContain(good.email)
  expect(html).toContain(escape(contactUs.form.unavailable.en))
}

/** Looks at a store, four times at once again and again, on a disk with room for half of what a look writes. */
const lookAtOnce = `
  import { statfsSync, writeFileSync } from 'node:fs'
  import { openSqliteStore } from './service/store/sqlite-store.ts'
  const folder = process.argv[1]
  const store = openSqliteStore(folder + '/messages.sqlite')
  store.database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(folder + '/rest', Buffer.alloc(bavail * bsize - 32 * 1024))
  let taken = 0
  const look = () => store.check().then(() => (taken += 1), () => {})
  for (let n = 0; n < 3000; n++) await Promise.all([look(), look(), look(), look()])
  console.log(taken)
`

describe.runIf(canMount)('on a disk of its own', () => {
  test('who looks at once does not take the room of another look for room', () => {
    const folder = folderFor(closing)
    const command = `mount -t tmpfs -o size=1m tmpfs ${folder} && exec node --input-type=module -e "$0" ${folder}`
    const { stdout } = spawnSync('unshare', ['-Urm', 'sh', '-c', command, lookAtOnce])
    expect(stdout.toString().trim()).toBe('0')
  }, 30_000)

  test('a copy and an export that find no room say so in words, and what was there before stays', async () => {
    const folder = folderFor(closing)
    const store = openSqliteStore(path.join(folder, 'messages.sqlite'))
    const message = 'a'.repeat(3000)
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => store.accept(kept(`m${n}`, { message }))),
    )
    await store.close()
    const small = path.join(folder, 'small')
    mkdirSync(small)
    for (const [program, word] of [
      ['backup-now', 'copy.sqlite'],
      ['inbox', 'export all.json'],
      ['inbox', 'export all.csv'],
    ] as const) {
      const [, name = word] = word.split(' ')
      const said = `node service/${program}.ts ${word.replace(name, `${small}/${name}`)}; ls ${small}; cat ${small}/*`
      const command = `mount -t tmpfs -o size=64k tmpfs ${small}; echo as before > ${small}/${name}; ${said}`
      const { stdout, stderr } = spawnSync('unshare', ['-Urm', 'sh', '-c', command], {
        encoding: 'utf8',
        env: { ...process.env, DATA: folder },
      })
      expect(stderr).toBe(
        `The disk is full, so nothing more could be written. Make room on it, then try again.
  El disco está lleno y no se pudo escribir nada más. Haga espacio y vuelva a intentarlo.
`,
      )
      expect(stdout).toBe(`${name}\nas before\n`)
    }
  }, 30_000)

  test('what is on a disk that is full, or cannot be written, is read and exported all the same', () => {
    const folder = folderFor(closing)
    const fill = `
      import { openSqliteStore } from './service/store/sqlite-store.ts'
      import { kept } from './tests/service/home.ts'
      const store = openSqliteStore('${folder}/messages.sqlite')
      await store.accept(kept('in-the-file'))
      await store.erase('nothing, which empties the log')
      await store.accept(kept('in-the-log'))
      process.kill(process.pid, 'SIGKILL')`
    const read = 'node service/inbox.ts; node service/inbox.ts export'
    const command = `mount -t tmpfs -o size=2m tmpfs ${folder}; node --input-type=module -e "$0"
      rm ${folder}/*-shm; dd if=/dev/zero of=${folder}/rest bs=1k 2> ${folder}/rest; ${read}
      node service/backup-now.ts ${folder}-copy.sqlite
      rm ${folder}/rest; mount -o remount,ro ${folder}; ${read}`
    const { stdout, stderr } = spawnSync('unshare', ['-Urm', 'sh', '-c', command, fill], {
      encoding: 'utf8',
      env: { ...process.env, DATA: folder, npm_lifecycle_event: '' },
    })
    expect(stdout.match(/^messages · mensajes: 2, waiting · en espera: 2$/gm)).toHaveLength(2)
    expect(stdout.match(/"id": "in-the-(file|log)"/g)).toHaveLength(4)
    for (const { en } of [
      sentenceOf({ name: 'disk-full', facts: {} }),
      sentenceOf({ name: 'disk-read-only', facts: {} }),
    ]) {
      expect(stderr.split(en)).toHaveLength(3)
    }
    expect(stderr).toContain('Make room on it, then try again.')
    expect(stderr).not.toContain('disk I/O error')
  }, 30_000)

  test('of a damaged store that no copy can be made of it is not said that nothing is in it', async () => {
    const folder = folderFor(closing)
    const store = openSqliteStore(path.join(folder, 'messages.sqlite'))
    await store.accept(kept('aaa'))
    await store.close()
    const command = `cp -a ${folder} ${folder}-too; mount -t tmpfs -o size=64k tmpfs ${folder}; cp ${folder}-too/* ${folder}
      printf damaged | dd of=${folder}/messages.sqlite conv=notrunc bs=1 2> ${folder}/rest
      dd if=/dev/zero of=${folder}/rest bs=1k; rm -r ${folder}-too; node service/inbox.ts`
    const { status, stdout, stderr } = spawnSync('unshare', ['-Urm', 'sh', '-c', command], {
      encoding: 'utf8',
      env: { ...process.env, DATA: folder },
    })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain(sentenceOf({ name: 'store-damaged', facts: {} }).es)
    expect(stderr).toContain('El disco está lleno')
  }, 30_000)

  test('a full disk is said, told once, loses nothing, and is forgotten when there is room', async () => {
    const { folder, told, inside } = await startOn('size=8m')
    expect(await health()).toMatchObject({ code: 200, waiting: 0 })
    expect((await send('before')).status).toBe(200)

    inside(`dd if=/dev/zero of=${folder}/rest bs=1k; true`)
    // nobody has written since: it is the disk that was asked
    await vi.waitFor(() => expect(told).toHaveLength(1), 10_000)
    expect(told[0]).toMatch(/The disk with the messages is full.*El disco de los mensajes/s)
    expect(await health()).toMatchObject({ code: 503, status: 'disk-full' })
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
    await expectPage()
    for (let n = 0; n < 20; n++) expect(await health()).toMatchObject({ status: 'disk-full' })
    expect((await fetch(`${url}/healthz`)).status).toBe(503)
    expect((await fetch(`${url}/es`)).status).toBe(200)

    inside(`rm ${folder}/rest`)
    expect((await send('after')).status).toBe(200)
    expect(await health()).toMatchObject({ code: 200, waiting: taken + 1 })
    expect(told).toHaveLength(1)
  }, 30_000)

  test('on a disk that cannot be written pages are served, it is told, and goes on by itself', async () => {
    const { folder, told, inside } = await startOn('ro')
    expect((await fetch(`${url}/healthz`)).status).toBe(503)
    expect(await health()).toMatchObject({ code: 503, status: 'disk-read-only' })
    expect((await send('refused')).status).toBe(503)
    await expectPage()
    await vi.waitFor(() => expect(told).toHaveLength(1), 10_000)
    expect(told[0]).toMatch(/cannot be written.*DATA.*no se puede escribir/is)
    inside(`mount -o remount,rw ${folder}`)
    expect((await send('taken')).status).toBe(200)
    expect(await health()).toMatchObject({ code: 200, waiting: 1 })
  }, 30_000)
})
