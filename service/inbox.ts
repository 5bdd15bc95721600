/**
 * `npm run inbox`: the messages in the store. `list` shows them, `show <id>` one of them, `export` all
 * as JSON, `erase <id>` takes one out for good. DATA says where the store is.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { openSqliteStore } from './sqlite-store.ts'
import type { Listed } from './store.ts'

const [command = 'list', id] = process.argv.slice(2)
const file = path.join(process.env.DATA ?? 'data', 'messages.sqlite')
if (!existsSync(file)) {
  console.log(`There are no messages yet: ${file} does not exist.`)
  process.exit(0)
}
const store = openSqliteStore(file)
const messages = await store.list()
const code = await run()
await store.close()
process.exit(code)

async function run(): Promise<0 | 1> {
  switch (command) {
    case 'list':
      for (const message of messages) console.log(line(message))
      console.log(count(messages))
      return 0
    case 'export':
      console.log(JSON.stringify(messages, null, 2))
      return 0
    case 'show': {
      const message = found()
      if (message) console.log(letter(message))
      return message ? 0 : 1
    }
    case 'erase': {
      const message = found()
      if (!message) return 1
      await store.erase(message.id)
      console.log(`${message.id} is erased.`)
      return 0
    }
    default:
      console.error(`There is no "${command}": list, show <id>, export, erase <id>.`)
      return 1
  }
}

/** The message whose id begins as was asked, if there is exactly one. */
function found(): Listed | undefined {
  const fitting = messages.filter((message) => id && message.id.startsWith(id))
  if (fitting.length === 1) return fitting[0]
  console.error(
    fitting.length === 0
      ? `There is no message "${id ?? ''}": npm run inbox lists them.`
      : `Several messages begin with "${id}": write more of the id.`,
  )
  return undefined
}

function state({ sent, attempts, problem, next }: Listed): string {
  if (sent !== null) return `delivered ${day(sent)}`
  if (attempts === 0) return 'waiting'
  return `tried ${attempts} times (${problem}), next ${day(next)}`
}

function line(message: Listed): string {
  const { id, received, name, subject, church } = message
  return [id.slice(0, 8), day(received), church || 'office', name, subject, state(message)].join(
    '  ',
  )
}

function letter(message: Listed): string {
  const { id, received, name, email, subject, church, language, message: text } = message
  return `Id:       ${id}
Received: ${day(received)}
From:     ${name} <${email}>
For:      ${church || 'office'}
Language: ${language}
State:    ${state(message)}
Subject:  ${subject}

${text}`
}

function day(instant: number): string {
  return new Date(instant).toISOString().slice(0, 16).replace('T', ' ')
}

function count(all: readonly Listed[]): string {
  const waiting = all.filter(({ sent }) => sent === null).length
  return `${all.length} ${all.length === 1 ? 'message' : 'messages'}, ${waiting} waiting`
}
