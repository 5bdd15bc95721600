/**
 * `npm run inbox`: the messages. DATA says where they are on this machine; INBOX_URL and INBOX_TOKEN
 * lead to those of a site on the edge.
 */
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { inBoth, say } from '#app/language/command.ts'
import { inWords } from '#app/language/disk.ts'
import { inAll } from '#app/language/text.ts'
import type { Told } from '#app/language/told.ts'
import { countIn, noneIn } from './command-words.ts'
import { readEnvironment } from './environment.ts'
import { localInbox, remoteInbox, type Inbox } from './inbox/inbox-store.ts'
import { csvOf, isWaiting, letterOf, lineOf, waiting, waitOf } from './inbox/inbox-text.ts'
import { readSettings } from './settings.ts'
import { ownerOnly } from './store/owner-only.ts'
import type { Listed } from './store/store.ts'
import { sentenceOf } from './troubles/troubles.ts'

const help = `npm run inbox                       the messages, the newest first
                                    los mensajes, primero el más nuevo
npm run inbox -- list unanswered    only those: unanswered, answered, waiting, undeliverable
                                    solo esos: unanswered (sin responder), answered (respondidos),
                                    waiting (en espera), undeliverable (rechazados por el buzón)
npm run inbox -- show ID            one of them; the first letters of its id are enough
                                    uno de ellos; bastan las primeras letras de su id
npm run inbox -- answered ID        notes that somebody has answered it
                                    anota que alguien lo ha respondido
npm run inbox -- unanswered ID      notes that nobody has
                                    anota que nadie lo ha respondido
npm run inbox -- export FILE        all of them, as FILE.json or, for spreadsheets, FILE.csv
                                    todos, como FILE.json o, para hojas de cálculo, FILE.csv
npm run inbox -- erase ID           takes one out for good, also out of the backups
                                    borra uno definitivamente, también de las copias de seguridad`

const [command = 'list', word = ''] = process.argv.slice(2)

async function run(): Promise<void> {
  const settings = readSettings(readEnvironment())
  const { DATA, INBOX_URL, INBOX_TOKEN } = settings
  // the messages of this machine are others
  if (INBOX_URL && !INBOX_TOKEN) {
    return fail({
      en: 'INBOX_URL is set, and INBOX_TOKEN is not: set the one that was set there.',
      es: 'INBOX_URL está definido, e INBOX_TOKEN no: defina el mismo que allí.',
    })
  }
  const inbox =
    INBOX_URL && INBOX_TOKEN ? remoteInbox(INBOX_URL, INBOX_TOKEN) : localInbox(settings)
  if (!inbox) return say(noneIn(`${DATA}/messages.sqlite`))
  for (const each of await inbox.troubles()) {
    // beside what is read or exported
    process.stderr.write(`${inAll(sentenceOf(each), '\n')}\n\n`)
  }
  const messages = await inbox.list()
  switch (command) {
    case 'list':
      return list(messages)
    case 'export':
      return exportAll(messages)
    case 'erase':
      // once it is gone from the messages it may still be in copies: it can be said again
      return erase(inbox, isWhole.test(word) ? word : only(messages)?.id)
    case 'show':
    case 'answered':
    case 'unanswered': {
      const message = only(messages)
      if (!message) return
      if (command === 'show') return console.log(letterOf(message))
      await inbox.markAnswered(message.id, command === 'answered' ? Date.now() : null)
      return say(
        command === 'answered'
          ? { en: `${message.id} is answered.`, es: `${message.id} está respondido.` }
          : { en: `${message.id} is unanswered.`, es: `${message.id} está sin responder.` },
      )
    }
    default:
      fail({ en: `There is no "${command}".`, es: `«${command}» no existe.` }, help)
  }
}

const states: Record<string, (message: Listed) => boolean> = {
  '': () => true,
  'answered': ({ answered }) => answered !== null,
  'unanswered': ({ answered }) => answered === null,
  'waiting': isWaiting,
  'undeliverable': ({ refused }) => refused !== null,
}

function list(messages: readonly Listed[]): void {
  const isWanted = states[word]
  if (!isWanted) {
    const none = { en: `There is no list of "${word}".`, es: `No hay ninguna lista «${word}».` }
    return fail(none, help)
  }
  const wanted = messages.filter(isWanted)
  const count = `messages · mensajes: ${wanted.length}, ${waiting}: ${wanted.filter(isWaiting).length}`
  const longest = messages.findLast(({ answered }) => answered === null)
  const oldest = 'unanswered for longest · sin respuesta desde hace más tiempo'
  const longestLine = longest ? [`${oldest}: ${waitOf(longest, Date.now())}`] : []
  console.log([...wanted.map(lineOf), count, ...longestLine].join('\n'))
}

function exportAll(messages: readonly Listed[]): void {
  const isTable = word.endsWith('.csv')
  const text = isTable ? csvOf(messages) : `${JSON.stringify(messages, null, 2)}\n`
  if (word) {
    writeWhole(word, text)
    return say(countIn(word, messages.length))
  }
  // npm has written two lines of its own before this: what follows would be no JSON
  if (process.env.npm_lifecycle_event === 'inbox' && process.env.npm_config_loglevel !== 'silent') {
    const way = 'npm run inbox -- export messages.json'
    return fail({
      en: `Name the file to write: ${way}, or messages.csv.`,
      es: `Indique qué archivo escribir: ${way}, o messages.csv.`,
    })
  }
  process.stdout.write(text)
}

/** A spreadsheet that ends half-way looks like all there is. */
function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.unfinished`
  try {
    writeFileSync(unfinished, text, { mode: ownerOnly })
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

const isWhole = /^[0-9a-f]{32}$/

async function erase(inbox: Inbox, id: string | undefined): Promise<void> {
  if (id === undefined) return
  const { found, deleted, left } = await inbox.erase(id)
  if (!found && deleted.length + left.length === 0) {
    return fail({
      en: `There is no message "${id}", nor is it in any copy: npm run inbox lists them.`,
      es: `No hay ningún mensaje «${id}», ni está en ninguna copia: npm run inbox los enumera.`,
    })
  }
  for (const file of deleted) {
    say({
      en: `${file} was damaged: it is deleted, as it may have been in it.`,
      es: `${file} estaba dañado: se ha borrado, pues podía contenerlo.`,
    })
  }
  say({ en: `${id} is erased.`, es: `${id} está borrado.` })
  if (left.length === 0) return
  const files = left.join(', ')
  fail({
    en: `It may still be in ${files}, which cannot be written. Mend that, and say it again: npm run inbox -- erase ${id}`,
    es: `Puede que aún esté en ${files}, donde no se puede escribir. Corríjalo y repita: npm run inbox -- erase ${id}`,
  })
}

/** The message whose id begins as was asked, if there is exactly one. */
function only(messages: readonly Listed[]): Listed | undefined {
  const fitting = messages.filter(({ id }) => word && id.startsWith(word))
  if (fitting.length === 1) return fitting[0]
  fail(
    fitting.length === 0
      ? {
          en: `There is no message "${word}": npm run inbox lists them.`,
          es: `No hay ningún mensaje «${word}»: npm run inbox los enumera.`,
        }
      : {
          en: `Several messages begin with "${word}": write more of the id.`,
          es: `Varios mensajes empiezan con «${word}»: escriba más letras del id.`,
        },
  )
  return undefined
}

/** The output is left to drain: ending at once would cut it off in a pipe. */
function fail(why: Told, more?: string): void {
  console.error([inBoth(why), ...(more ? [more] : [])].join('\n\n'))
  process.exitCode = 1
}

try {
  await run()
} catch (error) {
  console.error((inWords(error) as Error).message)
  process.exitCode = 1
}
