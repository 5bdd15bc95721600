/** The site and its contact service on an edge platform: Cloudflare Workers with static assets and D1. */
import { renderContactPage, settings as site } from 'built:site'
import { isMissingPage, missingPagesOf, movedTo } from './addresses.ts'
import { createAlarm, type Last } from './alarm.ts'
import { createAnsweredPage } from './answered-page.ts'
import { createApp } from './app.ts'
import { begunOf, begunHeaders } from './begun-page.ts'
import { createContactPage } from './contact-page.ts'
import { openD1Store, type D1 } from './d1-store.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createInboxApi } from './inbox-api.ts'
import { createSharedLimiter } from './limiter.ts'
import { inBackground, logLine } from './log.ts'
import { createOutbox } from './outbox.ts'
import { readSettings } from './settings.ts'
import { createSignIn } from './sign-in.ts'
import { createSteadyStore } from './steady-store.ts'
import { createWatch, type Watch } from './watch.ts'

type Env = {
  DB: D1
  ASSETS: { fetch: (address: string | Request) => Promise<Response> }
} & Record<string, unknown>

const contactPage = createContactPage(site.contactPage, async () => ({ renderContactPage }))

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (!/^\/(api\/|healthz)/.test(pathname)) return page(request, env)
    const { settings, store, watch } = openAll(env)
    const limiter = createSharedLimiter(store)
    const app = createApp({
      store,
      log: logLine,
      headers: site.headers,
      limiter,
      churches: Object.keys(site.mailboxes),
      perHour: settings.MESSAGES_PER_HOUR,
      healthToken: settings.HEALTH_TOKEN,
      watch,
      contactPage,
    })
    app.route('/', createAnsweredPage(store, site))
    app.route('/', createSignIn({ settings, limiter, log: logLine, origin: site.origin }))
    if (settings.INBOX_TOKEN)
      app.route('/api/inbox', createInboxApi(store, watch, settings.INBOX_TOKEN))
    const address = request.headers.get('cf-connecting-ip') ?? ''
    return app.fetch(request, { address })
  },

  /** Every few minutes: what waits is delivered, what was kept long enough is erased. */
  async scheduled({ scheduledTime: now }: { scheduledTime: number }, env: Env): Promise<void> {
    const { settings, store, watch } = openAll(env)
    const outbox = createOutbox(settings, store, logLine, site, () => now)
    const alarm = createAlarm({ store, watch, log: logLine, settings, origin: site.origin, last })
    for (const [what, work] of [
      ['housekeeping', () => createHousekeeping({ store, watch, settings, log: logLine })(now)],
      ['forgetting', () => store.forgetCounts(now)],
      ['delivery', () => outbox?.wake()],
      ['reminding', () => outbox?.remind(now)],
      ['ending', () => outbox?.stop()],
      ['the alarm', () => alarm.look(now)],
    ] as const) {
      await inBackground(logLine, what, work)()
    }
  },
}

/** What the alarm knew last: where the database cannot be asked, nobody is told every five minutes. */
const last: Last = {}

/** The settings, and a store that pages do not need: where it cannot be opened, health and form say so. */
function openAll(env: Env) {
  const settings = readSettings(env)
  const store = createSteadyStore({
    open: () => openD1Store(env.DB),
    onFailure: (error) => watch.failed(error),
  })
  const watch: Watch = createWatch(store, settings)
  return { settings, store, watch }
}

/** A file of the site, the address it moved to, or the page not found that fits. */
async function page(request: Request, env: Env): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url)
  const begun = begunOf(pathname + search, site.contactPage)
  if (begun) {
    const html = await contactPage(begun.locale, begun.returned)
    return new Response(html, { headers: { ...site.headers, ...begunHeaders } })
  }
  const found = isMissingPage(pathname) ? undefined : await env.ASSETS.fetch(request)
  // a page has one address for good; the platform would call the way there a passing one (307):
  // https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/
  const clean = found?.status === 307 && found.headers.get('location')
  if (clean) return moved(clean)
  if (found && found.status !== 404) return found
  const to = movedTo(pathname, site.redirects, () => false)
  if (to) return moved(to + search)
  for (const address of missingPagesOf(pathname)) {
    const missing = await env.ASSETS.fetch(origin + address)
    if (missing.ok) return new Response(missing.body, { status: 404, headers: missing.headers })
  }
  return new Response(null, { status: 404, headers: site.headers })
}

function moved(location: string): Response {
  return new Response(null, { status: 301, headers: { ...site.headers, location } })
}
