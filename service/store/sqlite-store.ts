import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { second } from '../durations.ts'
import { ownerOnly, makeFolder } from './owner-only.ts'
import { halfRestored, partsOf } from './set-aside.ts'
import { StoreTrouble, troubleOf } from './store-errors.ts'
import { damageBefore, logOf } from './store-log.ts'
import { words } from './store-words.ts'
import { examine } from './store-work.ts'
import {
  accepted,
  migrations,
  missingSteps,
  notes,
  questionsTo,
  statements,
  type Store,
} from './store.ts'

type Accepting = {
  message: Parameters<Store['accept']>
  resolve: (outcome: 'kept' | 'known') => void
  reject: (error: unknown) => void
}

/** As much as the largest message takes, with the pages that change beside it. */
const room = 64 * 1024

/** Such as no disk can pack: of nothing but zeros, some write nothing. */
const anyBytes = crypto.getRandomValues(new Uint8Array(room))

/**
 * Keeps messages in one file, on the disk before they are answered. Those that arrive while one sync
 * is under way share the next one: many messages, one sync.
 */
export function openSqliteStore(file: string): Store & { database: DatabaseSync } {
  const database = openDatabase(file)
  const { ino } = statSync(file)
  const prepared = Object.fromEntries(
    Object.entries(statements).map(([name, sql]) => [name, database.prepare(sql)]),
  ) as Record<keyof typeof statements, ReturnType<DatabaseSync['prepare']>>

  prepared.rememberFirst.run('secret', newSecret())
  const { value: secret } = prepared.recall.get('secret') as { value: string }

  /** SQLite goes on writing into a file that has been deleted, and nobody will ever read it. */
  const seeFile = () => {
    const found = statSync(file, { throwIfNoEntry: false })
    if (found?.ino !== ino || found.size === 0) {
      throw new StoreTrouble('store-gone', `${file} is gone or empty.`)
    }
  }

  let queue: Accepting[] = []
  const flush = async () => {
    const batch = queue
    queue = []
    if (batch.length === 0) return
    try {
      const outcomes = await patiently(() => {
        try {
          database.exec('BEGIN IMMEDIATE')
          const found = batch.map(({ message }) =>
            prepared.accept.run(...accepted(...message)).changes === 1 ? 'kept' : 'known',
          )
          database.exec('COMMIT')
          return found
        } finally {
          // nothing of the batch stays half-written, and the next one may find room again
          if (database.isTransaction) database.exec('ROLLBACK')
        }
      })
      seeFile()
      emptyLogSoon()
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index]!)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  let flushing = Promise.resolve()

  /** What was erased stands in the log of the database until the log is emptied. */
  const emptyLog = () =>
    patiently(() => {
      const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number }
      if (busy) throw Object.assign(new Error('the log is being read'), { errcode: 5 })
    })
  let emptying: NodeJS.Timeout | undefined
  /** Nothing need lie in the log once nobody writes: in the file each page is looked after. */
  const emptyLogSoon = () => {
    clearTimeout(emptying)
    emptying = setTimeout(() => void emptyLog().catch(() => {}), second).unref()
  }

  const { eraseOld, erase, ...asked } = questionsTo({
    async run(name, ...values) {
      const { changes } = await patiently(() => prepared[name].run(...values))
      emptyLogSoon()
      return Number(changes)
    },
    all: (name, ...values) => patiently(() => prepared[name].all(...values)),
  })

  const look = async () => {
    seeFile()
    // beside the file: within it, a small thing still fits where a message does not
    const attempt = `${file}.room`
    await writeFile(attempt, anyBytes, { mode: ownerOnly, flush: true })
    await rm(attempt, { force: true })
    await asked.remember('checked', String(Date.now()))
  }
  /** One look after the other: of two at once, one empties the file of the other, which then finds room. */
  let looked = Promise.resolve()

  return {
    ...asked,
    database,
    accept: (...message) =>
      new Promise((resolve, reject) => {
        queue.push({ message, resolve, reject })
        if (queue.length === 1) setImmediate(() => (flushing = flush()))
      }),
    eraseOld: async (...given) => {
      const changes = await eraseOld(...given)
      if (changes) await emptyLog()
      return changes
    },
    erase: async (id) => {
      const isFound = await erase(id)
      await emptyLog()
      return isFound
    },
    check: () => {
      const turn = looked.then(look)
      looked = turn.catch(() => {})
      return turn
    },
    damage: async () => (await examine(file)).damage,
    secret: async () => secret,
    close: async () => {
      await flushing
      await flush()
      clearTimeout(emptying)
      database.close()
    },
  }
}

/** Tries again while another program writes; everybody else is served in between. */
async function patiently<T>(work: () => T): Promise<T> {
  const end = performance.now() + 5 * second
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (troubleOf(error).name !== 'store-locked' || performance.now() > end) throw error
    }
    await wait(20)
  }
}

function openDatabase(file: string): DatabaseSync {
  const isEmpty = statSync(file, { throwIfNoEntry: false })?.size === 0
  if (isEmpty || (!existsSync(file) && hasBeenThere(file))) {
    throw new StoreTrouble('store-gone', `${file} is gone or empty.`)
  }
  // before SQLite opens it, which would throw away what it does not understand
  const damage = halfRestored(file) ? 'npm run restore was ended half-way' : damageBefore(file)
  if (damage) throw new StoreTrouble('store-damaged', `${file} is damaged (${damage}).`)
  if (!existsSync(file)) create(file)
  if (!existsSync(traceOf(file))) writeFileSync(traceOf(file), trace, { mode: ownerOnly })
  // the database gives what it writes beside it the permissions of the file itself
  for (const each of partsOf(file)) chmodSync(each, ownerOnly)
  const database = new DatabaseSync(file, { timeout: 200 })
  try {
    // FULL syncs at every commit; without it the last messages could be lost with the power:
    // https://www.sqlite.org/pragma.html#pragma_synchronous
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    migrate(database)
    // from here on nobody waits standing still: see `patiently`
    database.exec('PRAGMA busy_timeout = 0')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Under its name there is a whole store or none: an empty file is one that was lost. */
function create(file: string): void {
  makeFolder(path.dirname(file))
  const unfinished = `${file}.${process.pid}`
  writeEmptyStore(unfinished)
  putInPlace(unfinished, file)
}

/** One file by itself, without messages. */
export function writeEmptyStore(file: string): void {
  rmSync(file, { force: true })
  closeSync(openSync(file, 'a', ownerOnly))
  bringUpToDate(file)
}

/** A store of any earlier version becomes one of this, in one file by itself. */
export function bringUpToDate(file: string): void {
  using database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = DELETE')
  migrate(database)
}

/** Unless somebody else was faster. */
function putInPlace(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file)
    rmSync(unfinished)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return rmSync(unfinished)
    // there are disks without links
    renameSync(unfinished, file)
  }
}

/**
 * The words of each message stand in this index once more. The examination compares both, so that no
 * part of a text changes unnoticed, and what is lost in one place is read in the other.
 */
const twice = `CREATE INDEX twice ON messages (id, ${words.join(', ')})`

/** Stands beside the messages and says that there are some, should they be gone. */
const traceOf = (file: string) => path.join(path.dirname(file), 'messages.txt')

const trace = `The messages of the site are kept in this folder. If they are gone, the site says so, and does not
begin anew by itself: delete this file if it should.

Los mensajes del sitio se guardan en esta carpeta. Si han desaparecido, el sitio lo dice y no empieza
de nuevo por sí solo: borre este archivo si quiere que empiece.
`

/** Whether there are messages, or have been; throws where nobody can look, of which neither may be said. */
export const hasBeenThere = (file: string) =>
  [traceOf(file), file, logOf(file)].some((each) => statSync(each, { throwIfNoEntry: false }))

function migrate(database: DatabaseSync): void {
  // no page is ever without use, so that whatever is overwritten is noticed, and what is erased is gone:
  // https://www.sqlite.org/pragma.html#pragma_auto_vacuum
  const { auto_vacuum: full } = database.prepare('PRAGMA auto_vacuum').get() as Row
  if (!full) database.exec('PRAGMA auto_vacuum = FULL; VACUUM')
  database.exec(notes)
  database.exec('BEGIN IMMEDIATE')
  const found = database.prepare(statements.recall).get('schema') as { value: string } | undefined
  for (const step of missingSteps(Number(found?.value ?? 0))) {
    for (const sql of step) database.exec(sql)
  }
  database.prepare(statements.remember).run('schema', String(migrations.length))
  const there = database.prepare("SELECT sql FROM sqlite_schema WHERE name = 'twice'").get()
  // one of a version before may lack some of the words
  if (there?.sql !== twice) database.exec(`DROP INDEX IF EXISTS twice; ${twice}`)
  database.exec('COMMIT')
}

type Row = Record<string, number>

function newSecret(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
}
