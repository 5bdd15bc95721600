/** `npm run restore FILE`: puts a backup in the place of the messages, while the service stands still. */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { countIn, idsIn } from './backup.ts'
import { readEnvironment } from './environment.ts'
import { readSettings } from './settings.ts'

/** https://sqlite.org/rescode.html */
const busy = 5
const damages = { corrupt: 11, notADatabase: 26, unreadable: 266 }

try {
  const copy = process.argv[2]
  if (!copy) throw new Error('Say which one: npm run restore backups/messages-2026-01-31.sqlite')
  const { DATA } = readSettings(readEnvironment())
  const file = path.join(DATA, 'messages.sqlite')
  const count = countIn(copy)
  mkdirSync(DATA, { recursive: true, mode: 0o700 })
  const aside = replace(file, copy)
  console.log(`${count} messages are in ${file}.`)
  if (aside) {
    const parts = [aside, `${aside}-wal`].filter((part) => existsSync(part))
    console.log(`What was there is in ${parts.join(' and ')}: delete it once nobody needs it.`)
  }
  warn(file, aside)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** A copy brings back what was erased after it was made: whoever asked for that must not be forgotten. */
function warn(file: string, aside: string | undefined): void {
  const restored = idsIn(file)
  if (restored.size === 0) return
  const erase = 'erase those again that somebody has asked us to erase: npm run inbox -- erase ID'
  const before = aside && idsBefore(aside)
  if (!before) return console.log(`What was erased after this copy was made is back; ${erase}`)
  const back = [...restored].filter((id) => !before.has(id))
  if (back.length === 0) return
  console.log(`Erased since this copy was made, and back now: ${back.length}; ${erase}`)
  for (const id of back) console.log(`  ${id}`)
}

/** Nothing where the file is damaged: that may be why a copy was needed. */
function idsBefore(aside: string): Set<string> | undefined {
  try {
    return idsIn(aside)
  } catch {
    return undefined
  }
}

/** Puts a copy in the place of the file; answers where that is now, if there was one. */
function replace(file: string, copy: string): string | undefined {
  const unfinished = `${file}.unfinished`
  try {
    // before anything is moved: the disk may have no room for it
    copyFileSync(copy, unfinished)
    chmodSync(unfinished, 0o600)
    const aside = putAside(file)
    renameSync(unfinished, file)
    return aside
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** What was there, with its log and out of the way; nobody may have it open. */
function putAside(file: string): string | undefined {
  const damage = existsSync(file) ? damageOf(file) : undefined
  if (damage) console.log(`The file that was there is damaged (${damage}).`)
  // it says where in the log what is, and nothing else
  rmSync(`${file}-shm`, { force: true })
  const now = new Date().toISOString().replaceAll(':', '.').slice(0, 19)
  const aside = `${file}.before-${now}`
  // a log that stays would be taken for that of the copy; messages may be in it that are nowhere else
  const moved = ['-wal', ''].filter((ending) => existsSync(file + ending))
  for (const ending of moved) renameSync(file + ending, aside + ending)
  return moved.length > 0 ? aside : undefined
}

/** What is wrong with a file, if anything is; throws where somebody has it open. */
function damageOf(file: string): string | undefined {
  const isLogEmpty = !statSync(`${file}-wal`, { throwIfNoEntry: false })?.size
  const isLeftOpen = existsSync(`${file}-shm`)
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // whoever wants a file alone is told first that it is in use, and then that it is damaged; and leaving
    // the log behind is only allowed to the one who is alone with it
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE')
    return undefined
  } catch (error) {
    const { errcode, message } = error as Error & { errcode: number }
    if (errcode === busy) {
      throw new Error('The service is running: stop it first.', { cause: error })
    }
    if (!Object.values(damages).includes(errcode)) throw error
    // where the log is empty, SQLite does not get as far as asking who is there
    if (isLeftOpen && isLogEmpty) {
      throw new Error(
        `The file is damaged (${message}), and whether the service is running cannot be told: stop it, delete ${file}-shm if that is still there, and try again.`,
        { cause: error },
      )
    }
    return message
  } finally {
    database.close()
  }
}
