import { Hono, type Context } from 'hono'
import type { Returned } from '#app/build/for-service/contact-page.tsx'
import { readMessage, type Message } from '#app/contact/message.ts'
import type { Locale } from '#app/language/locale.ts'
import { day, hour } from './durations.ts'
import { answersFor, type Answers } from './form/answers.ts'
import { readBody, type Read } from './form/body.ts'
import { fingerprint, issueToken, judgeToken } from './form/token.ts'
import { mayCome, type Limiter } from './limits/hourly-limit.ts'
import type { Log } from './log.ts'
import type { Kept, Store } from './store/store.ts'
import type { Watch } from './troubles/watch.ts'

export type Service = {
  store: Store
  limiter: Limiter
  log: Log
  headers: Readonly<Record<string, string>>
  churches: readonly string[]
  contactPage: (locale: Locale, returned: Returned) => Promise<string>
  /** How many messages an hour may come from one network: from a person who types, and without proof. */
  perHour: number
  watch: Pick<Watch, 'note'>
  /** A message was taken: it may be delivered. */
  onAccepted?: () => void
}

/** What the place where the service runs knows of a request: where it comes from, and a way to read it. */
export type Bindings = { address: string; body?: AsyncIterable<Uint8Array> }

export type Asked = Context<{ Bindings: Bindings }>

/** The contact service: the same on Node and on the edge. */
export function createApp(service: Service): Hono<{ Bindings: Bindings }> {
  const { store, log, headers } = service
  const app = new Hono<{ Bindings: Bindings }>()

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      // a page of ours may be stricter
      if (!context.res.headers.has(name)) context.header(name, value)
    }
    context.header('cache-control', 'no-store')
  })
  app.onError((error, context) => {
    log('failed', { error: error.name })
    return context.json({ status: 'unavailable' }, 503, { 'retry-after': '60' })
  })
  app.notFound((context) => context.json({ status: 'not found' }, 404))

  app.get('/api/contact/token', async (context) =>
    context.json({ token: await issueToken(await store.secret(), Date.now()) }),
  )
  app.post('/api/contact', (context) => takeMessage(context, service))
  app.all('/api/contact', (context) => context.json({ status: 'method' }, 405, { allow: 'POST' }))
  app.all('/api/contact/token', (context) =>
    context.json({ status: 'method' }, 405, { allow: 'GET' }),
  )
  return app
}

async function takeMessage(context: Asked, service: Service) {
  const read = await readBody(context.req.raw, context.env.body)
  const answer = answersFor(context, service.contactPage, read.typed)
  try {
    return await judge(context, service, read, answer)
  } catch (error) {
    service.log('not kept', { error: (error as Error).message })
    return answer.unavailable()
  }
}

async function judge(context: Asked, service: Service, { typed, refused }: Read, answer: Answers) {
  const { store, limiter, log, perHour, watch } = service
  const { address } = context.env
  const now = Date.now()
  // counted before anything is looked at: being refused is not free either
  if (!(await mayCome(limiter, 'try', address, perHour * 6, now))) return answer.tooMany(3600)
  if (!isOwn(context.req.raw)) return answer.refused(403)
  if (refused) return answer.refused(refused)
  const read = readMessage(typed)
  if ('problems' in read) return answer.invalid(read.problems)
  if (read.message.church && !service.churches.includes(read.message.church)) {
    return answer.invalid({ church: 'church' })
  }

  const token = typeof typed.token === 'string' ? typed.token : undefined
  const proof = token ? await judgeToken(token, await store.secret(), now) : 'none'
  if (proof === 'young') return answer.tooSoon()
  // without scripts there is no proof, and without it there are fewer messages an hour
  const most = proof === 'right' ? perHour : Math.ceil(perHour / 2)
  if (!(await mayCome(limiter, 'message', address, most, now))) {
    // without proof it may as well be a program, of which nobody needs to hear
    if (proof === 'right') await watch.note('network-refused', {}, now + hour)
    return answer.tooMany(3600)
  }
  const church = read.message.church || 'office'
  if (!(await limiter(`church ${church}`, perHour * 10, now))) {
    log('too many messages', { church })
    await watch.note('form-flooded', {}, now + hour)
    return answer.crowded(3600)
  }

  const { kept, idBefore } = await keptOf(read.message, now)
  const outcome = await store.accept(kept, idBefore)
  log('accepted', { id: kept.id, outcome })
  service.onAccepted?.()
  return answer.accepted()
}

/** Browsers say where a form comes from; another site may not post in a visitor's name. */
function isOwn(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.headers.get('origin')
  return (
    origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(request.url).host)
  )
}

/**
 * The message as it is kept. The same words with the same key are one message; where there is no key,
 * as without scripts, the same words today and yesterday are, so that midnight divides no double click.
 * Other words are another message, even when a browser repeats its key.
 */
async function keptOf(message: Message, now: number) {
  const { key, consent: _consent, website: _website, ...words } = message
  const idAt = async (instant: number) => {
    const sameAs = key ?? new Date(instant).toISOString().slice(0, 10)
    return (await fingerprint('message', JSON.stringify([sameAs, words]))).slice(0, 32)
  }
  const kept: Kept = { ...words, id: await idAt(now), received: now }
  return { kept, idBefore: await idAt(now - day) }
}
