import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { daysInBackups } from '#app/contact/message.ts'
import { day } from '../durations.ts'
import type { Settings } from '../settings.ts'
import { asidesOf, beside, partsOf, removeWhole } from './set-aside.ts'
import { troubleOf } from './store-errors.ts'
import { copyTo, examine } from './store-work.ts'

/** Where the copies are. Where BACKUPS is not set the service makes none, but a person may have made some. */
export const folderOfBackups = ({ BACKUPS = 'backups' }: Pick<Settings, 'BACKUPS'>) => BACKUPS

/**
 * Deletes the copies whose time is over, and where there is a folder for them writes that of today, while
 * the service goes on; answers its name, or nothing where there is one. Nobody but the owner may read it.
 */
export async function keepCopies(store: string, folder: string | undefined, now: number) {
  // first of all, and whatever becomes of the new one: it may need their room
  forgetOld(store, folder, now)
  const file = folder && path.join(folder, `messages-${dateOf(now)}.sqlite`)
  if (!file || existsSync(file)) return undefined
  for (;;) {
    try {
      await copyTo(store, file)
      return file
    } catch (error) {
      const [oldest, another] = backupsIn(folder).toReversed()
      // the last one stays, until there is another
      if (troubleOf(error).name !== 'disk-full' || !another) throw error
      removeWhole(oldest!)
    }
  }
}

/** What commands write beside a store while they work, with messages in it. */
const atWork = 'unfinished,salvage,asked'

/** Takes away what is too old, and what was never finished. */
function forgetOld(store: string, folder: string | undefined, now: number): void {
  const unfinished = folder ? globSync('messages-*.sqlite.unfinished*', { cwd: folder }) : []
  for (const file of unfinished) {
    rmSync(path.join(folder!, file), { force: true, recursive: true })
  }
  // whoever is still at work on one has it open for minutes
  for (const file of beside(store, `{${atWork},room,[0-9]*}`)) {
    const { mtimeMs = now } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (Math.abs(now - mtimeMs) > day) removeWhole(file)
  }
  for (const file of [...(folder ? backupsIn(folder) : []), ...asidesOf(store)]) {
    const name = path.basename(file)
    const [date] = dateInName.exec(name)!
    const age = now - Date.parse(date)
    if (age > daysInBackups * day) removeWhole(file)
    // written when the clock was ahead: nobody knows when, so its time begins now
    else if (age < -day) {
      const renamed = name.replace(dateInName, `${dateOf(now)}T$&`)
      for (const part of partsOf(file)) {
        const called = path.basename(part).replace(name, renamed)
        renameSync(part, path.join(path.dirname(part), called))
      }
    }
  }
}

export async function newestGood(folder: string): Promise<string | undefined> {
  for (const file of backupsIn(folder)) {
    const { damage } = await examine(file).catch(() => ({ damage: 'unreadable' }))
    if (damage === undefined) return file
  }
  return undefined
}

/** Which messages a copy or a store has, by their ids. */
export function idsIn(file: string): Set<string> {
  using database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT id FROM messages').all() as { id: string }[]
  return new Set(rows.map(({ id }) => id))
}

/** What became of copies that a message could not be taken out of. */
export type Erased = {
  /** Whether it was anywhere. */
  found: boolean
  /** Which were damaged, so that nobody can say what is in them: they are gone as a whole. */
  deleted: string[]
  /** Which could not be opened or written: it may still be in them. */
  left: string[]
}

/** Takes a message out of every copy, as it was taken out of the store; of bad ones, too. */
export function eraseFromCopies(files: readonly string[], id: string): Erased {
  const erased: Erased = { found: false, deleted: [], left: [] }
  for (const file of files) {
    try {
      erased.found = eraseFrom(file, id) || erased.found
    } catch (error) {
      if (troubleOf(error).name === 'store-damaged') {
        removeWhole(file)
        erased.deleted.push(file)
      } else erased.left.push(file)
    }
  }
  return erased
}

/** Answers whether it was there. */
function eraseFrom(file: string, id: string): boolean {
  using database = new DatabaseSync(file, { timeout: 5000 })
  database.exec('PRAGMA secure_delete = ON')
  const [found] = Object.values(database.prepare('PRAGMA integrity_check(1)').get()!)
  if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: 11 })
  return database.prepare('DELETE FROM messages WHERE id = ?').run(id).changes > 0
}

/** Those of each day, and those that somebody has written in between; the newest first. */
export function backupsIn(folder: string): string[] {
  const names = globSync('messages-????-??-??{,T*}.sqlite', { cwd: folder })
  return names
    .toSorted()
    .toReversed()
    .map((name) => path.join(folder, name))
}

/** Wherever messages are besides the store: also where a restore was ended half-way. */
export const copiesBeside = (store: string): string[] => [
  ...asidesOf(store),
  ...beside(store, `{${atWork}}`),
]

const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

const dateInName = /\d{4}-\d\d-\d\d/
