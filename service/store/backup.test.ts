import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { closeAfterEach } from '../../tests/service/closing.ts'
import { kept, temporaryFolder } from '../../tests/service/home.ts'
import { day } from '../durations.ts'
import { keepCopies, newestGood } from './backup.ts'
import { openSqliteStore } from './sqlite-store.ts'

const closing = closeAfterEach()

const today = Date.parse('2026-11-23T12:00:00Z')

async function start() {
  const { folder, remove } = temporaryFolder()
  const file = path.join(folder, 'messages.sqlite')
  const backups = path.join(folder, 'backups')
  mkdirSync(backups)
  const store = openSqliteStore(file)
  closing.push(remove, store.close)
  await store.accept(kept('a'))
  return { folder, file, backups, store }
}

test('thirty days are thirty days, whatever becomes of the new copy', async () => {
  const { file, backups, folder } = await start()
  const names = [
    'messages-2026-10-03.sqlite',
    'messages-2026-10-23.sqlite',
    'messages-2026-10-25.sqlite',
    'messages-2026-11-20T10.00.00.sqlite',
    'messages-2026-11-20.sqlite.unfinished',
  ]
  for (const name of names) writeFileSync(path.join(backups, name), '')
  writeFileSync(`${file}.before-2026-10-01T10.00.00`, '')
  // in the place of the new one stands what cannot be replaced
  mkdirSync(path.join(backups, 'messages-2026-11-23.sqlite.unfinished', 'a'), { recursive: true })
  await keepCopies(path.join(folder, 'nothing.sqlite'), backups, today).catch(() => {})
  await expect(keepCopies(file, path.join(file, 'no-folder'), today)).rejects.toThrow(/E/)
  await keepCopies(file, backups, today).catch(() => {})
  expect(readdirSync(backups).filter((name) => /-10-|20.sqlite.unf/.test(name))).toEqual([
    'messages-2026-10-25.sqlite',
  ])
  expect(existsSync(`${file}.before-2026-10-01T10.00.00`)).toBe(false)
})

test('a copy from a time that has not come begins its thirty days now', async () => {
  const { file, backups } = await start()
  await keepCopies(file, backups, today + 700 * day)
  await keepCopies(file, backups, today)
  expect(readdirSync(backups).toSorted()).toEqual([
    'messages-2026-11-23.sqlite',
    'messages-2026-11-23T2028-10-23.sqlite',
  ])
  await keepCopies(file, backups, today + 31 * day)
  expect(readdirSync(backups)).toEqual(['messages-2026-12-24.sqlite'])
})

test('what a restore has put aside in a time that has not come begins its thirty days now, with its log', async () => {
  const { file, folder } = await start()
  const name = 'messages.sqlite.before-2028-10-23T10.00.00'
  for (const ending of ['', '-wal']) writeFileSync(path.join(folder, name + ending), '')
  const asides = () =>
    readdirSync(folder)
      .filter((each) => each.includes('before'))
      .toSorted()
  await keepCopies(file, undefined, today)
  const renamed = 'messages.sqlite.before-2026-11-23T2028-10-23T10.00.00'
  expect(asides()).toEqual([renamed, `${renamed}-wal`])
  await keepCopies(file, undefined, today + 29 * day)
  expect(asides()).toHaveLength(2)
  await keepCopies(file, undefined, today + 31 * day)
  expect(asides()).toEqual([])
})

test('what a command left that was ended half-way goes after a day', async () => {
  const { file } = await start()
  const left = ['.unfinished', '.unfinished-journal', '.salvage', '.salvage-wal', '.room', '.4711']
  for (const ending of left) {
    writeFileSync(file + ending, '')
    utimesSync(file + ending, today / 1000, today / 1000)
  }
  const there = () => left.filter((ending) => existsSync(file + ending))
  await keepCopies(file, undefined, today + day)
  expect(there()).toEqual(left)
  await keepCopies(file, undefined, today + day + 1)
  expect(there()).toEqual([])
  expect(existsSync(file)).toBe(true)
})

test('the newest copy that is whole is found behind bad ones', async () => {
  const { file, backups } = await start()
  const good = await keepCopies(file, backups, today - 2 * day)
  writeFileSync(path.join(backups, 'messages-2026-11-22.sqlite'), 'no database')
  writeFileSync(path.join(backups, 'messages-2026-11-23.sqlite'), '')
  expect(await newestGood(backups)).toBe(good)
})

const canMount =
  spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp']).status === 0

test.runIf(canMount)(
  'where a full folder has no room for a new copy, the oldest go first',
  async () => {
    const { folder, file, backups, store } = await start()
    for (let n = 0; n < 100; n++) await store.accept(kept(`m${n}`, { message: 'a'.repeat(3000) }))
    // room for two copies and a half
    const script = `mount -t tmpfs -o size=2500k tmpfs ${backups} && exec node --input-type=module -e "
    import { keepCopies } from '${path.resolve('service/store/backup.ts')}'
    import { readdirSync } from 'node:fs'
    for (let n = 0; n < 5; n++) await keepCopies('${file}', '${backups}', ${today} + n * ${day})
    console.log(readdirSync('${backups}').toSorted().join())"`
    const { stdout, stderr } = spawnSync('unshare', ['-Urm', 'sh', '-c', script], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    const left = stdout.trim().split(',')
    expect(left.at(-1)).toBe('messages-2026-11-27.sqlite')
    expect(left.length).toBeLessThan(5)
    expect(existsSync(folder)).toBe(true)
  },
  60_000,
)
