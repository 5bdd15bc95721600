import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  accepted,
  schema,
  statements,
  type Kept,
  type Listed,
  type Store,
  type Waiting,
} from './store.ts'

type Accepting = {
  kept: Kept
  resolve: (outcome: 'kept' | 'known') => void
  reject: (error: unknown) => void
}

/**
 * Keeps messages in one file, on the disk before they are answered. Those that arrive while one sync
 * is under way share the next one: many messages, one sync.
 */
export function openSqliteStore(file: string): Store & { database: DatabaseSync } {
  mkdirSync(path.dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 5000 })
  // FULL syncs at every commit; without it the last messages could be lost with the power
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;')
  database.exec(schema)

  const prepared = Object.fromEntries(
    Object.entries(statements).map(([name, sql]) => [name, database.prepare(sql)]),
  ) as Record<keyof typeof statements, ReturnType<DatabaseSync['prepare']>>

  prepared.keepSecret.run(newSecret())
  const { value: secret } = prepared.secret.get() as { value: string }

  let queue: Accepting[] = []
  const flush = () => {
    const batch = queue
    queue = []
    try {
      database.exec('BEGIN IMMEDIATE')
      const outcomes = batch.map(({ kept }) =>
        prepared.accept.run(...accepted(kept)).changes === 1 ? 'kept' : 'known',
      )
      database.exec('COMMIT')
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index]!)
    } catch (error) {
      // nothing of the batch stays half-written, and the next one may find room again
      if (database.isTransaction) database.exec('ROLLBACK')
      for (const { reject } of batch) reject(error)
    }
  }

  return {
    database,
    accept: (kept) =>
      new Promise((resolve, reject) => {
        queue.push({ kept, resolve, reject })
        if (queue.length === 1) setImmediate(flush)
      }),
    claim: async (now, until, limit) =>
      prepared.claim.all(until, now, limit) as unknown as Waiting[],
    delivered: async (id, now) => void prepared.delivered.run(now, id),
    postpone: async (id, next, problem) => void prepared.postpone.run(next, problem, id),
    eraseDeliveredBefore: async (instant) => Number(prepared.eraseDelivered.run(instant).changes),
    list: async () => prepared.list.all() as unknown as Listed[],
    erase: async (id) => prepared.erase.run(id).changes === 1,
    check: async () => {
      prepared.touch.run(String(Date.now()))
      return (prepared.waiting.get() as { count: number }).count
    },
    secret: async () => secret,
    close: async () => {
      if (queue.length > 0) flush()
      database.close()
    },
  }
}

function newSecret(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
}
