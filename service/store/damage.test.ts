import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { kept, temporaryFolder } from '../../tests/service/home.ts'
import { salvage } from './salvage.ts'
import { openSqliteStore, writeEmptyStore } from './sqlite-store.ts'
import { troubleOf } from './store-errors.ts'
import { applyLog, logDamage } from './store-log.ts'
import { words } from './store-words.ts'
import { works } from './store-worker.ts'

// each page of a store is overwritten in turn: none unnoticed, and no message lost with one page

let folder: string
let remove: () => void
beforeEach(() => ({ folder, remove } = temporaryFolder()))
afterEach(() => remove())

const pageSize = 4096

/** What a failing disk leaves in the place of a page. */
const overwritten: Record<string, (page: Buffer, another: Buffer) => void> = {
  'zeros': (page) => page.fill(0),
  'ones': (page) => page.fill(0xff),
  'letters': (page) => page.fill('of something else '),
  'another page': (page, another) => another.copy(page),
  'half of it': (page) => page.fill(0xff, 0, pageSize / 2),
}

test('125 of 125 pages overwritten in turn are told, and every message can be saved', async () => {
  const file = path.join(folder, 'messages.sqlite')
  const store = openSqliteStore(file)
  const pages = () =>
    (store.database.prepare('PRAGMA page_count').get() as { page_count: number }).page_count
  for (let n = 0; pages() < 125; n++) {
    // some need pages of their own, some share one
    const message = `Line ${n}. `.repeat(n % 3 === 0 ? 450 : 5)
    const answer = { reply: 'call', phone: `+1 503 689 ${1000 + n}`, answerIn: 'es' } as const
    const said = { subject: `Subject ${n}`, message, ...(n % 2 === 1 && answer) }
    await store.accept(kept(String(n).padStart(3, '0'), said))
    if (n % 4 === 0) await store.delivered(String(n).padStart(3, '0'), 2000)
    if (n % 9 === 8) await store.erase(String(n - 4).padStart(3, '0'))
  }
  const messages = await store.list()
  await store.close()
  const sound = readFileSync(file)
  const count = sound.length / pageSize
  expect(count).toBeGreaterThanOrEqual(125)
  const empty = path.join(folder, 'empty.sqlite')
  writeEmptyStore(empty)
  const damaged = path.join(folder, 'damaged.sqlite')
  const pageOf = (bytes: Buffer, n: number) => bytes.subarray(n * pageSize, (n + 1) * pageSize)
  for (const [how, overwrite] of Object.entries(overwritten)) {
    for (let n = 0; n < count; n++) {
      const bytes = Buffer.from(sound)
      overwrite(pageOf(bytes, n), pageOf(sound, (n + 7) % count))
      for (const ending of ['-wal', '-shm']) rmSync(damaged + ending, { force: true })
      writeFileSync(damaged, bytes)
      expect(works.examine(damaged).damage, `${how} in page ${n + 1}`).toBeTruthy()
      const saved = new Map(salvage(damaged, empty).rows.map((row) => [row.id, row]))
      for (const { id, message, ...more } of messages) {
        const row = saved.get(id)
        const where = `${how} in page ${n + 1}: ${id}`
        expect(String(row?.message).includes(message), where).toBe(true)
        // of two texts, one that shows that it was overwritten is not given
        expect(String(row?.message), where).not.toMatch(/[\0\ufffd]/)
        // whom to answer, and how
        for (const name of words) {
          if (name === 'message') continue
          // of two numbers that could be, both
          const isThere =
            name === 'phone'
              ? String(row![name]).split(' / ').includes(more[name])
              : row![name] === more[name]
          expect(isThere, `${where}, ${name}`).toBe(true)
        }
      }
    }
  }
}, 300_000)

/** The length of a frame of the log: its head, and a page. */
const frameSize = 24 + pageSize
const framesIn = (log: Buffer) => (log.length - 32) / frameSize
const frameOf = (log: Buffer, n: number) =>
  log.subarray(32 + n * frameSize, 32 + (n + 1) * frameSize)

/** What a service leaves that was killed: messages of which some are in the log alone. */
async function leave() {
  const file = path.join(folder, 'messages.sqlite')
  const left = path.join(folder, 'left.sqlite')
  const store = openSqliteStore(file)
  await store.accept(kept('old', { message: 'in the file itself' }))
  await store.erase('nothing, which empties the log')
  const accept = (n: number) =>
    store.accept(kept(`m${n}`, { message: `Message ${n}. `.repeat(n % 5 === 0 ? 500 : 20) }))
  for (let n = 0; n < 8; n++) await accept(n)
  for (let n = 0; n < 2; n++) await store.delivered(`m${n}`, 2000)
  for (const ending of ['', '-wal']) copyFileSync(file + ending, left + ending)
  const messages = await store.list()
  await store.close()
  return { left, messages }
}

test('a frame of the log overwritten, each in turn, is told if anything was committed after it, and nothing is lost', async () => {
  const { left, messages } = await leave()
  const log = readFileSync(`${left}-wal`)
  const file = readFileSync(left)
  const count = framesIn(log)
  expect(count).toBeGreaterThan(25)
  expect(logDamage(left)).toBeUndefined()
  const empty = path.join(folder, 'empty.sqlite')
  writeEmptyStore(empty)
  for (const [how, overwrite] of Object.entries(overwritten)) {
    for (let n = 0; n < count; n++) {
      const bytes = Buffer.from(log)
      overwrite(frameOf(bytes, n), frameOf(log, (n + 7) % count))
      writeFileSync(`${left}-wal`, bytes)
      const which = `${how} in frame ${n + 1}`
      if (n === count - 1) {
        // it cannot be told from what was being written when the power went
        expect(logDamage(left), which).toBeUndefined()
        continue
      }
      expect(logDamage(left), which).toContain(`frame ${n + 1} of ${count}`)
      const saved = new Map(salvage(left, empty).rows.map((row) => [row.id, row]))
      for (const { id, message } of messages) {
        expect(String(saved.get(id)?.message).includes(message), `${which}: ${id}`).toBe(true)
      }
    }
  }
  // all who look at it say so, and nobody throws away what comes after the damage
  const bytes = Buffer.from(log)
  frameOf(bytes, 10).fill(0)
  writeFileSync(`${left}-wal`, bytes)
  expect(works.examine(left).damage).toContain('frame 11')
  expect(() => openSqliteStore(left)).toThrow(/damaged \(the log: frame 11/)
  try {
    openSqliteStore(left)
  } catch (error) {
    expect(troubleOf(error).name).toBe('store-damaged')
  }
  await expect(works.copyTo(left, path.join(folder, 'copy.sqlite'))).rejects.toThrow('frame 11')
  expect(readFileSync(`${left}-wal`)).toEqual(bytes)
  expect(readFileSync(left)).toEqual(file)
}, 300_000)

test('what was never committed is not laid over a file, and takes nothing away of what was', async () => {
  const { left, messages } = await leave()
  const log = readFileSync(`${left}-wal`)
  const count = framesIn(log)
  const copy = path.join(folder, 'applied.sqlite')
  const apply = (bytes: Buffer) => {
    writeFileSync(`${left}-wal`, bytes)
    copyFileSync(left, copy)
    applyLog(left, copy)
    expect(readFileSync(copy).includes(Buffer.alloc(1000, 0xaa))).toBe(false)
  }
  // a page more, of a commit that the power cut off: its frame does not say that it ends one
  const begun = Buffer.from(frameOf(log, count - 1)).fill(0, 4, 8)
  begun.fill(0xaa, 24)
  apply(Buffer.concat([log, begun]))
  expect(logDamage(left)).toBeUndefined()
  // it is as SQLite itself reads it
  const store = openSqliteStore(copy)
  expect(await store.list()).toEqual(messages)
  await store.close()
  // nor is a frame that was overwritten, of a page that no later one holds
  const pages = Array.from({ length: count }, (_, n) => frameOf(log, n).readUInt32BE(0))
  const last = pages.findLastIndex((page, n) => n < count - 3 && !pages.includes(page, n + 1))
  const damaged = Buffer.from(log)
  frameOf(damaged, last).fill(0xaa, 24)
  apply(damaged)
})

test('a log that cannot be read is not taken for none', async () => {
  const { left } = await leave()
  rmSync(`${left}-wal`)
  mkdirSync(`${left}-wal`)
  expect(() => logDamage(left)).toThrow('EISDIR')
})

test('the head of the log overwritten is told, and everything is saved', async () => {
  const { left, messages } = await leave()
  const bytes = readFileSync(`${left}-wal`)
  const empty = path.join(folder, 'empty.sqlite')
  writeEmptyStore(empty)
  for (const length of [4, 32, 32 + 24]) {
    writeFileSync(`${left}-wal`, Buffer.from(bytes).fill(0xaa, 0, length))
    expect(logDamage(left)).toBe('the log: its head')
    const saved = new Map(salvage(left, empty).rows.map((row) => [row.id, row.message]))
    for (const { id, message } of messages) expect(saved.get(id), `${length} ${id}`).toBe(message)
  }
})

test('what is honestly in a log is no damage: nothing, its head alone, a commit that was cut off, what was there before', async () => {
  const { left, messages } = await leave()
  const log = readFileSync(`${left}-wal`)
  const write = (bytes: Buffer) => writeFileSync(`${left}-wal`, bytes)
  rmSync(`${left}-wal`)
  expect(logDamage(left)).toBeUndefined()
  for (const length of [0, 20, 32, 33, 32 + 24, log.length - 1, log.length - frameSize]) {
    write(log.subarray(0, length))
    expect(logDamage(left), String(length)).toBeUndefined()
  }
  // of a log before it, which was longer
  const old = Buffer.from(log.subarray(32))
  for (let at = 8; at < old.length; at += frameSize) old.writeUInt32BE(old.readUInt32BE(at) - 1, at)
  write(Buffer.concat([log, old]))
  expect(logDamage(left)).toBeUndefined()
  const store = openSqliteStore(left)
  expect(await store.list()).toEqual(messages)
  await store.close()
})
