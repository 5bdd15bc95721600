import { createServer, type IncomingMessage, type Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { usualLimits, withLimits } from './connections.ts'
import { createApp, type Bindings } from './app.ts'
import { createContactPage, type Renderer } from './contact-page.ts'
import { createDelivery } from './delivery.ts'
import { createLimiter } from './limiter.ts'
import type { Log } from './log.ts'
import { readSiteSettings, type Settings } from './settings.ts'
import { createSite } from './site-files.ts'
import { createSender } from './smtp.ts'
import { openSqliteStore } from './sqlite-store.ts'

const second = 1000
const day = 24 * 60 * 60 * second

/** The site and its contact service, on Node. */
export function createHome(
  settings: Settings,
  log: Log,
): { server: Server; close: () => Promise<void> } {
  const site = path.resolve(settings.SITE)
  const { headers: all, redirects, mailboxes: churches, contactPage } = readSiteSettings(site)
  const { 'strict-transport-security': _, ...withoutTls } = all
  // a browser must only be told to insist on TLS where there is TLS: in front of us
  const headers = settings.BEHIND_PROXY === 'yes' ? all : withoutTls
  const store = openStore(settings.DATA)

  const sender = settings.SMTP_URL ? createSender(settings.SMTP_URL) : undefined
  const mailboxes = settings.MAIL_TO ? { '': settings.MAIL_TO } : churches
  // never so short that it becomes a flood
  const retry =
    settings.RETRY_SECONDS === undefined
      ? undefined
      : Math.max(settings.RETRY_SECONDS * second, 100)
  const delivery =
    sender &&
    createDelivery({
      store,
      log,
      mailboxes,
      from: settings.MAIL_FROM!,
      send: sender.send,
      ...(retry && { pause: () => retry, hold: retry }),
    })

  const app = createApp({
    store,
    log,
    headers,
    limiter: createLimiter(),
    churches: Object.keys(churches),
    perHour: settings.MESSAGES_PER_HOUR,
    onAccepted: () => void delivery?.wake(),
    contactPage: createContactPage(
      contactPage,
      () =>
        import(
          pathToFileURL(path.join(site, '../server/contact-page.js')).href
        ) as Promise<Renderer>,
    ),
  })
  const proxied = settings.BEHIND_PROXY === 'yes'
  const addressOf = proxied ? forwardedAddress : ownAddress
  const answer = getRequestListener((request, bindings) => {
    const { incoming } = bindings as { incoming: IncomingMessage }
    const own: Bindings = { address: addressOf(incoming) }
    return app.fetch(request, own)
  })
  const serveSite = createSite({ folder: site, redirects, headers })

  const server = createServer({ connectionsCheckingInterval: 2 * second })
  const limits = { ...usualLimits, fromOne: proxied ? undefined : usualLimits.fromOne }
  withLimits(server, limits, addressOf, (request, response) => {
    const { url = '/' } = request
    if (url.startsWith('/api/') || url.startsWith('/healthz')) void answer(request, response)
    else serveSite(request, response)
  })

  const often = setInterval(
    () => void delivery?.wake(),
    Math.min(settings.RETRY_SECONDS ?? 15, 15) * second || second,
  )
  const forgetOld = async () => {
    try {
      const erased = await store.eraseDeliveredBefore(Date.now() - settings.KEEP_DAYS * day)
      if (erased > 0) log('erased', { messages: erased })
    } catch (error) {
      log('not erased', { error: (error as Error).message })
    }
  }
  const hourly = setInterval(() => void forgetOld(), day / 24)
  void forgetOld()
  void delivery?.wake()

  return {
    server,
    async close() {
      clearInterval(often)
      clearInterval(hourly)
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeIdleConnections()
        // who is slow is not waited for longer than whoever asked us to stop will wait
        setTimeout(() => server.closeAllConnections(), 8 * second).unref()
      })
      await delivery?.stop()
      sender?.close()
      await store.close()
    },
  }
}

function openStore(folder: string) {
  try {
    return openSqliteStore(path.join(folder, 'messages.sqlite'))
  } catch (error) {
    const reason = (error as Error).message
    throw new Error(
      `Messages cannot be kept in ${folder} (${reason}). DATA must name a folder that can be written.`,
      { cause: error },
    )
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
