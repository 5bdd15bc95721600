/**
 * `npm run restore [FILE]`: puts a backup in the place of the messages, while the service stands still.
 * Without a name it mends a damaged store: by the newest backup that is whole, and what can be saved.
 */
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refusal, say } from '#app/language/command.ts'
import { inWords } from '#app/language/disk.ts'
import type { Told } from '#app/language/told.ts'
import { countIn } from './command-words.ts'
import { readEnvironment } from './environment.ts'
import { readSettings } from './settings.ts'
import { folderOfBackups, idsIn, newestGood } from './store/backup.ts'
import { giveToOwnerOf, makeFolder, ownerOnly } from './store/owner-only.ts'
import { salvage, type Salvaged } from './store/salvage.ts'
import { putAside, removeWhole, takeBack } from './store/set-aside.ts'
import { bringUpToDate, writeEmptyStore } from './store/sqlite-store.ts'
import { troubleOf } from './store/store-errors.ts'
import { damageBefore, logOf } from './store/store-log.ts'
import { examine } from './store/store-work.ts'

/** https://sqlite.org/rescode.html */
const busy = 5

const running = new Refusal({
  en: 'The service is running: stop it first.',
  es: 'El servicio está en marcha: deténgalo primero.',
})

const doubtful = (file: string, damage: string) =>
  new Refusal({
    en: `The file is damaged (${damage}), and whether the service is running cannot be told: stop it, delete ${file}-shm if that is still there, and try again.`,
    es: `El archivo está dañado (${damage}) y no se puede saber si el servicio está en marcha: deténgalo, borre ${file}-shm si sigue ahí y vuelva a intentarlo.`,
  })

try {
  await restore(process.argv[2])
} catch (error) {
  console.error((inWords(error) as Error).message)
  process.exitCode = 1
}

async function restore(named: string | undefined): Promise<void> {
  const settings = readSettings(readEnvironment())
  const file = path.join(settings.DATA, 'messages.sqlite')
  makeFolder(settings.DATA)
  if (named) await mustBeWhole(named)
  takeBack(file)
  const damage = await damageOf(file)
  if (damage) {
    say({
      en: `The file that was there is damaged (${damage}).`,
      es: `El archivo que había está dañado (${damage}).`,
    })
  } else if (!named && existsSync(file)) {
    const way = 'npm run restore backups/messages-2026-01-31.sqlite'
    throw new Refusal({
      en: `The messages are not damaged. Say which backup should take their place: ${way}`,
      es: `Los mensajes no están dañados. Diga qué copia debe ocupar su lugar: ${way}`,
    })
  }
  const backups = folderOfBackups(settings)
  const copy = named ?? (await newestGood(backups))
  if (!copy && !existsSync(file)) {
    throw new Refusal({
      en: `There is no backup in ${backups}, and nothing to be saved.`,
      es: `No hay ninguna copia en ${backups}, ni nada que salvar.`,
    })
  }
  const unfinished = `${file}.unfinished`
  try {
    // the log of one that was ended half-way would be laid over this one
    removeWhole(unfinished)
    // before anything is moved: the disk may have no room for it
    if (copy) copyWithLog(copy, unfinished)
    else writeEmptyStore(unfinished)
    chmodSync(unfinished, ownerOnly)
    giveToOwnerOf(settings.DATA, unfinished)
    const saved = damage ? salvage(file, copy ?? unfinished) : undefined
    bringUpToDate(unfinished)
    const isIn = saved ? add(unfinished, saved) : 0
    sync(unfinished)
    const aside = putAside(file)
    rmSync(logOf(file), { force: true })
    rmSync(`${file}-shm`, { force: true })
    // should the power fail now: SQLite would lay that log over the copy
    sync(settings.DATA)
    renameSync(unfinished, file)
    sync(settings.DATA)

    const { messages } = await examine(file)
    say(countIn(copy ? `${file} ← ${copy}` : file, messages))
    if (saved) {
      say({
        en: `Saved of those from the damaged file: ${isIn}.`,
        es: `Salvados de los del archivo dañado: ${isIn}.`,
      })
    }
    if (aside) {
      const parts = [aside, logOf(aside)].filter((part) => existsSync(part)).join(', ')
      say({
        en: `What was there is in ${parts}: delete it once nobody needs it.`,
        es: `Lo que había está en ${parts}: bórrelo cuando nadie lo necesite.`,
      })
    }
    if (copy) {
      const [restored, before] = [idsIn(copy), saved ? saved.ids : aside && idsIn(aside)]
      warn(restored, before)
      // what was saved has been added; this stands in a file that goes after thirty days
      if (aside && before && !saved) {
        const back = `npm run restore ${aside}`
        tell(before.difference(restored), {
          en: `Came since this copy was made, and not in it; to go back to what was there: ${back}`,
          es: `Llegaron después de hacerse esta copia y no están en ella; para volver a lo que había: ${back}`,
        })
      }
    }
  } finally {
    removeWhole(unfinished)
  }
}

/** The newest messages of a store that could not end are in its log alone. */
function copyWithLog(from: string, to: string): void {
  copyFileSync(from, to)
  if (existsSync(logOf(from))) copyFileSync(logOf(from), logOf(to))
}

async function mustBeWhole(copy: string): Promise<void> {
  if (!existsSync(copy))
    throw new Refusal({ en: `${copy} does not exist.`, es: `${copy} no existe.` })
  const { damage } = await examine(copy).catch((error: Error) => ({ damage: error.message }))
  if (!damage) return
  throw new Refusal({
    en: `${copy} is no whole backup (${damage}).`,
    es: `${copy} no es una copia entera (${damage}).`,
  })
}

/** A copy brings back what was erased after it was made: whoever asked for that must not be forgotten. */
function warn(restored: Set<string>, before: Set<string> | '' | undefined): void {
  if (restored.size === 0) return
  const erase: Told = {
    en: 'erase those again that somebody has asked us to erase: npm run inbox -- erase ID',
    es: 'vuelva a borrar los que alguien nos pidió borrar: npm run inbox -- erase ID',
  }
  if (!before) {
    return say({
      en: `What was erased after this copy was made is back; ${erase.en}`,
      es: `Lo que se borró después de hacerse esta copia está de vuelta; ${erase.es}`,
    })
  }
  // they were erased since, or came since the copy was made that was there until now
  tell(restored.difference(before), {
    en: `Not in what was there, and back now; ${erase.en}`,
    es: `No estaban en lo que había y han vuelto; ${erase.es}`,
  })
}

/** The messages that only one of two stores has, and what to do about them. */
function tell(ids: ReadonlySet<string>, which: Told): void {
  if (ids.size === 0) return
  say({ en: `${ids.size}: ${which.en}`, es: `${ids.size}: ${which.es}` })
  for (const id of ids) console.log(`  ${id}`)
}

/** Adds what was saved; it is newer than the copy. */
function add(file: string, { rows }: Salvaged): number {
  const database = new DatabaseSync(file)
  let added = 0
  database.exec('PRAGMA secure_delete = ON; BEGIN IMMEDIATE')
  for (const row of rows) {
    const given = Object.entries({ attempts: 0, next: 0, ...row }).filter(
      ([, value]) => value !== null,
    )
    const names = given.map(([name]) => name)
    const update = names.map((name) => `${name} = excluded.${name}`).join(', ')
    try {
      const { changes } = database
        .prepare(
          `INSERT INTO messages (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})
            ON CONFLICT (id) DO UPDATE SET ${update}`,
        )
        .run(...given.map(([, value]) => value))
      added += Number(changes)
    } catch {
      // what is no message any more
    }
  }
  database.exec('COMMIT')
  database.close()
  return added
}

function sync(file: string): void {
  const opened = openSync(file, 'r')
  fsyncSync(opened)
  closeSync(opened)
}

/** What is wrong with the store, if anything is; throws where somebody has it open. */
async function damageOf(file: string): Promise<string | undefined> {
  if (!existsSync(file))
    return existsSync(logOf(file)) ? 'only its log is there · solo está su registro' : undefined
  if (statSync(file).size === 0) return 'it is empty · está vacío'
  const log = damageBefore(file)
  if (!log) return leaveAlone(file) ?? (await examine(file)).damage
  const whose = askWhose(file)
  if (whose === 'somebody’s') throw running
  if (whose === 'unknown' && existsSync(`${file}-shm`)) throw doubtful(file, log)
  return log
}

/**
 * Whether somebody has a store open, without opening its log, of which SQLite would throw away what comes
 * after damage: by another name of the file, as locks are those of the file.
 */
function askWhose(file: string): 'nobody’s' | 'somebody’s' | 'unknown' {
  const name = `${file}.asked`
  let database: DatabaseSync | undefined
  try {
    rmSync(name, { force: true })
    linkSync(file, name)
    database = new DatabaseSync(name, { timeout: 0 })
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    database.prepare('SELECT 1 FROM sqlite_schema').get()
    return 'nobody’s'
  } catch (error) {
    return (error as { errcode?: number }).errcode === busy ? 'somebody’s' : 'unknown'
  } finally {
    database?.close()
    rmSync(name, { force: true })
  }
}

/** Empties the log into the file, which only the one may do who is alone with it. */
function leaveAlone(file: string): string | undefined {
  const isLogEmpty = !statSync(logOf(file), { throwIfNoEntry: false })?.size
  const isLeftOpen = existsSync(`${file}-shm`)
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // whoever wants a file alone is told first that it is in use, and then that it is damaged
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE')
    return undefined
  } catch (error) {
    const { errcode, message } = error as Error & { errcode: number }
    if (errcode === busy) throw running
    if (troubleOf(error).name !== 'store-damaged') throw error
    // where the log is empty, SQLite does not get as far as asking who is there
    if (isLeftOpen && isLogEmpty) throw doubtful(file, message)
    return message
  } finally {
    database.close()
  }
}
