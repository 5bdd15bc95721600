import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { closeAfterEach } from '../../tests/service/closing.ts'
import { folderFor, kept } from '../../tests/service/home.ts'
import { killAtEachStep } from '../../tests/service/killing.ts'
import { day, hour, minute } from '../durations.ts'
import { openSqliteStore } from './sqlite-store.ts'
import { troubleOf } from './store-errors.ts'
import { words } from './store-words.ts'
import { copyTo } from './store-work.ts'
import { migrations, notes } from './store.ts'

const closing = closeAfterEach()

function open() {
  const file = path.join(folderFor(closing), 'deep/messages.sqlite')
  const store = openSqliteStore(file)
  return { store, file }
}

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
  expect((await store.figures()).waiting).toBe(500)
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

test('what came while the clock was hours ahead is due at once when it is put right, and once', async () => {
  const { store } = open()
  const now = 100 * day
  await store.accept(kept('ahead', { received: now + 5 * hour }))
  const claim = async (at: number) =>
    (await store.claim(at, at + 4 * minute, 10)).map(({ id }) => id)
  expect(await claim(now)).toEqual(['ahead'])
  expect(await claim(now + minute)).toEqual([])
  await store.postpone('ahead', now + 8 * minute, '451')
  expect(await claim(now + 7 * minute)).toEqual([])
  expect(await claim(now + 8 * minute)).toEqual(['ahead'])
  await store.close()
})

test('only what was delivered is erased by time; a person may erase anything', async () => {
  const { store } = open()
  await store.accept(kept('waiting'))
  await store.accept(kept('delivered'))
  await store.delivered('delivered', 2000)
  expect(await store.eraseOld(2000, 365)).toBe(0)
  expect(await store.eraseOld(2001, 365)).toBe(1)
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
  await store.check()
  await store.close()
})

test('nobody but its owner reads what people wrote', async () => {
  const { store, file } = open()
  await store.accept(kept('a'))
  const folder = path.dirname(file)
  expect(statSync(folder).mode & 0o077).toBe(0)
  for (const each of readdirSync(folder)) {
    expect(statSync(path.join(folder, each)).mode & 0o077, each).toBe(0)
  }
  await store.close()
})

test('a store that others could read is taken from them, and its trace is written once', async () => {
  const { store, file } = open()
  await store.close()
  const trace = path.join(path.dirname(file), 'messages.txt')
  expect(readFileSync(trace, 'utf8')).toMatch(/delete this file[^]*borre este archivo/)
  chmodSync(file, 0o644)
  writeFileSync(trace, 'as somebody left it')
  const { database, close } = openSqliteStore(file)
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(readFileSync(trace, 'utf8')).toBe('as somebody left it')
  // nobody waits standing still
  expect(database.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 0 })
  await close()
  expect(readdirSync(path.dirname(file)).toSorted()).toEqual(['messages.sqlite', 'messages.txt'])
})

test('what is erased is gone from the file and from its log, by hand or by time', async () => {
  const { store, file } = open()
  const secretWords = 'the words of a confession '
  const all = () =>
    readdirSync(path.dirname(file))
      .map((each) => readFileSync(path.join(path.dirname(file), each), 'latin1'))
      .join('')
  for (let n = 0; n < 40; n++) {
    await store.accept(
      kept(`m${n}`, { message: secretWords.repeat(n * 9 + 1), received: 1000 + n }),
    )
    if (n % 3 === 0) await store.postpone(`m${n}`, 5000, '451')
    if (n % 2 === 0) await store.delivered(`m${n}`, 2000)
  }
  expect(all()).toContain(secretWords)
  expect(await store.eraseOld(2001, 365)).toBe(20)
  for (const { id } of await store.list()) await store.erase(id)
  expect(all()).not.toContain('confession')
  await store.close()
  expect(all()).not.toContain('confession')
})

test('a store of the first days is taken over, with everything in it', async () => {
  const folder = folderFor(closing)
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'messages.sqlite')
  const old = new DatabaseSync(file)
  old.exec(`CREATE TABLE messages (id TEXT PRIMARY KEY, received INTEGER NOT NULL, name TEXT NOT NULL,
    email TEXT NOT NULL, subject TEXT NOT NULL, message TEXT NOT NULL, church TEXT NOT NULL,
    language TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, next INTEGER NOT NULL,
    problem TEXT, sent INTEGER) STRICT;
    CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    INSERT INTO settings VALUES ('secret', 'of old');
    INSERT INTO messages (id, received, name, email, subject, message, church, language, next)
      VALUES ('a', 1, 'E', 'e@example.org', 'S', 'M', '', 'en', 1);`)
  old.close()
  const store = openSqliteStore(file)
  expect(await store.list()).toMatchObject([{ id: 'a', answered: null }])
  expect(await store.secret()).toBe('of old')
  expect(await store.markAnswered('a', 5)).toBe(true)
  await store.remember('schema', '99')
  await store.close()
  expect(() => openSqliteStore(file)).toThrow(/newer version/)
})

/** A store as the version before made it: two steps of the tables, with a message delivered and one not. */
function makeOlder(file: string) {
  const old = new DatabaseSync(file)
  old.exec(notes)
  for (const sql of migrations.slice(0, 2).flat()) old.exec(sql)
  old.exec(`INSERT INTO settings VALUES ('schema', '2'), ('secret', 'of old');
    INSERT INTO messages (id, received, name, email, subject, message, church, language, next, sent)
      VALUES ('delivered', 1, 'E', 'e@example.org', 'S', 'M', 'hill', 'es', 1, 7),
        ('waiting', 2, 'E', 'e@example.org', 'S', 'M', '', 'en', 1, NULL);`)
  return old
}

test('a store of the version before is taken over: nobody is reminded of what had no link', async () => {
  const file = path.join(folderFor(closing), 'messages.sqlite')
  makeOlder(file).close()
  const store = openSqliteStore(file)
  expect(await store.list()).toMatchObject([
    { id: 'waiting', reply: 'email', phone: '', answerIn: '', refused: null, reminded: null },
    { id: 'delivered', language: 'es', reply: 'email', reminded: 7, escalated: 7 },
  ])
  expect(await store.unanswered(1e12)).toEqual([])
  await store.delivered('waiting', 8)
  expect(await store.unanswered(8)).toMatchObject([{ id: 'waiting', sent: 8, reminded: null }])
  await store.close()
})

test('words that a store of the version before kept once are kept twice from then on', async () => {
  const file = path.join(folderFor(closing), 'messages.sqlite')
  const old = makeOlder(file)
  old.exec('CREATE INDEX twice ON messages (id, received, name, email, subject, message, church)')
  old.close()
  const { database, close } = openSqliteStore(file)
  closing.push(close)
  const again = database.prepare("SELECT name FROM pragma_index_info('twice')").all()
  // nor is any page without use
  expect(database.prepare('PRAGMA auto_vacuum').get()).toEqual({ auto_vacuum: 1 })
  expect(again.map(({ name }) => name)).toEqual(['id', ...words])
})

test('a step that fails in the middle leaves the store as it was, and is done the next time', async () => {
  const file = path.join(folderFor(closing), 'messages.sqlite')
  const old = makeOlder(file)
  const columns = () => old.prepare('SELECT name FROM pragma_table_info(?)').all('messages').length
  const before = columns()
  // the last of the new things is in the way
  old.exec('CREATE INDEX refused ON messages (id)')
  expect(() => openSqliteStore(file)).toThrow(/refused/)
  expect(columns()).toBe(before)
  expect(old.prepare("SELECT value FROM settings WHERE name = 'schema'").get()).toEqual({
    value: '2',
  })
  old.exec('DROP INDEX refused')
  old.close()
  const store = openSqliteStore(file)
  expect((await store.list()).map(({ id }) => id)).toEqual(['waiting', 'delivered'])
  await store.close()
})

test('killed at every step of it, no message is lost, and the next start finishes it', async () => {
  const open = `await import('./service/store/sqlite-store.ts').then((it) => it.openSqliteStore(process.argv[1]))`
  const kills = await killAtEachStep(['--input-type=module', '-e', open], async () => {
    const file = path.join(folderFor(closing), 'messages.sqlite')
    makeOlder(file).close()
    return {
      given: [file],
      async killed() {
        const store = openSqliteStore(file)
        expect((await store.list()).map(({ id }) => id)).toEqual(['waiting', 'delivered'])
        expect(await store.unanswered(1e12)).toEqual([])
        expect(await store.damage()).toBeUndefined()
        await store.close()
      },
    }
  })
  // as many as the steps of the tables, and some beside
  expect(kills).toBeGreaterThan(migrations.slice(2).flat().length)
}, 300_000)

test('what may be done once in a while is one’s turn once, whatever the clock said before', async () => {
  const { store } = open()
  const turns = async (...at: number[]) => {
    const all = []
    for (const now of at) all.push(await store.takeTurn('a', now, 100))
    return all
  }
  expect(await turns(1000, 1000, 1099, 1100)).toEqual([true, false, false, true])
  // the clock was far ahead, or a little
  expect(await turns(5000, 1101, 1102)).toEqual([true, true, false])
  expect(await turns(1001, 1200, 1201)).toEqual([false, false, true])
  expect(await store.takeTurn('b', 1201, 100)).toBe(true)
  await store.close()
})

test('a large file is looked through and copied beside the server’s own thread, which goes on answering', async () => {
  const { store, file } = open()
  store.database
    .exec(`WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 2000)
    INSERT INTO messages (id, received, name, email, subject, message, church, language, next)
    SELECT 'm' || n, n, '', '', '', printf('%.*c', 3000, 'a'), '', 'en', 0 FROM n`)
  const works = [store.damage, () => copyTo(file, `${file}.copy`)]
  for (const work of works) {
    const [all, own] = [process.cpuUsage(), process.threadCpuUsage()]
    await work()
    const [{ user }, { user: ours }] = [process.cpuUsage(all), process.threadCpuUsage(own)]
    expect(ours).toBeLessThan(user / 2)
  }
}, 30_000)

test('a damaged file is noticed', async () => {
  const { store, file } = open()
  for (let n = 0; n < 50; n++) await store.accept(kept(`m${n}`, { message: 'a'.repeat(3000) }))
  expect(await store.damage()).toBeUndefined()
  await store.close()
  // a part of the disk has gone bad
  const bytes = readFileSync(file)
  for (let at = 5 * 4096; at < bytes.length; at += 4096) bytes.fill(0xff, at, at + 90)
  writeFileSync(file, bytes)
  const again = openSqliteStore(file)
  expect(await again.damage()).toMatch(/\w/)
  await again.close()
})

test('a clock that was a year ahead holds nothing back', async () => {
  const { store } = open()
  const year = 365 * 24 * 60 * 60 * 1000
  await store.accept(kept('a', { received: year }))
  await store.postpone('a', year + 60_000, '451')
  expect(await store.claim(5000, 6000, 1)).toHaveLength(1)
  await store.close()
})

test('closed with messages still on their way, it keeps them', async () => {
  const { store, file } = open()
  const accepted = store.accept(kept('late'))
  await store.close()
  expect(await accepted).toBe('kept')
  await new Promise((resolve) => setImmediate(resolve))
  const again = openSqliteStore(file)
  expect(await again.list()).toHaveLength(1)
  await again.close()
})

test('each commit is synced to the disk before it is answered', () => {
  const { store } = open()
  // FULL; what it means when the power goes, no test can try: https://www.sqlite.org/pragma.html#pragma_synchronous
  expect(store.database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  store.database.close()
})

test('nothing stays in the log for long once nobody writes', async () => {
  const file = path.join(folderFor(closing), 'messages.sqlite')
  const store = openSqliteStore(file)
  closing.push(store.close)
  const logSize = () => statSync(`${file}-wal`).size
  await store.accept(kept('a'))
  expect(logSize()).toBeGreaterThan(0)
  await vi.waitFor(() => expect(logSize()).toBe(0), 5000)
  await store.delivered('a', 2000)
  expect(logSize()).toBeGreaterThan(0)
  await vi.waitFor(() => expect(logSize()).toBe(0), 5000)
})

// a machine with other work may stand still once; a service that waits does so each time
test(
  'while another program writes, nobody waits standing still, and the message is kept after it',
  { retry: 3 },
  async () => {
    const { store, file } = open()
    const other = new DatabaseSync(file)
    other.exec('BEGIN IMMEDIATE')
    const accepted = store.accept(kept('a'))
    const from = performance.now()
    let longest = 0
    for (let last = from; last - from < 300;) {
      await new Promise((resolve) => setImmediate(resolve))
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }
    other.exec('COMMIT')
    other.close()
    expect(await accepted).toBe('kept')
    expect(longest).toBeLessThan(250)
    await store.close()
  },
)

test('a program that writes for longer than five seconds is not waited for, and that is said', async () => {
  const { store, file } = open()
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  const refused = await store.accept(kept('a')).catch((error: unknown) => troubleOf(error).name)
  expect(refused).toBe('store-locked')
  other.exec('COMMIT')
  other.close()
  expect(await store.accept(kept('a'))).toBe('kept')
  await store.close()
})

test('a file that vanishes or is emptied under the service is noticed, and nothing is said to be kept', async () => {
  const { store, file } = open()
  await store.accept(kept('a'))
  renameSync(file, `${file}.moved`)
  await expect(store.check()).rejects.toThrow(/gone/)
  await expect(store.accept(kept('b'))).rejects.toThrow(/gone/)
  await store.close()
  // nor does a new start begin without a word
  expect(() => openSqliteStore(file)).toThrow(/gone or empty/)
  writeFileSync(file, '')
  expect(() => openSqliteStore(file)).toThrow(/gone or empty/)
})
