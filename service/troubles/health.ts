import { Hono, type Context } from 'hono'
import { second } from '../durations.ts'
import { isToken } from '../form/token.ts'
import type { Store } from '../store/store.ts'
import { sentenceOf, weighs } from './troubles.ts'
import { closing, type Watch } from './watch.ts'

/** What was seen when somebody last asked, for where each answer begins anew. */
export type Seen = { at: number; isClosed?: boolean }

type Options = {
  store: Pick<Store, 'figures'>
  watch: Pick<Watch, 'ask' | 'found'>
  /** Whoever shows this is told how it stands; without one nobody is. */
  token: string | undefined
  seen: Seen
}

/** So long one look is good for: to look writes to the disk, and anybody may ask. */
const lookAfter = 10 * second

/** `/healthz`: to anybody, whether messages can be taken; to whoever may know, how it stands. */
export function createHealth({ store, watch, token, seen }: Options): Hono {
  const isClosed = async (now: number) => {
    // who asks while the first one looks has to look as well
    if (seen.isClosed === undefined || Math.abs(now - seen.at) > lookAfter) {
      seen.at = now
      seen.isClosed = closing(await watch.ask(now)) !== undefined
    }
    return seen.isClosed || closing(watch.found()) !== undefined
  }
  /** Nothing of it is about a person. */
  const report = async (context: Context, now: number) => {
    const found = await watch.ask(now)
    const troubles = found.map((each) => ({ name: each.name, ...sentenceOf(each) }))
    const worst = found.find((each) => weighs(each, 'wrong'))
    // what cannot be read is not known: that it cannot be read is among the troubles
    const figures = await store.figures().catch(() => ({}))
    return context.json({ status: worst?.name ?? 'ok', troubles, ...figures }, worst ? 503 : 200)
  }

  return new Hono().get('/healthz', async (context) => {
    const now = Date.now()
    if (await isToken(context.req.header('authorization'), token)) return report(context, now)
    return (await isClosed(now))
      ? context.json({ status: 'messages cannot be taken' }, 503)
      : context.json({ status: 'ok' })
  })
}
