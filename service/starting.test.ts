import { spawnSync } from 'node:child_process'
import { copyFileSync, linkSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { closeAfterEach } from '../tests/service/closing.ts'
import { folderFor, good, healthToken, kept } from '../tests/service/home.ts'
import { startProcess } from '../tests/service/process.ts'
import { openSqliteStore } from './store/sqlite-store.ts'

// the real process on whatever it finds: pages are served, and what is wrong is told

const closing = closeAfterEach()

const found: Record<string, [(file: string) => void, string]> = {
  'a store whose first page is overwritten': [
    (file) => writeSync(openSync(file, 'r+'), 'no database any more', 0),
    'store-damaged',
  ],
  'a store with a page in its middle overwritten': [
    (file) => writeSync(openSync(file, 'r+'), Buffer.alloc(4096, 0xff), 0, 4096, 5 * 4096),
    'store-damaged',
  ],
  'a store whose log lost a frame in its middle': [
    (file) => {
      for (const ending of ['', '-wal']) copyFileSync(`${file}.killed${ending}`, file + ending)
      writeSync(openSync(`${file}-wal`, 'r+'), Buffer.alloc(4096), 0, 4096, 32 + 5 * 4120)
    },
    'store-damaged',
  ],
  'a store of which a restore was ended between two names': [
    (file) => linkSync(file, `${file}.before-2026-01-31T12.00.00`),
    'store-damaged',
  ],
  'an empty store': [(file) => truncateSync(file), 'store-gone'],
  'a store that has vanished': [(file) => rmSync(file), 'store-gone'],
}

for (const [what, [breaks, name]] of Object.entries(found)) {
  test(`started on ${what}, it serves pages and says so`, async () => {
    const DATA = folderFor(closing)
    const file = path.join(DATA, 'messages.sqlite')
    const store = openSqliteStore(file)
    for (let n = 0; n < 20; n++) await store.accept(kept(`m${n}`, { message: 'a'.repeat(3000) }))
    // what there is if it is killed here
    for (const ending of ['', '-wal']) copyFileSync(file + ending, `${file}.killed${ending}`)
    await store.close()
    breaks(file)
    const env = { ...process.env, DATA, HEALTH_TOKEN: healthToken }
    const { child, url } = await startProcess('node', ['service/node.ts'], env)
    closing.push(() => child.kill('SIGKILL'))
    expect((await fetch(`${url}/es`)).status).toBe(200)
    const headers = { authorization: `Bearer ${healthToken}` }
    await vi.waitFor(async () => {
      const health = await fetch(`${url}/healthz`, { headers })
      expect(health.status).toBe(503)
      expect(await health.json()).toMatchObject({ status: name })
    }, 10_000)
    const body = new URLSearchParams(good)
    const form = await fetch(`${url}/api/contact`, { method: 'POST', body })
    expect(form.status).toBe(503)
    expect(await form.text()).toContain(good.email)
    expect((await fetch(`${url}/healthz`)).status).toBe(503)
  }, 30_000)
}

test.runIf(process.platform === 'linux')(
  'started where no folder can be made, it serves pages, and the log names the setting',
  async () => {
    for (const DATA of ['/proc/data', '/proc/none/data']) {
      const env = { ...process.env, DATA, BACKUPS: '/proc/backups', HEALTH_TOKEN: healthToken }
      const { child, url, said } = await startProcess('node', ['service/node.ts'], env)
      closing.push(() => child.kill('SIGKILL'))
      expect((await fetch(`${url}/es`)).status).toBe(200)
      const body = new URLSearchParams(good)
      expect((await fetch(`${url}/api/contact`, { method: 'POST', body })).status).toBe(503)
      const headers = { authorization: `Bearer ${healthToken}` }
      const health = await fetch(`${url}/healthz`, { headers })
      expect(await health.json()).toMatchObject({ status: 'disk-read-only' })
      await vi.waitFor(() => expect(said()).toContain('DATA must name a folder that'), 5000)
    }
  },
  30_000,
)

test('an address that is not of this machine is told by the name of the setting', () => {
  const DATA = folderFor(closing)
  // https://www.rfc-editor.org/rfc/rfc5737 and https://www.rfc-editor.org/rfc/rfc6761#section-6.4
  for (const HOST of ['192.0.2.1', 'church.invalid']) {
    const env = { ...process.env, DATA, HOST, PORT: '0' }
    const { status, stderr } = spawnSync('node', ['service/node.ts'], { env, encoding: 'utf8' })
    expect([status, stderr.split('\n')]).toEqual([
      1,
      [
        expect.stringContaining(`HOST is "${HOST}", and this machine has no such address`),
        expect.stringContaining(`HOST es «${HOST}», y esta máquina no tiene esa dirección`),
        '',
      ],
    ])
  }
}, 30_000)

test('where the site is, and that a port is taken, is told in both languages', async () => {
  const env = { ...process.env, DATA: folderFor(closing) }
  const { child, url, said } = await startProcess('node', ['service/node.ts'], env)
  closing.push(() => child.kill('SIGKILL'))
  await vi.waitFor(() =>
    expect(said()).toContain(`The site is at ${url}\n  El sitio está en ${url}\n`),
  )
  const { port } = new URL(url)
  const { status, stderr } = spawnSync('node', ['service/node.ts'], {
    env: { ...env, PORT: port },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    `Port ${port} is taken. Choose another one: PORT=3001 npm start
  El puerto ${port} está ocupado. Elija otro: PORT=3001 npm start
`,
  ])
}, 30_000)
