/** The site and its contact service on an edge platform: Cloudflare Workers with static assets and D1. */
import { renderContactPage, settings } from 'built:site'
import { localeOf, withLocale, withoutLocale } from '#app/i18n/locale.ts'
import { daysKept } from '#app/model/message.ts'
import { createApp, type Service } from './app.ts'
import { createContactPage } from './contact-page.ts'
import { openD1Store, type D1 } from './d1-store.ts'
import { createDelivery } from './delivery.ts'
import { createLimiter } from './limiter.ts'
import { logLine } from './log.ts'
import { createSender } from './smtp.ts'

type Env = {
  DB: D1
  ASSETS: { fetch: (address: string | Request) => Promise<Response> }
  SMTP_URL?: string
  MAIL_FROM?: string
  MESSAGES_PER_HOUR?: string
}

const day = 24 * 60 * 60 * 1000
// one limiter for each place in the world: good enough against floods
const limiter = createLimiter()

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (!/^\/(api\/|healthz)/.test(pathname)) return page(request, env)
    const service: Service = {
      store: await openD1Store(env.DB),
      limiter,
      log: logLine,
      headers: settings.headers,
      churches: Object.keys(settings.mailboxes),
      perHour: Number(env.MESSAGES_PER_HOUR ?? 20),
      contactPage: createContactPage(settings.contactPage, async () => ({ renderContactPage })),
    }
    const address = request.headers.get('cf-connecting-ip') ?? ''
    return createApp(service).fetch(request, { address })
  },

  /** Every few minutes: what waits is delivered, what was kept long enough is erased. */
  async scheduled(_event: unknown, env: Env): Promise<void> {
    const store = await openD1Store(env.DB)
    await store.eraseDeliveredBefore(Date.now() - daysKept * day)
    if (!env.SMTP_URL || !env.MAIL_FROM) return
    const { send, close } = createSender(env.SMTP_URL)
    const { mailboxes } = settings
    await createDelivery({ store, log: logLine, mailboxes, from: env.MAIL_FROM, send }).wake()
    close()
  },
}

/** A file of the site, or the page not found that fits the address. */
async function page(request: Request, env: Env): Promise<Response> {
  const found = await env.ASSETS.fetch(request)
  if (found.status !== 404) return found
  const { pathname, origin } = new URL(request.url)
  const locale = localeOf(pathname)
  const own = withLocale(`/404${withoutLocale(pathname)}`, locale)
  for (const address of [own, withLocale('/404', locale)]) {
    const missing = await env.ASSETS.fetch(origin + address)
    if (missing.ok) return new Response(missing.body, { status: 404, headers: missing.headers })
  }
  return found
}
