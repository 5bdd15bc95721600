import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  accepted,
  claimed,
  migrations,
  missingSteps,
  notes,
  statements,
  type Figures,
  type Listed,
  type Store,
  type Waiting,
} from './store.ts'

type Accepting = {
  message: Parameters<Store['accept']>
  resolve: (outcome: 'kept' | 'known') => void
  reject: (error: unknown) => void
}

/** What people wrote in confidence: nobody but the owner of the service reads it. */
const ownerOnly = 0o600

/**
 * Keeps messages in one file, on the disk before they are answered. Those that arrive while one sync
 * is under way share the next one: many messages, one sync.
 */
export function openSqliteStore(file: string): Store & { database: DatabaseSync } {
  const database = openDatabase(file)
  migrate(database)
  const prepared = Object.fromEntries(
    Object.entries(statements).map(([name, sql]) => [name, database.prepare(sql)]),
  ) as Record<keyof typeof statements, ReturnType<DatabaseSync['prepare']>>

  const recall = (name: string) =>
    (prepared.recall.get(name) as { value: string } | undefined)?.value
  prepared.rememberFirst.run('secret', newSecret())
  const secret = recall('secret')!

  let queue: Accepting[] = []
  const flush = () => {
    const batch = queue
    queue = []
    if (batch.length === 0) return
    try {
      database.exec('BEGIN IMMEDIATE')
      const outcomes = batch.map(({ message }) =>
        prepared.accept.run(...accepted(...message)).changes === 1 ? 'kept' : 'known',
      )
      database.exec('COMMIT')
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index]!)
    } catch (error) {
      // nothing of the batch stays half-written, and the next one may find room again
      if (database.isTransaction) database.exec('ROLLBACK')
      for (const { reject } of batch) reject(error)
    }
  }
  // what was erased stands in the log of the database until the log is emptied
  const emptyLog = () => void database.exec('PRAGMA wal_checkpoint(TRUNCATE)')

  return {
    database,
    accept: (...message) =>
      new Promise((resolve, reject) => {
        queue.push({ message, resolve, reject })
        if (queue.length === 1) setImmediate(flush)
      }),
    claim: async (now, until, limit) =>
      prepared.claim.all(...claimed(now, until, limit)) as unknown as Waiting[],
    delivered: async (id, now) => void prepared.delivered.run(now, id),
    postpone: async (id, next, problem) => void prepared.postpone.run(next, problem, id),
    eraseOld: async (doneBefore, receivedBefore) => {
      const { changes } = prepared.eraseOld.run(doneBefore, doneBefore, receivedBefore)
      if (changes) emptyLog()
      return Number(changes)
    },
    list: async () => prepared.list.all() as unknown as Listed[],
    markAnswered: async (id, instant) => prepared.markAnswered.run(instant, id).changes === 1,
    erase: async (id) => {
      const { changes } = prepared.erase.run(id)
      emptyLog()
      return changes === 1
    },
    figures: async () => prepared.figures.get() as unknown as Figures,
    check: async () => void prepared.remember.run('checked', String(Date.now())),
    damage: async () => {
      const { integrity_check: found } = database.prepare('PRAGMA integrity_check(1)').get() as {
        integrity_check: string
      }
      return found === 'ok' ? undefined : found
    },
    recall: async (name) => recall(name),
    remember: async (name, value) => void prepared.remember.run(name, value),
    secret: async () => secret,
    close: async () => {
      flush()
      database.close()
    },
  }
}

function openDatabase(file: string): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  // the database gives its log the permissions of the file itself
  if (!existsSync(file)) closeSync(openSync(file, 'a', ownerOnly))
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(each)) chmodSync(each, ownerOnly)
  }
  const database = new DatabaseSync(file, { timeout: 5000 })
  // FULL syncs at every commit; without it the last messages could be lost with the power:
  // https://www.sqlite.org/pragma.html#pragma_synchronous
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;')
  return database
}

function migrate(database: DatabaseSync): void {
  database.exec(notes)
  database.exec('BEGIN IMMEDIATE')
  const found = database.prepare(statements.recall).get('schema') as { value: string } | undefined
  for (const step of missingSteps(Number(found?.value ?? 0))) {
    for (const sql of step) database.exec(sql)
  }
  database.prepare(statements.remember).run('schema', String(migrations.length))
  database.exec('COMMIT')
}

function newSecret(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
}
