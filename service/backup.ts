import { chmodSync, existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { daysInBackups } from '#app/contact/message.ts'
import { day } from './durations.ts'
import type { Settings } from './settings.ts'

/** Where the copies are. Where BACKUPS is not set the service makes none, but a person may have made some. */
export const folderOfBackups = ({ BACKUPS = 'backups' }: Pick<Settings, 'BACKUPS'>) => BACKUPS

/**
 * Writes a copy of the messages into a folder, once a day, while the service goes on; answers its
 * name, or nothing where today's is there. Nobody but the owner may read it.
 */
export async function backUp(
  database: DatabaseSync,
  folder: string,
  now: number,
): Promise<string | undefined> {
  const file = path.join(folder, `messages-${new Date(now).toISOString().slice(0, 10)}.sqlite`)
  if (existsSync(file)) return undefined
  await copyTo(database, file)
  for (const old of backupsIn(folder)) {
    const from = Date.parse(/messages-(\d{4}-\d\d-\d\d)/.exec(old)![1]!)
    if (from < now - daysInBackups * day) rmSync(path.join(folder, old))
  }
  return file
}

/** A copy, whole or not there at all, that has been looked through. */
export async function copyTo(database: DatabaseSync, file: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  await backup(database, unfinished)
  chmodSync(unfinished, 0o600)
  // one file by itself, without a log beside it
  const copy = new DatabaseSync(unfinished)
  copy.exec('PRAGMA journal_mode = DELETE')
  copy.close()
  countIn(unfinished)
  renameSync(unfinished, file)
}

/** How many messages a copy holds; throws a sentence where it is none, or is damaged. */
export function countIn(file: string): number {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`)
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const [found] = Object.values(database.prepare('PRAGMA integrity_check(1)').get()!)
    if (found !== 'ok') throw new Error(String(found))
    return Number(database.prepare('SELECT count(*) AS count FROM messages').get()!.count)
  } catch (error) {
    throw new Error(`${file} is no whole backup (${(error as Error).message}).`, { cause: error })
  } finally {
    database.close()
  }
}

/** Which messages a copy or a store has, by their ids. */
export function idsIn(file: string): Set<string> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const rows = database.prepare('SELECT id FROM messages').all() as { id: string }[]
    return new Set(rows.map(({ id }) => id))
  } finally {
    database.close()
  }
}

/** Takes a message out of every backup, as it was taken out of the store. */
export function eraseFromBackups(folder: string, id: string): number {
  let erased = 0
  for (const file of backupsIn(folder)) {
    const database = new DatabaseSync(path.join(folder, file))
    database.exec('PRAGMA secure_delete = ON')
    erased += Number(database.prepare('DELETE FROM messages WHERE id = ?').run(id).changes)
    database.close()
  }
  return erased
}

/** Those of each day, and those that somebody has written in between. */
function backupsIn(folder: string): string[] {
  return globSync('messages-????-??-??{,T*}.sqlite', { cwd: folder })
}
