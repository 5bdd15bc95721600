import { Hono, type Context } from 'hono'
import { withLocale, type Locale } from '#app/i18n/locale.ts'
import { fields, readMessage, type Message, type Problems } from '#app/model/message.ts'
import { readBody } from './body.ts'
import type { Limiter } from './limiter.ts'
import type { Log } from './log.ts'
import type { Kept, Store } from './store.ts'
import { issueToken, judgeToken, sign } from './token.ts'

/** What is sent back to a visitor without scripts: what was typed, what is wrong, or what went wrong. */
export type Returned = {
  typed: Record<string, string>
  problems: Problems
  status?: 'tooMany' | 'unavailable'
}

export type Service = {
  store: Store
  limiter: Limiter
  log: Log
  headers: Readonly<Record<string, string>>
  /** The churches that have a mailbox. */
  churches: readonly string[]
  /** The contact page with what was typed still in it. */
  contactPage: (locale: Locale, returned: Returned) => Promise<string>
  /** How many messages an hour may come from one address: from a person who types, and without proof. */
  perHour: number
  /** A message was taken: it may be delivered. */
  onAccepted?: () => void
}

/** What the place where the service runs knows of a request: where it comes from. */
export type Bindings = { address: string }

/** The contact service: the same on Node and on the edge. */
export function createApp(service: Service): Hono<{ Bindings: Bindings }> {
  const { store, log, headers } = service
  const app = new Hono<{ Bindings: Bindings }>()

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    context.header('cache-control', 'no-store')
  })
  app.onError((error, context) => {
    log('failed', { error: error.name })
    return context.json({ status: 'unavailable' }, 503, { 'retry-after': '60' })
  })
  app.notFound((context) => context.json({ status: 'not found' }, 404))

  app.get('/healthz', async (context) => {
    try {
      return context.json({ status: 'ok', waiting: await store.check() })
    } catch {
      return context.json({ status: 'the store cannot be written' }, 503)
    }
  })
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

async function takeMessage(context: Context<{ Bindings: Bindings }>, service: Service) {
  const { store, log } = service
  const { raw } = context.req
  if (!isOwn(raw)) return context.json({ status: 'forbidden' }, 403)
  const typed = await readBody(raw)
  if (typeof typed === 'number') return context.json({ status: reasons[typed] }, typed)

  const now = Date.now()
  const answer = answersFor(context, service, typed)
  const read = readMessage(typed)
  if ('problems' in read) return answer.invalid(read.problems)
  const { message } = read
  if (message.church && !service.churches.includes(message.church)) {
    return answer.invalid({ church: 'church' })
  }

  const token = typeof typed.token === 'string' && typed.token
  const judged = token && (await judgeToken(token, await store.secret(), now))
  if (judged === 'forged') return context.json({ status: 'forbidden' }, 403)
  if (judged === 'young') return answer.tooMany(2)
  // without scripts there is no proof, and without it there are fewer messages an hour
  const most = judged === 'right' ? service.perHour : Math.ceil(service.perHour / 2)
  if (!(await service.limiter(context.env.address, most, now))) return answer.tooMany(3600)

  try {
    const kept = await keptOf(message, now)
    const outcome = await store.accept(kept)
    log('accepted', { id: kept.id, outcome })
    service.onAccepted?.()
    return answer.accepted()
  } catch (error) {
    log('not kept', { error: (error as Error).message })
    return answer.unavailable()
  }
}

const reasons = { 400: 'unreadable', 413: 'too large', 415: 'unknown type' } as const

/** A script is answered with data, a form with a page. */
function answersFor(
  context: Context<{ Bindings: Bindings }>,
  { contactPage }: Service,
  typed: Record<string, unknown>,
) {
  const locale: Locale = typed.language === 'es' ? 'es' : 'en'
  const isScript = context.req.header('content-type')?.includes('json')
  const kept = fields.flatMap((name) => {
    const value = typed[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const page = async (
    status: 422 | 429 | 503,
    returned: Omit<Returned, 'typed'>,
    wait?: number,
  ) => {
    const html = await contactPage(locale, { typed: Object.fromEntries(kept), ...returned })
    return context.html(html, status, wait ? { 'retry-after': String(wait) } : {})
  }
  return {
    accepted: () =>
      isScript
        ? context.json({ status: 'accepted' })
        : context.redirect(`${withLocale('/contact-us', locale)}#sent`, 303),
    invalid: (errors: Problems) =>
      isScript ? context.json({ status: 'invalid', errors }, 422) : page(422, { problems: errors }),
    tooMany: (wait: number) =>
      isScript
        ? context.json({ status: 'too many' }, 429, { 'retry-after': String(wait) })
        : page(429, { problems: {}, status: 'tooMany' }, wait),
    unavailable: () =>
      isScript
        ? context.json({ status: 'unavailable' }, 503, { 'retry-after': '60' })
        : page(503, { problems: {}, status: 'unavailable' }, 60),
  }
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
 * The message as it is kept. The same words with the same key, or on the same day where there is no
 * key, are one message. Other words are another one, even when a browser repeats its key.
 */
async function keptOf({ key, ...written }: Message, now: number): Promise<Kept> {
  const { name, email, subject, message, church, language } = written
  const kept = { name, email, subject, message, church, language }
  const day = new Date(now).toISOString().slice(0, 10)
  const id = await sign('message', JSON.stringify([key ?? day, kept]))
  return { ...kept, id: id.slice(0, 32), received: now }
}
