import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { Mailboxes } from '#app/contact/mailbox.ts'
import { createHome, type Time } from '../../service/server.ts'
import { readSettings } from '../../service/settings.ts'
import { openSqliteStore } from '../../service/store/sqlite-store.ts'
import type { Kept, Store } from '../../service/store/store.ts'

/** The built site that is served. vitest.config.ts says which; commands serve the real one. */
export const site = readSettings({ SITE: process.env.SITE }).SITE

/** A whole message, as the form sends it. */
export const good = {
  name: 'Elena Castillo',
  email: 'elena@example.org',
  subject: 'Visiting with two small children',
  message: 'Is there a class for a four-year-old?\nWe come on Sunday.',
  church: 'harbor',
  consent: 'yes',
  language: 'en',
}

/** The same to the office, which every site has. */
export const goodAnywhere = { ...good, church: '' }

/** What a browser with scripts posts. */
export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** Sends a message to a site. */
export const sendTo = (
  url: string | URL,
  message: object = good,
  headers: Record<string, string> = {},
) => fetch(new URL('/api/contact', url), json(message, headers))

/** Who shows this is told how it stands. */
export const healthToken = 'only-for-tests-and-long-enough'

/** Who reads messages. */
export const mailboxes: Mailboxes = {
  '': {
    name: { en: 'The office', es: 'La oficina' },
    address: 'office@lighthouse.example',
    zone: 'America/Los_Angeles',
  },
  'harbor': {
    name: { en: 'Harbor', es: 'El Puerto' },
    address: 'harbor@lighthouse.example',
    zone: 'America/Los_Angeles',
  },
  'delta': {
    name: { en: 'Delta', es: 'El Delta' },
    address: 'delta@lighthouse.example',
    zone: 'Asia/Kolkata',
  },
}

/** How many messages of a home wait. */
export async function waitingAt(url: string | URL): Promise<number> {
  const answer = await fetch(new URL('/healthz', url), {
    headers: { authorization: `Bearer ${healthToken}` },
  })
  return ((await answer.json()) as { waiting: number }).waiting
}

/** A folder that is gone afterwards, though a service that was killed may still write a last file. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'service-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/** The same for one test. */
export function folderFor(closing: (() => unknown)[]): string {
  const { folder, remove } = temporaryFolder()
  closing.push(remove)
  return folder
}

/** A store that one test has to itself. */
export function storeFor(closing: (() => unknown)[]): Store {
  const store = openSqliteStore(path.join(folderFor(closing), 'messages.sqlite'))
  closing.push(store.close)
  return store
}

type Wanted = { port?: number; time?: Time }

/** The site and its service on a port of their own, with a store of their own. */
export async function startHome(
  env: Record<string, string> = {},
  { port: wanted = 0, time }: Wanted = {},
) {
  const { folder, remove } = temporaryFolder()
  const logged: string[] = []
  const home = createHome(
    readSettings({
      PORT: '0',
      SITE: site,
      DATA: folder,
      MESSAGES_PER_HOUR: '1000000',
      REQUESTS_PER_SECOND: '1000000',
      HEALTH_TOKEN: healthToken,
      ...env,
    }),
    (event, facts) => void logged.push(JSON.stringify({ event, ...facts })),
    time,
  )
  await new Promise<void>((resolve) => void home.server.listen(wanted, resolve))
  const { port } = home.server.address() as { port: number }
  return {
    url: `http://localhost:${port}`,
    folder,
    logged,
    begun: home.begun,
    async close() {
      await home.close()
      remove()
    },
  }
}

/** A real mail server that keeps what it is sent. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let mail = ''
      stream.on('data', (chunk: Buffer) => (mail += chunk.toString()))
      stream.on('end', () => {
        mails.push(mail)
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A message as the store keeps it, for tests that care about a part of it. */
export const kept = (id: string, more: Partial<Kept> = {}): Kept => ({
  id,
  received: 1000,
  name: 'Elena',
  email: 'elena@example.org',
  subject: 'A visit',
  message: 'Hello',
  church: '',
  language: 'en',
  reply: 'email',
  phone: '',
  answerIn: '',
  ...more,
})

/** What a chat program would show; it answers with these codes first. */
export async function startWebhook(codes: number[] = []) {
  const told: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const code = codes.shift() ?? 200
      if (code === 200) told.push((JSON.parse(body) as { text: string }).text)
      response.writeHead(code).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  const { port } = server.address() as { port: number }
  return { told, url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

/** Which messages are in a store. */
export const idsAt = async (file: string) => {
  const store = openSqliteStore(file)
  const ids = (await store.list()).map(({ id }) => id)
  await store.close()
  return ids
}
