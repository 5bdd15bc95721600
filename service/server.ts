import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { inAll, type Text } from '#app/language/text.ts'
import type { Bindings } from './app.ts'
import { hour, minute, second } from './durations.ts'
import { begunHeaders, begunOf, type Begun } from './form/begun-page.ts'
import { isRead, isWellFormed } from './form/well-formed.ts'
import { createLimitedServer, usualLimits } from './limits/connections.ts'
import { oneAtATime } from './limits/fair-turns.ts'
import { createLimiter } from './limits/hourly-limit.ts'
import { inBackground, type Log } from './log.ts'
import { createService } from './service.ts'
import type { Settings } from './settings.ts'
import { builtAt, contactPageOf, readSiteSettings } from './site-settings.ts'
import { acceptedEncodings } from './site/encodings.ts'
import { createSite } from './site/site-files.ts'
import { keepCopies } from './store/backup.ts'
import { openSqliteStore } from './store/sqlite-store.ts'
import { certificateTrouble } from './troubles/certificate.ts'

const packGzip = promisify(gzip)

/** All languages: what somebody asks for is not even looked at. */
const tooManyRequests: Text = {
  en: 'Too many requests come from your network. Please try again in a few seconds.',
  es: 'Llegan demasiadas solicitudes desde su red. Inténtelo de nuevo en unos segundos, por favor.',
}

/** What time it is, and who is called how often. */
export type Time = {
  now: () => number
  /** Answers how to end it. */
  every: (pause: number, work: () => Promise<void>) => () => void
}

const realTime: Time = {
  now: Date.now,
  every(pause, work) {
    const timer = setInterval(work, pause)
    return () => clearInterval(timer)
  },
}

/** The site and its contact service, on Node. */
export function createHome(settings: Settings, log: Log, { now, every }: Time = realTime) {
  const folder = path.resolve(settings.SITE)
  const site = readSiteSettings(folder)
  const { headers: all, apart, redirects, contactPage, origin } = site
  const { 'strict-transport-security': _, ...withoutTls } = all
  // a browser must only be told to insist on TLS where there is TLS: in front of us
  const isProxied = settings.BEHIND_PROXY === 'yes'
  const headers = isProxied ? all : withoutTls
  const file = path.join(settings.DATA, 'messages.sqlite')
  // a flood of refused forms must not hold up whoever asks for a page
  const formPage = oneAtATime(contactPageOf(folder, contactPage))
  const { app, watch, jobs, doAll, stop } = createService({
    settings,
    log,
    site,
    headers,
    contactPage: formPage,
    openStore: () => openSqliteStore(file),
    limiterOf: createLimiter,
    builtAt: builtAt(folder),
    keepCopies: (at) => keepCopies(file, settings.BACKUPS, at),
    now,
    isAlwaysThere: true,
  })
  const addressOf = isProxied ? forwardedAddress : ownAddress
  const answer = getRequestListener((request, bindings) => {
    const { incoming } = bindings as { incoming: IncomingMessage }
    const own: Bindings = { address: addressOf(incoming), body: bodyOf(incoming) }
    return app.fetch(request, own)
  })
  const serveSite = createSite({ folder, redirects, headers, apart })

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
        const begun = isRead(request) && begunOf(url, contactPage)
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

  /** Behind a proxy there is a certificate; where it cannot be seen, what was known of it stands. */
  const lookAtCertificate = inBackground(log, 'the look at the certificate', async () => {
    const [found] = await certificateTrouble(origin, now())
    if (found) await watch.note(found.name, found.facts)
    else watch.over('certificate')
  })
  const retry = settings.RETRY_SECONDS ?? 15
  const ends = [
    every(Math.min(retry, 15) * second || 100, jobs.deliver),
    every(hour, jobs.keepHouse),
    every(15 * minute, jobs.remind),
    // after a start, what has waited is given a minute to get through
    every(Math.min(minute, settings.ALARM_AFTER_MINUTES * minute || 100), jobs.warn),
    ...(isProxied ? [every(12 * hour, lookAtCertificate)] : []),
  ]
  if (isProxied) void lookAtCertificate()
  const begun = doAll()

  return {
    server,
    /** Everything was done once. */
    begun,
    async close() {
      for (const end of ends) end()
      let closing: NodeJS.Timeout | undefined
      await new Promise((resolve) => {
        server.close(resolve)
        // those that are still answered are closed as soon as they have been: they would stay for seconds
        closing = setInterval(() => server.closeIdleConnections(), 50)
        // who is slow is not waited for longer than whoever asked us to stop will wait
        setTimeout(() => server.closeAllConnections(), 8 * second).unref()
      })
      clearInterval(closing)
      await stop()
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
