import { hour } from '../durations.ts'
import {
  accepted,
  countingSecret,
  migrations,
  missingSteps,
  notes,
  questionsTo,
  statements,
  type Store,
} from './store.ts'

/** As much of Cloudflare's D1 as is used here. */
export type D1 = {
  prepare(sql: string): D1Statement
  batch(statements: D1Statement[]): Promise<unknown>
}
type D1Statement = {
  bind(...values: unknown[]): D1Statement
  run(): Promise<{ meta: { changes: number } }>
  all(): Promise<{ results: unknown[] }>
}

/**
 * So many mails one visit of the schedule sends, and as many that remind: on Cloudflare's free plan it may ask
 * the database fifty times. https://developers.cloudflare.com/d1/platform/limits/
 */
export const mostMailsAtOnce = 4

/** Keeps messages in D1, the edge's SQLite. Its answer means that the message is on several disks. */
export async function openD1Store(database: D1) {
  const bound = (name: keyof typeof statements, values: unknown[]) =>
    database.prepare(statements[name]).bind(...values)
  const run = async (name: keyof typeof statements, ...values: unknown[]) =>
    (await bound(name, values).run()).meta.changes
  const all = async (name: keyof typeof statements, ...values: unknown[]) =>
    (await bound(name, values).all()).results
  const asked = questionsTo({ run, all })
  const { recall } = asked
  const known = knownOf(database)
  /** A note that keeps its first value, whoever else writes it at the same time. */
  const first = async (name: string, value: string) => {
    const found = known.firsts.get(name)
    if (found) return found
    await run('rememberFirst', name, value)
    const kept = (await recall(name))!
    // secrets of days that are over are not needed any more
    if (known.firsts.size > 8) known.firsts.clear()
    known.firsts.set(name, kept)
    return kept
  }
  if (!known.isMigrated) await migrate(database, recall)
  known.isMigrated = true

  return {
    ...asked,
    accept: async (...message) =>
      (await run('accept', ...accepted(...message))) === 1 ? 'kept' : 'known',
    check: async () => void (await run('remember', 'checked', String(Date.now()))),
    // the platform looks after the file
    damage: async () => undefined,
    secret: () => first('secret', crypto.randomUUID() + crypto.randomUUID()),
    close: async () => {},
    first,
    /** How often a name was counted since its hour began. */
    count: async (name, now, until) => {
      const [counted] = (await all('count', name, until, now, now)) as { count: number }[]
      return counted!.count
    },
    forgetCounts: async (now) => {
      await run('forgetCounts', now)
      // the last counts of a day go on for an hour
      await run('forgetSecrets', countingSecret(now - hour))
    },
  } satisfies Store & Counting
}

/** What the edge counts in its database: every place in the world has a memory of its own there. */
export type Counting = {
  first(name: string, value: string): Promise<string>
  count(name: string, now: number, until: number): Promise<number>
  /** Throws away what is over, and what it was counted by. */
  forgetCounts(now: number): Promise<void>
}

/** Asked once for each place and start: each time it would cost a visitor a way to the database. */
type Known = { isMigrated: boolean; firsts: Map<string, string> }
const knownOfEach = new WeakMap<D1, Known>()

function knownOf(database: D1): Known {
  const known = knownOfEach.get(database) ?? { isMigrated: false, firsts: new Map() }
  knownOfEach.set(database, known)
  return known
}

async function migrate(database: D1, recall: (name: string) => Promise<string | undefined>) {
  await database.prepare(notes).run()
  const done = async () => Number((await recall('schema')) ?? 0)
  const missing = missingSteps(await done()).flat()
  if (missing.length > 0) {
    const note = database.prepare(statements.remember).bind('schema', String(migrations.length))
    try {
      // all of it or nothing
      await database.batch([...missing.map((sql) => database.prepare(sql)), note])
    } catch (error) {
      // another place may have done it at the same time
      if ((await done()) < migrations.length) throw error
    }
  }
}
