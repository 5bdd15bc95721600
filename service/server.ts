import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { inAll, type Text } from '#app/language/text.ts'
import { createAlarm } from './alarm.ts'
import { createAnsweredPage } from './answered-page.ts'
import { createApp, type Bindings } from './app.ts'
import { backUp } from './backup.ts'
import { begunHeaders, begunOf, type Begun } from './begun-page.ts'
import { certificateTrouble } from './certificate.ts'
import { createLimitedServer, usualLimits } from './connections.ts'
import { createContactPage, type Renderer } from './contact-page.ts'
import { hour, minute, second } from './durations.ts'
import { acceptedEncodings } from './encodings.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createLimiter } from './limiter.ts'
import { inBackground, type Log } from './log.ts'
import { createOutbox } from './outbox.ts'
import type { Settings } from './settings.ts'
import { createSignIn } from './sign-in.ts'
import { createSite } from './site-files.ts'
import { readSiteSettings, rendererOf } from './site-settings.ts'
import { openSqliteStore } from './sqlite-store.ts'
import { createSteadyStore } from './steady-store.ts'
import { oneAtATime } from './turns.ts'
import { createWatch, type Watch } from './watch.ts'
import { isWellFormed } from './well-formed.ts'

const packGzip = promisify(gzip)

/** All languages: what somebody asks for is not even looked at. */
const tooManyRequests: Text = {
  en: 'Too many requests come from your network. Please try again in a few seconds.',
  es: 'Llegan demasiadas solicitudes desde su red. Inténtelo de nuevo en unos segundos, por favor.',
}

/** The site and its contact service, on Node. */
export function createHome(
  settings: Settings,
  log: Log,
): { server: Server; close: () => Promise<void> } {
  const site = path.resolve(settings.SITE)
  const settled = readSiteSettings(site)
  const { headers: all, apart, redirects, mailboxes, contactPage, origin } = settled
  const { 'strict-transport-security': _, ...withoutTls } = all
  // a browser must only be told to insist on TLS where there is TLS: in front of us
  const isProxied = settings.BEHIND_PROXY === 'yes'
  const headers = isProxied ? all : withoutTls
  const file = path.join(settings.DATA, 'messages.sqlite')
  // the site is served whatever becomes of the messages
  const store = createSteadyStore({
    open: () => openSqliteStore(file),
    onFailure: (error) => watch.failed(error),
    isDamaged: () => watch.has('store-damaged'),
  })
  const outbox = createOutbox(settings, store, log, settled)
  const watch: Watch = createWatch(store, settings)
  const { BACKUPS } = settings
  const backUpToday = BACKUPS && ((now: number) => backUp(file, BACKUPS, now))
  const keepHouse = createHousekeeping({
    store,
    watch,
    settings,
    log,
    backUp: backUpToday || undefined,
  })
  const alarm = createAlarm({ store, watch, log, settings, origin })

  // a flood of refused forms must not hold up whoever asks for a page
  const formPage = oneAtATime(
    createContactPage(
      contactPage,
      () => import(pathToFileURL(rendererOf(site)).href) as Promise<Renderer>,
    ),
  )
  const limiter = createLimiter()
  const app = createApp({
    store,
    log,
    headers,
    limiter,
    churches: Object.keys(mailboxes),
    perHour: settings.MESSAGES_PER_HOUR,
    healthToken: settings.HEALTH_TOKEN,
    watch,
    onAccepted: () => void outbox?.wake(),
    contactPage: formPage,
  })
  app.route('/', createAnsweredPage(store, settled))
  app.route('/', createSignIn({ settings, limiter, log, origin }))
  const addressOf = isProxied ? forwardedAddress : ownAddress
  const answer = getRequestListener((request, bindings) => {
    const { incoming } = bindings as { incoming: IncomingMessage }
    const own: Bindings = { address: addressOf(incoming), body: bodyOf(incoming) }
    return app.fetch(request, own)
  })
  const serveSite = createSite({ folder: site, redirects, headers, apart })

  const sendBegun = async (begun: Begun, request: IncomingMessage, response: ServerResponse) => {
    try {
      const page = await formPage(begun.locale, begun.returned)
      const packs = acceptedEncodings(String(request.headers['accept-encoding'] ?? '')).gzip
      const packed = packs && { 'content-encoding': 'gzip', 'vary': 'accept-encoding' }
      response.writeHead(200, { ...headers, ...begunHeaders, ...packed })
      response.end(packs ? await packGzip(page) : page)
    } catch {
      // without what was asked, the form is there all the same
      if (!response.headersSent) serveSite(request, response)
    }
  }

  const limits = {
    ...usualLimits,
    fromOne: isProxied ? undefined : usualLimits.fromOne,
    perSecond: settings.REQUESTS_PER_SECOND,
  }
  const server = createLimitedServer(limits, addressOf, {
    answer(request, response) {
      if (!isWellFormed(request)) return void response.writeHead(400, headers).end()
      const { url = '/' } = request
      if (url.startsWith('/api/') || url.startsWith('/healthz')) void answer(request, response)
      else {
        const begun = begunOf(url, contactPage)
        if (begun) void sendBegun(begun, request, response)
        else serveSite(request, response)
      }
    },
    refuse(_, response) {
      const said = `${inAll(tooManyRequests, '\n')}\n`
      const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
      response.writeHead(429, { ...headers, ...type, 'retry-after': '5' }).end(said)
    },
  })

  const deliver = inBackground(log, 'delivery', () => outbox?.wake())
  const lookAfter = inBackground(log, 'housekeeping', () => keepHouse(Date.now()))
  const remind = inBackground(log, 'reminding', () => outbox?.remind(Date.now()))
  /** Behind a proxy there is a certificate; where it cannot be seen, what was known of it stands. */
  const lookAtCertificate = inBackground(log, 'the look at the certificate', async () => {
    if (!isProxied) return
    const [found] = await certificateTrouble(origin, Date.now())
    if (found) await watch.note(found.name, found.facts)
    else watch.over('certificate')
  })
  const warn = inBackground(log, 'the alarm', () => alarm.look(Date.now()))
  const retry = settings.RETRY_SECONDS ?? 15
  const timers = [
    setInterval(deliver, Math.min(retry, 15) * second || 100),
    setInterval(lookAfter, hour),
    setInterval(lookAtCertificate, 12 * hour),
    setInterval(remind, 15 * minute),
    // after a start, what has waited is given a minute to get through
    setInterval(warn, Math.min(minute, settings.ALARM_AFTER_MINUTES * minute || 100)),
  ]
  // the file is looked through before anything is taken out of it
  void lookAtCertificate()
  void lookAfter().then(deliver).then(warn)

  return {
    server,
    async close() {
      for (const timer of timers) clearInterval(timer)
      let closing: NodeJS.Timeout | undefined
      await new Promise((resolve) => {
        server.close(resolve)
        // those that are still answered are closed as soon as they have been: they would stay for seconds
        closing = setInterval(() => server.closeIdleConnections(), 50)
        // who is slow is not waited for longer than whoever asked us to stop will wait
        setTimeout(() => server.closeAllConnections(), 8 * second).unref()
      })
      clearInterval(closing)
      await outbox?.stop()
      await store.close()
    },
  }
}

function ownAddress({ socket }: IncomingMessage): string {
  return socket.remoteAddress ?? ''
}

/** Behind a proxy, where it says that a request comes from: the last one is what the proxy wrote. */
function forwardedAddress(request: IncomingMessage): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',')
  return forwarded.at(-1)?.trim() || ownAddress(request)
}

/**
 * The bytes that were posted, as many at a time as have come: a stream of the web would make a promise of
 * each piece. An answer is to be sent even to whoever is not read to the end.
 */
function bodyOf(incoming: IncomingMessage): AsyncIterable<Uint8Array> {
  return incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
}
