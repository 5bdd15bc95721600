import { accepted, schema, statements, type Listed, type Store, type Waiting } from './store.ts'

/** As much of Cloudflare's D1 as is used here. */
export type D1 = {
  prepare(sql: string): D1Statement
  batch(statements: D1Statement[]): Promise<unknown>
}
type D1Statement = {
  bind(...values: unknown[]): D1Statement
  run(): Promise<{ meta: { changes: number } }>
  all(): Promise<{ results: unknown[] }>
  first(): Promise<unknown>
}

const prepared = new WeakSet<D1>()

/** Keeps messages in D1, the edge's SQLite. Its answer means that the message is on several disks. */
export async function openD1Store(database: D1): Promise<Store> {
  if (!prepared.has(database)) {
    const tables = schema.split(';').filter((sql) => sql.trim() !== '')
    await database.batch(tables.map((sql) => database.prepare(sql)))
    prepared.add(database)
  }
  const run = async (name: keyof typeof statements, ...values: unknown[]) => {
    const { meta } = await database
      .prepare(statements[name])
      .bind(...values)
      .run()
    return meta.changes
  }
  const all = async (name: keyof typeof statements, ...values: unknown[]) => {
    const { results } = await database
      .prepare(statements[name])
      .bind(...values)
      .all()
    return results
  }
  return {
    accept: async (kept) => ((await run('accept', ...accepted(kept))) === 1 ? 'kept' : 'known'),
    claim: async (now, until, limit) => (await all('claim', until, now, limit)) as Waiting[],
    delivered: async (id, now) => void (await run('delivered', now, id)),
    postpone: async (id, next, problem) => void (await run('postpone', next, problem, id)),
    eraseDeliveredBefore: (instant) => run('eraseDelivered', instant),
    list: async () => (await all('list')) as Listed[],
    erase: async (id) => (await run('erase', id)) === 1,
    check: async () => {
      await run('touch', String(Date.now()))
      const [waiting] = (await all('waiting')) as { count: number }[]
      return waiting!.count
    },
    secret: async () => {
      await run('keepSecret', crypto.randomUUID() + crypto.randomUUID())
      const [secret] = (await all('secret')) as { value: string }[]
      return secret!.value
    },
    close: async () => {},
  }
}
