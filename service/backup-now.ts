/** `npm run backup [FILE]`: a copy of the messages, while the service goes on. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { folderOfBackups } from './backup.ts'
import { readEnvironment } from './environment.ts'
import { giveToOwnerOf } from './owner-only.ts'
import { readSettings } from './settings.ts'
import { copyTo } from './store-work.ts'

try {
  const settings = readSettings(readEnvironment())
  const file = path.join(settings.DATA, 'messages.sqlite')
  if (!existsSync(file)) throw new Error(`There are no messages yet: ${file} does not exist.`)
  const now = new Date().toISOString().replaceAll(':', '.').slice(0, 19)
  const folder = folderOfBackups(settings)
  const isNew = !existsSync(folder)
  const elsewhere = process.argv[2]
  const copy = elsewhere ?? path.join(folder, `messages-${now}.sqlite`)
  const messages = await copyTo(file, copy)
  if (!elsewhere) giveToOwnerOf(settings.DATA, copy)
  if (!elsewhere && isNew) giveToOwnerOf(settings.DATA, folder)
  console.log(`${messages} messages are in ${copy}. Keep it as carefully as the messages.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
