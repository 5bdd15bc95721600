/** `npm run restore FILE`: puts a backup in the place of the messages, while the service stands still. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { countIn, idsIn } from './backup.ts'
import { readEnvironment } from './environment.ts'
import { readSettings } from './settings.ts'

try {
  const copy = process.argv[2]
  if (!copy) throw new Error('Say which one: npm run restore backups/messages-2026-01-31.sqlite')
  const { DATA } = readSettings(readEnvironment())
  const file = path.join(DATA, 'messages.sqlite')
  const count = countIn(copy)
  mkdirSync(DATA, { recursive: true, mode: 0o700 })
  const aside = existsSync(file) ? putAside(file) : undefined
  copyFileSync(copy, `${file}.unfinished`)
  chmodSync(`${file}.unfinished`, 0o600)
  renameSync(`${file}.unfinished`, file)
  console.log(`${count} messages are in ${file}.`)
  if (aside) console.log(`What was there is in ${aside}: delete it once nobody needs it.`)
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

/** The file that was there, whole and out of the way; nobody may have it open. */
function putAside(file: string): string {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // leaving the log behind is only allowed to the one who is alone with the file
    database.exec('PRAGMA journal_mode = DELETE')
  } catch (error) {
    throw new Error('The service is running: stop it first.', { cause: error })
  } finally {
    database.close()
  }
  const now = new Date().toISOString().replaceAll(':', '.').slice(0, 19)
  const aside = `${file}.before-${now}`
  renameSync(file, aside)
  return aside
}
