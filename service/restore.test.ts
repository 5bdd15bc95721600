import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderFor, idsAt, kept, temporaryFolder } from '../tests/service/home.ts'
import { killAtEachStep, stepsOnDisk } from '../tests/service/killing.ts'
import { openSqliteStore } from './store/sqlite-store.ts'
import { copyTo } from './store/store-work.ts'

// a backup is needed most when the file with the messages is damaged

let folder: string
let remove: () => void
beforeEach(() => ({ folder, remove } = temporaryFolder()))
const removing: (() => void)[] = []
afterEach(() => {
  remove()
  for (const each of removing.splice(0)) each()
})

/** Where messages are while the service runs. */
const all = ['messages.sqlite', 'messages.sqlite-wal', 'messages.sqlite-shm']

/** A store with one message more than its copy has; that one is in its log alone. */
async function openWithCopy() {
  const file = path.join(folder, 'messages.sqlite')
  const copy = path.join(folder, 'copy.sqlite')
  const store = openSqliteStore(file)
  await store.accept(kept('old'))
  await copyTo(file, copy)
  await store.erase('nothing, which empties the log')
  await store.accept(kept('new', { message: 'only in the log' }))
  return { store, file, copy }
}

/** Another process does it: whoever opens a file and closes it gives up the locks it has on it. */
function damage(file: string): void {
  const script = `const { openSync, writeSync } = require('node:fs')
    writeSync(openSync(process.argv[1], 'r+'), 'no database any more', 0)`
  expect(spawnSync('node', ['-e', script, file]).status).toBe(0)
}

/** The first frame of the log: SQLite takes it for its end, and the message for one that never came. */
function damageLog(file: string): void {
  const log = readFileSync(`${file}-wal`)
  log.fill(0xaa, 32, 32 + 24 + 4096)
  writeFileSync(`${file}-wal`, log)
}

function restore(copy: string | undefined, data = folder, more = {}) {
  const env = { ...process.env, DATA: data, ...more }
  const words = ['service/restore.ts', ...(copy ? [copy] : [])]
  return spawnSync('node', words, { encoding: 'utf8', env })
}

const running =
  'The service is running: stop it first.\n  El servicio está en marcha: deténgalo primero.\n'
const asideOf = (stdout: string) => /What was there is in (\S+?)(-wal)?[:,]/.exec(stdout)![1]!

/** All that a file and its log have, in whatever order. */
const wordsIn = (file: string) =>
  [file, `${file}-wal`]
    .filter((each) => existsSync(each))
    .map((each) => readFileSync(each, 'latin1'))
    .join('')

/** What a service leaves that could not end: its file and its log. */
async function leave() {
  const { store, copy } = await openWithCopy()
  const data = path.join(folder, 'left')
  mkdirSync(data)
  for (const name of all) cpSync(path.join(folder, name), path.join(data, name))
  await store.close()
  return { data, copy, file: path.join(data, 'messages.sqlite') }
}

test('a damaged file is put aside with all that is in its log, and the copy takes its place', async () => {
  const { data, copy, file } = await leave()
  damage(file)
  const { stdout, stderr } = restore(copy, data)
  expect(stderr).toBe('')
  expect(stdout).toContain('is damaged (file is not a database)')
  // for whoever can read such a file
  const inside = wordsIn(asideOf(stdout))
  expect(inside).toContain('no database any more')
  expect(inside).toContain('only in the log')
  // what could be saved of it is in the place of the copy, too
  expect(stdout).toContain('Saved of those from the damaged file: 2.')
  expect((await idsAt(file)).toSorted()).toEqual(['new', 'old'])
})

test('a log whose file somebody has deleted is put aside, too', async () => {
  const { data, copy, file } = await leave()
  rmSync(file)
  const { stdout } = restore(copy, data)
  expect(wordsIn(asideOf(stdout))).toContain('only in the log')
  expect(await idsAt(file)).toEqual(['old'])
})

test('a store that a machine has left is restored with what is in its log alone', async () => {
  const { data, file } = await leave()
  const left = wordsIn(file)
  const elsewhere = folderFor(removing)
  const { stdout } = restore(file, elsewhere)
  expect(stdout).toMatch(/^Messages in .*: 2\.\n {2}Mensajes en .*: 2\.$/m)
  expect((await idsAt(path.join(elsewhere, 'messages.sqlite'))).toSorted()).toEqual(['new', 'old'])
  // it stays as it was, and nothing of it lies about
  expect(wordsIn(file) === left).toBe(true)
  expect(readdirSync(data).toSorted()).toEqual(all.toSorted())
  expect(readdirSync(elsewhere).toSorted()).toEqual(['messages.sqlite', 'messages.txt'])
})

test('what a restore has left that was ended half-way gets into none that comes after it', async () => {
  const { file, copy, env } = await begin()
  const { file: other } = await leave()
  for (const each of [other, `${other}-wal`])
    cpSync(each, each.replace(other, `${file}.unfinished`))
  expect(restore(copy, env.DATA).stderr).toBe('')
  expect(await idsAt(file)).toEqual(['old'])
})

test('a copy that somebody has put beside the log of another store is not overwritten by it', async () => {
  const { data, file } = await leave()
  const { copy, env } = await begin()
  cpSync(copy, file)
  await expect(idsAt(file)).rejects.toThrow('is damaged (the log: of another file)')
  const { stdout, stderr } = restore(undefined, data, { BACKUPS: env.BACKUPS })
  expect(stderr).toBe('')
  // what was in the log alone is saved, too
  expect(stdout).toContain('is damaged (the log: of another file)')
  expect((await idsAt(file)).toSorted()).toEqual(['new', 'old'])
})

test('a log with a damaged frame is told, and what was committed after it comes back', async () => {
  const { data, copy, file } = await leave()
  damageLog(file)
  await expect(idsAt(file)).rejects.toThrow('is damaged (the log: frame 1 of')
  const { stdout, stderr } = restore(copy, data)
  expect(stderr).toBe('')
  expect(stdout).toContain('is damaged (the log: frame 1 of')
  expect((await idsAt(file)).toSorted()).toEqual(['new', 'old'])
  expect(wordsIn(asideOf(stdout))).toContain('only in the log')
})

test('while the service runs nothing is moved, however damaged the file is', async () => {
  const { store, file, copy } = await openWithCopy()
  damage(file)
  const refused = restore(copy)
  expect([refused.status, refused.stderr]).toEqual([1, running])
  await store.erase('nothing, which empties the log')
  // it may have written the beginning of the file anew
  damage(file)
  const doubtful = restore(copy)
  expect(doubtful.status).toBe(1)
  expect(doubtful.stderr).toMatch(
    /whether the service is running cannot be told.*\n.*no se puede saber si el servicio está en marcha/,
  )
  for (const name of all) expect(existsSync(path.join(folder, name)), name).toBe(true)
  await store.close()
})

test('while the service runs a damaged log is left to it, too', async () => {
  const { store, file, copy } = await openWithCopy()
  damageLog(file)
  expect(restore(copy).stderr).toBe(running)
  for (const name of all) expect(existsSync(path.join(folder, name)), name).toBe(true)
  await store.close()
})

test('a service that has looked at a damaged log is still known to run', async () => {
  const { store, file, copy } = await openWithCopy()
  writeFileSync(`${file}-wal`, readFileSync(`${file}-wal`).fill(0xaa, 0, 32))
  expect(await store.damage()).toBe('the log: its head')
  expect(restore(copy).stderr).toBe(running)
  for (const name of all) expect(existsSync(path.join(folder, name)), name).toBe(true)
  await store.close()
})

test('without a backup, all that can be read of a damaged file is saved', async () => {
  const { data, file } = await leave()
  damage(file)
  const { stdout, stderr } = restore(undefined, data)
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^Messages in \S+\.sqlite: 2\.$/m)
  expect(stdout).toContain('Saved of those from the damaged file: 2.')
  // nothing came back that was erased
  expect(stdout).not.toContain('erase')
  expect((await idsAt(file)).toSorted()).toEqual(['new', 'old'])
})

test('by itself it takes the newest backup, for an empty file, too, and nobody else reads it', async () => {
  const { file, env } = await begin()
  chmodSync(path.join(env.BACKUPS, 'messages-2026-01-31.sqlite'), 0o644)
  writeFileSync(path.join(env.BACKUPS, 'messages-2026-02-01.sqlite'), 'no database')
  truncateSync(file)
  const { stdout, stderr } = restore(undefined, env.DATA, env)
  expect(stderr).toBe('')
  expect(stdout).toContain('is damaged (it is empty · está vacío)')
  expect(stdout).toMatch(/^Messages in .* ← .*messages-2026-01-31\.sqlite: 1\.$/m)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await idsAt(file)).toEqual(['old'])
})

test('what came since the copy was made is told, and the way back to it', async () => {
  const { file, copy, data } = await leave()
  const { stdout } = restore(copy, data)
  expect(await idsAt(file)).toEqual(['old'])
  expect(stdout).toMatch(/^1: Came since this copy was made, and not in it; .*\n {2}1: Llegaron /m)
  expect(stdout).toMatch(/^ {2}new$/m)
  const [, words] = /npm run restore (\S+)$/m.exec(stdout)!
  const back = restore(words, data).stdout
  expect(back).not.toContain('Came since')
  // nobody has erased what the older copy did not have
  expect(back).not.toContain('Erased')
  expect(back).toMatch(/^1: Not in what was there, and back now; erase those again that somebody/m)
  expect((await idsAt(file)).toSorted()).toEqual(['new', 'old'])
})

test('what cannot be done is refused with its reason, and nothing is moved', async () => {
  const { file, env } = await begin()
  const missing = path.join(folder, 'missing.sqlite')
  for (const [refused, reason] of [
    [
      restore(undefined, env.DATA, env),
      /^The messages are not damaged\. .*npm run restore backups.*\n {2}Los mensajes no están dañados\. .*npm run restore backups/,
    ],
    [restore(missing, env.DATA, env), `${missing} does not exist.\n  ${missing} no existe.`],
    [
      restore(undefined, path.join(folder, 'nowhere'), { BACKUPS: path.join(folder, 'none') }),
      /^There is no backup in .*none, and nothing to be saved\.\n {2}No hay ninguna copia en .*none, /,
    ],
  ] as const) {
    expect(refused.status).toBe(1)
    expect(refused.stderr).toMatch(reason)
  }
  expect(readdirSync(env.DATA).filter((name) => name.includes('sqlite'))).toEqual([
    'messages.sqlite',
  ])
  expect((await idsAt(file)).toSorted()).toEqual(['new', 'old'])
})

test('where there is no room for the copy, what was there stays where it is', async () => {
  const { store, file, copy } = await openWithCopy()
  await store.close()
  // a folder of that name stands for a disk that cannot take it
  mkdirSync(`${file}.unfinished`)
  expect(restore(copy).status).toBe(1)
  expect((await idsAt(file)).toSorted()).toEqual(['new', 'old'])
})

/** Two messages, of which a backup has one, in a folder of their own. */
async function begin() {
  const folder = folderFor(removing)
  const [file, backups] = [path.join(folder, 'messages.sqlite'), path.join(folder, 'backups')]
  const copy = path.join(backups, 'messages-2026-01-31.sqlite')
  const store = openSqliteStore(file)
  await store.accept(kept('old'))
  await copyTo(file, copy)
  await store.accept(kept('new'))
  await store.close()
  return { file, copy, env: { DATA: folder, BACKUPS: backups } }
}

test('killed at every step, a copy takes the place of the messages or does not: there is a store', async () => {
  let halfWay = 0
  const kills = await killAtEachStep(['service/restore.ts'], async () => {
    const { file, copy, env } = await begin()
    return {
      env,
      given: [copy],
      async killed() {
        expect(existsSync(file)).toBe(true)
        // between two names of one file nobody writes into it, and the same command goes on from there
        const refusal = await idsAt(file).catch((error: Error) => error.message)
        if (typeof refusal === 'string') {
          expect(refusal).toContain('npm run restore was ended half-way')
          halfWay += 1
          expect(restore(copy, env.DATA).stderr).toBe('')
        }
        const ids = (await idsAt(file)).toSorted()
        const aside = readdirSync(env.DATA).find((name) => /before-.*[0-9]$/.test(name))
        // what the copy lacks is kept beside it
        if (ids.length === 1) expect(await idsAt(path.join(env.DATA, aside!))).toContain('new')
        else expect(ids).toEqual(['new', 'old'])
        expect(ids).toContain('old')
      },
    }
  })
  expect(halfWay).toBeGreaterThan(0)
  expect(kills).toBeGreaterThan(10)
}, 300_000)

test('killed at every step, mending a damaged store can be said again, and loses nothing', async () => {
  const kills = await killAtEachStep(['service/restore.ts'], async () => {
    const { file, env } = await begin()
    damage(file)
    return {
      env,
      async killed() {
        expect(existsSync(file)).toBe(true)
        const { stderr } = restore(undefined, env.DATA, env)
        // it may have been the last step
        expect(stderr).toMatch(/^$|^The messages are not damaged/)
        expect((await idsAt(file)).toSorted()).toEqual(['new', 'old'])
      },
    }
  })
  expect(kills).toBeGreaterThan(10)
}, 300_000)

test('should the power fail, the copy is on the disk before it takes a name, the old log gone before, and the name there before it is said', async () => {
  const { data, copy, file } = await leave()
  damageLog(file)
  const steps = stepsOnDisk(['service/restore.ts', copy], { DATA: data })
  const at = (step: string) => steps.indexOf(step)
  const named = at(`renamed ${file}.unfinished ${file}`)
  expect(steps.slice(0, named)).toContain(`synced ${file}.unfinished`)
  const [forgotten, synced] = [
    at(`removed ${file}-wal`),
    steps.lastIndexOf(`synced ${data}`, named),
  ]
  expect(forgotten).toBeGreaterThanOrEqual(0)
  expect(synced).toBeGreaterThan(forgotten)
  expect(steps.slice(named)).toContain(`synced ${data}`)
})

test.runIf(process.getuid?.() === 0)(
  'what root restores belongs to the user that the service runs as',
  async () => {
    const { store, file, copy } = await openWithCopy()
    await store.close()
    const [nobody, group] = [65_534, 65_533]
    chownSync(folder, nobody, group)
    expect(restore(copy)).toMatchObject({ status: 0 })
    const { uid, gid } = statSync(file)
    expect([uid, gid]).toEqual([nobody, group])
  },
)
