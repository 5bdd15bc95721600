/** `npm run backup [FILE]`: a copy of the messages, while the service goes on. */
import { existsSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { inWords } from '#app/language/disk.ts'
import { readEnvironment } from './environment.ts'
import { readSettings } from './settings.ts'
import { folderOfBackups } from './store/backup.ts'
import { giveToOwnerOf } from './store/owner-only.ts'
import { copyTo } from './store/store-work.ts'

try {
  const settings = readSettings(readEnvironment())
  const file = path.join(settings.DATA, 'messages.sqlite')
  if (!statSync(file, { throwIfNoEntry: false })) {
    throw new Error(`There are no messages yet: ${file} does not exist.`)
  }
  const now = new Date().toISOString().replaceAll(':', '.').slice(0, 19)
  const folder = folderOfBackups(settings)
  const isNew = !existsSync(folder)
  const elsewhere = process.argv[2]
  const name = `messages-${now}.sqlite`
  const there = elsewhere ? statSync(elsewhere, { throwIfNoEntry: false }) : undefined
  if (there?.isDirectory()) {
    throw new Error(
      `${elsewhere} is a folder. Name a file in it: npm run backup ${path.join(elsewhere!, name)}`,
    )
  }
  // the service would go on writing into the file that was there, under no name
  if (there && realpathSync(elsewhere!) === realpathSync(file)) {
    throw new Error(`${elsewhere} holds the messages themselves. Name another file for the copy.`)
  }
  const copy = elsewhere ?? path.join(folder, name)
  const messages = await copyTo(file, copy)
  if (!elsewhere) giveToOwnerOf(settings.DATA, copy)
  if (!elsewhere && isNew) giveToOwnerOf(settings.DATA, folder)
  console.log(`Messages in ${copy}: ${messages}. Keep it as carefully as the messages.`)
} catch (error) {
  console.error((inWords(error) as Error).message)
  process.exitCode = 1
}
