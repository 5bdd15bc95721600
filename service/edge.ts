/** The site and its contact service on an edge platform: Cloudflare Workers with static assets and D1. */
import { renderContactPage, settings as site } from 'built:site'
import type { Returned } from '#app/build/for-service/contact-page.tsx'
import type { Locale } from '#app/language/locale.ts'
import { begunHeaders, begunOf } from './form/begun-page.ts'
import { isRead } from './form/well-formed.ts'
import { createInboxApi } from './inbox/inbox-api.ts'
import { createSharedLimiter } from './limits/hourly-limit.ts'
import { inBackground, logLine } from './log.ts'
import { createService } from './service.ts'
import { readSettings } from './settings.ts'
import { isMissingPage, missingPagesOf, movedTo } from './site/moved-and-missing.ts'
import { mostMailsAtOnce, openD1Store, type D1 } from './store/d1-store.ts'
import type { Last } from './troubles/alarm.ts'
import type { Seen } from './troubles/health.ts'

type Env = {
  DB: D1
  ASSETS: { fetch: (address: string | Request) => Promise<Response> }
} & Record<string, unknown>

const contactPage = async (locale: Locale, returned: Returned) =>
  renderContactPage(site.contactPage[locale], returned)

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (!/^\/(api\/|healthz)/.test(pathname)) return page(request, env)
    const { app, store, watch, settings } = serviceOf(env, Date.now)
    if (settings.INBOX_TOKEN)
      app.route('/api/inbox', createInboxApi(store, watch, settings.INBOX_TOKEN))
    const address = request.headers.get('cf-connecting-ip') ?? ''
    return app.fetch(request, { address })
  },

  /** Every few minutes: what waits is delivered, what was kept long enough is erased. */
  async scheduled({ scheduledTime: now }: { scheduledTime: number }, env: Env): Promise<void> {
    const { store, doAll, stop } = serviceOf(env, () => now)
    await inBackground(logLine, 'forgetting', () => store.forgetCounts(now))()
    await doAll()
    await stop()
  },
}

/** What was known last: asked each time, anybody could have the database written. */
const seen: Seen = { at: 0 }
/** And what the alarm knew: where the database cannot be asked, nobody is told every five minutes. */
const last: Last = {}

/** What is set, and the store; where a setting is wrong nothing is kept, and that is told as of any store. */
function setUp(env: Env) {
  try {
    return { settings: readSettings(env), openStore: () => openD1Store(env.DB) }
  } catch (error) {
    const openStore = async (): ReturnType<typeof openD1Store> => {
      throw error
    }
    return { settings: readSettings({}), openStore }
  }
}

function serviceOf(env: Env, now: () => number) {
  const { settings, openStore } = setUp(env)
  const service = createService({
    settings,
    log: logLine,
    site,
    headers: site.headers,
    contactPage,
    openStore,
    limiterOf: createSharedLimiter,
    mostMailsAtOnce,
    now,
    isAlwaysThere: false,
    seen,
    last,
  })
  return { ...service, settings }
}

/** A file of the site, the address it moved to, or the page not found that fits. */
async function page(request: Request, env: Env): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url)
  const begun = isRead(request) && begunOf(pathname + search, site.contactPage)
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
  const small = pathname.toLowerCase()
  const isWorthAsking = small !== pathname && !isMissingPage(small)
  const isThere = isWorthAsking && (await env.ASSETS.fetch(origin + small)).status !== 404
  const to = movedTo(pathname, site.redirects, () => isThere)
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
