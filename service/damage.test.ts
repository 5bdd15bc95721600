import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { kept, temporaryFolder } from '../tests/service/home.ts'
import { salvage } from './salvage.ts'
import { openSqliteStore, writeEmptyStore } from './sqlite-store.ts'
import { works } from './store-worker.ts'

// each page of a store is overwritten in turn: none unnoticed, and no message lost with one page

const { folder, remove } = temporaryFolder()
afterEach(remove)

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
    await store.accept(kept(`${String(n).padStart(3, '0')}`, { subject: `Subject ${n}`, message }))
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
      for (const { id, subject, message } of messages) {
        const row = saved.get(id)
        expect(String(row?.message).includes(message), `${how} in page ${n + 1}: ${id}`).toBe(true)
        expect(row!.subject).toBe(subject)
      }
    }
  }
}, 120_000)
