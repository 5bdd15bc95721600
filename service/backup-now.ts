/** `npm run backup [FILE]`: a copy of the messages, while the service goes on. */
import { existsSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { Refusal, say } from '#app/language/command.ts'
import { inWords } from '#app/language/disk.ts'
import { countIn, noneIn } from './command-words.ts'
import { readEnvironment } from './environment.ts'
import { readSettings } from './settings.ts'
import { folderOfBackups } from './store/backup.ts'
import { giveToOwnerOf } from './store/owner-only.ts'
import { copyTo } from './store/store-work.ts'

try {
  const settings = readSettings(readEnvironment())
  const file = path.join(settings.DATA, 'messages.sqlite')
  if (!statSync(file, { throwIfNoEntry: false })) throw new Refusal(noneIn(file))
  const now = new Date().toISOString().replaceAll(':', '.').slice(0, 19)
  const folder = folderOfBackups(settings)
  const isNew = !existsSync(folder)
  const elsewhere = process.argv[2]
  const name = `messages-${now}.sqlite`
  const there = elsewhere ? statSync(elsewhere, { throwIfNoEntry: false }) : undefined
  if (there?.isDirectory()) {
    const within = `npm run backup ${path.join(elsewhere!, name)}`
    throw new Refusal({
      en: `${elsewhere} is a folder. Name a file in it: ${within}`,
      es: `${elsewhere} es una carpeta. Indique un archivo en ella: ${within}`,
    })
  }
  // the service would go on writing into the file that was there, under no name
  if (there && realpathSync(elsewhere!) === realpathSync(file)) {
    throw new Refusal({
      en: `${elsewhere} holds the messages themselves. Name another file for the copy.`,
      es: `${elsewhere} contiene los mensajes mismos. Indique otro archivo para la copia.`,
    })
  }
  const copy = elsewhere ?? path.join(folder, name)
  const messages = await copyTo(file, copy)
  if (!elsewhere) giveToOwnerOf(settings.DATA, copy)
  if (!elsewhere && isNew) giveToOwnerOf(settings.DATA, folder)
  say(countIn(copy, messages))
  say({
    en: 'Keep it as carefully as the messages.',
    es: 'Guárdelo con el mismo cuidado que los mensajes.',
  })
} catch (error) {
  console.error((inWords(error) as Error).message)
  process.exitCode = 1
}
