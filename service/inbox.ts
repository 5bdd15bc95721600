/**
 * `npm run inbox`: the messages. DATA says where they are on this machine; INBOX_URL and INBOX_TOKEN
 * lead to those of a site on the edge.
 */
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { inWords } from '#app/language/disk.ts'
import { inAll } from '#app/language/text.ts'
import { readEnvironment } from './environment.ts'
import { localInbox, remoteInbox, type Inbox } from './inbox/inbox-store.ts'
import { csvOf, isWaiting, letterOf, lineOf, waitOf } from './inbox/inbox-text.ts'
import { readSettings } from './settings.ts'
import { ownerOnly } from './store/owner-only.ts'
import type { Listed } from './store/store.ts'
import { sentenceOf } from './troubles/troubles.ts'

const help = `npm run inbox                            the messages, the newest first
npm run inbox -- list unanswered         only those: unanswered, answered, waiting, undeliverable
npm run inbox -- show ID                 one of them; the first letters of its id are enough
npm run inbox -- answered ID             notes that somebody has answered it
npm run inbox -- unanswered ID           notes that nobody has
npm run inbox -- export FILE             all of them, as FILE.json or, for spreadsheets, FILE.csv
npm run inbox -- erase ID                takes one out for good, also out of the backups`

const [command = 'list', word = ''] = process.argv.slice(2)

async function run(): Promise<void> {
  const settings = readSettings(readEnvironment())
  const { DATA, INBOX_URL, INBOX_TOKEN } = settings
  // the messages of this machine are others
  if (INBOX_URL && !INBOX_TOKEN) {
    return fail('INBOX_URL is set, and INBOX_TOKEN is not: set the one that was set there.')
  }
  const inbox =
    INBOX_URL && INBOX_TOKEN ? remoteInbox(INBOX_URL, INBOX_TOKEN) : localInbox(settings)
  if (!inbox) return say(`There are no messages yet: ${DATA}/messages.sqlite does not exist.`)
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
      if (command === 'show') return say(letterOf(message))
      await inbox.markAnswered(message.id, command === 'answered' ? Date.now() : null)
      return say(`${message.id} is ${command}.`)
    }
    default:
      fail(`There is no "${command}".\n\n${help}`)
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
  if (!isWanted) return fail(`There is no list of "${word}".\n\n${help}`)
  const wanted = messages.filter(isWanted)
  const waiting = wanted.filter(isWaiting).length
  const count = `${wanted.length} ${wanted.length === 1 ? 'message' : 'messages'}, ${waiting} waiting`
  const longest = messages.findLast(({ answered }) => answered === null)
  const longestLine = longest ? [`unanswered for longest: ${waitOf(longest, Date.now())}`] : []
  say([...wanted.map(lineOf), count, ...longestLine].join('\n'))
}

function exportAll(messages: readonly Listed[]): void {
  const isTable = word.endsWith('.csv')
  const text = isTable ? csvOf(messages) : `${JSON.stringify(messages, null, 2)}\n`
  if (word) {
    writeWhole(word, text)
    return say(`Messages in ${word}: ${messages.length}.`)
  }
  // npm has written two lines of its own before this: what follows would be no JSON
  if (process.env.npm_lifecycle_event === 'inbox' && process.env.npm_config_loglevel !== 'silent') {
    return fail('Name the file to write: npm run inbox -- export messages.json, or messages.csv.')
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
    return fail(`There is no message "${id}", nor is it in any copy: npm run inbox lists them.`)
  }
  for (const file of deleted) say(`${file} was damaged: it is deleted, as it may have been in it.`)
  say(`${id} is erased.`)
  if (left.length === 0) return
  fail(
    `It may still be in ${left.join(' and ')}, which cannot be written. Mend that, and say it again: npm run inbox -- erase ${id}`,
  )
}

/** The message whose id begins as was asked, if there is exactly one. */
function only(messages: readonly Listed[]): Listed | undefined {
  const fitting = messages.filter(({ id }) => word && id.startsWith(word))
  if (fitting.length === 1) return fitting[0]
  fail(
    fitting.length === 0
      ? `There is no message "${word}": npm run inbox lists them.`
      : `Several messages begin with "${word}": write more of the id.`,
  )
  return undefined
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** The output is left to drain: ending at once would cut it off in a pipe. */
function fail(text: string): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

try {
  await run()
} catch (error) {
  fail((inWords(error) as Error).message)
}
