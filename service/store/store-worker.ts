import { closeSync, openSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { makeFolder, ownerOnly } from './owner-only.ts'
import { troubleOf } from './store-errors.ts'
import { logDamage } from './store-log.ts'

export const works = { examine, copyTo }

if (!isMainThread && parentPort) {
  const { name, given } = workerData as { name: keyof typeof works; given: [string, string] }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort.postMessage(await works[name](...given))
}

function examine(file: string): { messages: number; damage: string | undefined } {
  const damage = logDamage(file)
  if (damage) return { messages: 0, damage }
  try {
    using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    const [found] = Object.values(database.prepare('PRAGMA integrity_check(1)').get()!)
    const { messages } = database.prepare('SELECT count(*) AS messages FROM messages').get()!
    readPartialIndexes(database)
    return { messages: Number(messages), damage: found === 'ok' ? undefined : String(found) }
  } catch (error) {
    if (troubleOf(error).name !== 'store-damaged') throw error
    return { messages: 0, damage: (error as Error).message }
  }
}

/** SQLite looks into an index by the rows that belong there: one of no row is asked of nothing. */
function readPartialIndexes(database: DatabaseSync): void {
  const indexes = database.prepare(
    "SELECT name, tbl_name AS of, sql FROM sqlite_schema WHERE type = 'index' AND sql LIKE '% WHERE %'",
  )
  for (const { name, of, sql } of indexes.all() as { name: string; of: string; sql: string }[]) {
    const [, rows] = sql.split(' WHERE ')
    database.prepare(`SELECT count(*) FROM ${of} INDEXED BY ${name} WHERE ${rows}`).get()
  }
}

async function copyTo(file: string, to: string): Promise<number> {
  mustBeSound(logDamage(file))
  makeFolder(path.dirname(to))
  const unfinished = `${to}.unfinished`
  rmSync(unfinished, { force: true })
  closeSync(openSync(unfinished, 'a', ownerOnly))
  try {
    {
      using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
      // all of it in one step: a message that comes in between would make it begin again
      await backup(database, unfinished, { rate: 0x7fffffff })
    }
    // one file by itself, without a log beside it
    const copy = new DatabaseSync(unfinished)
    copy.exec('PRAGMA journal_mode = DELETE')
    copy.close()
    const { messages, damage } = examine(unfinished)
    mustBeSound(damage)
    renameSync(unfinished, to)
    return messages
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function mustBeSound(damage: string | undefined): void {
  if (damage) throw Object.assign(new Error(damage), { errcode: 11 })
}
