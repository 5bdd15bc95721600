import { statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openSqliteStore } from './sqlite-store.ts'
import type { Kept } from './store.ts'
import { temporaryFolder } from './testing.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0).toReversed()) close()
})

function open() {
  const { folder, remove } = temporaryFolder()
  closing.push(remove)
  const file = path.join(folder, 'deep/messages.sqlite')
  const store = openSqliteStore(file)
  return { store, file }
}

const kept = (id: string, more: Partial<Kept> = {}): Kept => ({
  id,
  received: 1000,
  name: 'Elena',
  email: 'elena@example.org',
  subject: 'A visit',
  message: 'Hello',
  church: '',
  language: 'en',
  ...more,
})

test('what was accepted is there after the store is opened again, once', async () => {
  const { store, file } = open()
  expect(await store.accept(kept('a'))).toBe('kept')
  expect(await store.accept(kept('a'))).toBe('known')
  const secret = await store.secret()
  await store.close()
  const again = openSqliteStore(file)
  expect((await again.list()).map(({ id }) => id)).toEqual(['a'])
  expect(await again.secret()).toBe(secret)
  await again.close()
})

test('messages that arrive together share a sync, and each is answered', async () => {
  const { store } = open()
  const all = Array.from({ length: 500 }, (_, n) => store.accept(kept(`m${n}`)))
  expect(new Set(await Promise.all(all))).toEqual(new Set(['kept']))
  expect(await store.check()).toBe(500)
  await store.close()
})

test('what waits and is due is claimed oldest first, by one sender only', async () => {
  const { store } = open()
  await store.accept(kept('later', { received: 2000 }))
  await store.accept(kept('sooner', { received: 1000 }))
  const claim = async (now: number, limit = 10) => {
    const claimed = await store.claim(now, now + 500, limit)
    return claimed.map(({ id, attempts }) => `${id} ${attempts}`).toSorted()
  }
  expect(await claim(500)).toEqual([])
  expect(await claim(3000, 1)).toEqual(['sooner 0'])
  expect(await claim(3000)).toEqual(['later 0'])
  expect(await claim(3400)).toEqual([])
  // the first sender died: after its time another one may
  expect(await claim(3500)).toEqual(['later 0', 'sooner 0'])
  await store.postpone('sooner', 9000, '451')
  await store.delivered('later', 3600)
  expect(await claim(8000)).toEqual([])
  expect(await claim(10_000)).toEqual(['sooner 1'])
  await store.close()
})

test('only what was delivered is erased by time; a person may erase anything', async () => {
  const { store } = open()
  await store.accept(kept('waiting'))
  await store.accept(kept('delivered'))
  await store.delivered('delivered', 2000)
  expect(await store.eraseDeliveredBefore(2000)).toBe(0)
  expect(await store.eraseDeliveredBefore(2001)).toBe(1)
  expect(await store.erase('waiting')).toBe(true)
  expect(await store.erase('waiting')).toBe(false)
  await store.close()
})

test('a full disk is said clearly, leaves nothing half-written, and is forgotten when there is room', async () => {
  const { store, file } = open()
  await store.accept(kept('before'))
  const { page_count: pages } = store.database.prepare('PRAGMA page_count').get() as {
    page_count: number
  }
  store.database.exec(`PRAGMA max_page_count = ${pages}`)
  const long = 'a'.repeat(20_000)
  const results = await Promise.allSettled([
    store.accept(kept('small')),
    store.accept(kept('large', { message: long })),
  ])
  // they shared a sync: neither was answered with success, so neither may be there
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await store.list()).map(({ id }) => id)).toEqual(['before'])
  store.database.exec(`PRAGMA max_page_count = ${pages + 1000}`)
  expect(await store.accept(kept('large', { message: long }))).toBe('kept')
  await store.close()
  expect(statSync(file).size).toBeGreaterThan(0)
})

test('a store that cannot be written refuses messages and fails its check, until it can', async () => {
  const { store } = open()
  store.database.exec('PRAGMA query_only = ON')
  await expect(store.accept(kept('a'))).rejects.toThrow(/readonly/)
  await expect(store.check()).rejects.toThrow(/readonly/)
  store.database.exec('PRAGMA query_only = OFF')
  expect(await store.accept(kept('a'))).toBe('kept')
  expect(await store.check()).toBe(1)
  await store.close()
})
