import { inAll } from '#app/language/text.ts'
import type { Told } from '#app/language/told.ts'
import { day, hour, minute } from '../durations.ts'
import type { Log } from '../log.ts'
import { byMachine } from '../mail/message-mail.ts'
import { problemOf, sendOnce } from '../mail/smtp.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { overOf, sentenceOf, type Trouble, type TroubleName } from './troubles.ts'
import type { Watch } from './watch.ts'

const subject: Told = { en: 'The website: messages', es: 'El sitio web: mensajes' }

/** What was well for this long is well: a full disk takes a small thing now and then. */
const calm = 5 * minute

type Options = {
  store: Store
  watch: Watch
  log: Log
  settings: Settings
  /** Where the site is: one mailbox may hear of several. */
  origin: string
  /** Who is told by mail where nobody else is set. */
  office: string
  /** What is known beyond one look, for where each look begins anew. */
  last?: Last
}

type Way = {
  name: string
  tell: (found: readonly Trouble[], over: readonly TroubleName[]) => unknown
}

type Instants = Partial<Record<TroubleName, number>>

/** When each was last told, by each way; since when it is well again; and what is found, for `npm run inbox`. */
type Memory = { told: Record<string, Instants>; well: Instants; found?: readonly Trouble[] }

/** What could not be told and why, how often in a row, and when last. */
type Failing = { what: string; problem: string; tries: number; at: number }

/** A minute, two, four, up to an hour: a chat that answers too late may have heard it each time. */
const pauseAfter = ({ tries }: Failing) => Math.min(minute * 2 ** (tries - 1), hour)

export type Last = { memory?: Memory; failing?: Map<string, Failing> }

/** What the service has found to be wrong when it last looked, as far as it could note it. */
export async function lastFound(store: Store): Promise<readonly Trouble[]> {
  const noted = JSON.parse((await store.recall('told')) ?? '{}') as Partial<Memory>
  return noted.found ?? []
}

/** Tells of each trouble once, again each day while it lasts, and when it is over. */
export function createAlarm(options: Options) {
  const { store, watch, log, last = {} } = options
  const ways = waysOf(options)
  /** Kept in the store for the next start, and here: the store may be what fails. */
  let memory: Memory | undefined
  let written: string | undefined
  const failing = (last.failing ??= new Map())

  const load = async (): Promise<Memory> => {
    try {
      written = await store.recall('told')
    } catch {
      // whoever was told before the start is told again
      if (last.memory) return last.memory
    }
    return JSON.parse(written ?? '{"told":{},"well":{}}') as Memory
  }

  const look = async (now: number): Promise<void> => {
    const found = await watch.ask(now)
    memory ??= await load()
    last.memory = memory
    memory.found = found
    const { well } = memory
    for (const { name } of found) delete well[name]
    for (const { name: way, tell } of ways) {
      const told = (memory.told[way] ??= {})
      const due = found.filter(({ name }) => Math.abs(now - (told[name] ?? -Infinity)) >= day)
      const over = (Object.keys(told) as TroubleName[]).filter((name) => {
        if (found.some((each) => each.name === name)) return false
        return Math.abs(now - (well[name] ??= now)) >= calm
      })
      if (due.length + over.length === 0) continue
      const what = JSON.stringify([due.map(({ name }) => name), over])
      const before = failing.get(way)
      const isSame = before?.what === what
      if (isSame && Math.abs(now - before.at) < pauseAfter(before)) continue
      try {
        await tell(due, over)
        for (const { name } of due) told[name] = now
        for (const name of over) delete told[name]
        failing.delete(way)
      } catch (error) {
        const problem = problemOf(error)
        if (before?.problem !== problem) log('could not be told', { way, problem })
        failing.set(way, { what, problem, tries: isSame ? before.tries + 1 : 1, at: now })
      }
    }
    const text = JSON.stringify(memory)
    if (text === written) return
    await store.remember('told', text).then(
      () => (written = text),
      () => {},
    )
  }
  let looking: Promise<void> | undefined

  return {
    /** One look at a time: while somebody is being told, nobody is told the same. */
    look: (now: number): Promise<void> =>
      (looking ??= look(now).finally(() => (looking = undefined))),
  }
}

/** The log always; a webhook where it is set; and a mailbox, at best one that is not what fails. */
function waysOf({ settings, origin, office, log }: Options): Way[] {
  const { ALARM_URL, ALARM_TO = office, ALARM_SMTP_URL, SMTP_URL, MAIL_FROM } = settings
  const inWords = (tell: (text: string) => Promise<void>): Way['tell'] => {
    return (found, over) => tell(textOf(found, over, origin))
  }
  const ways: Way[] = [
    {
      name: 'log',
      tell(found, over) {
        for (const each of found) {
          log('trouble', { what: each.name, ...each.facts, means: sentenceOf(each).en })
        }
        for (const name of over) log('trouble is over', { what: name })
      },
    },
  ]
  if (ALARM_URL) ways.push({ name: 'webhook', tell: inWords((text) => post(ALARM_URL, text)) })
  const server = ALARM_SMTP_URL ?? SMTP_URL
  if (server && MAIL_FROM) {
    const head = {
      from: { name: 'Website', address: MAIL_FROM },
      to: ALARM_TO,
      headers: byMachine,
    }
    const tell = inWords((text) => sendOnce(server, { ...head, subject: inAll(subject), text }))
    ways.push({ name: 'mail', tell })
  }
  return ways
}

/** In each language all of it, one after the other: nobody knows who reads it. */
function textOf(found: readonly Trouble[], over: readonly TroubleName[], origin: string): string {
  const told = [...found.map(sentenceOf), ...over.map(overOf)]
  const inOne = (language: keyof Told) => told.map((each) => each[language]).join('\n')
  return `${origin}\n\n${inAll({ en: inOne('en'), es: inOne('es') }, '\n\n')}`
}

async function post(url: string, text: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // the first is read by most chat programs, the second by others
    body: JSON.stringify({ text, content: text }),
    // whoever follows a way that has moved asks for a page there, and says nothing
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).catch(({ name, cause }: Error & { cause?: { code?: string } }) => {
    throw Object.assign(new Error('not reached'), { code: cause?.code ?? name })
  })
  if (!answer.ok) throw Object.assign(new Error('refused'), { code: String(answer.status) })
}
