/** Serves the built site on Node: `node service/node.ts`, with PORT (3000) and SITE (dist/site). */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { localeOf, withLocale, withoutLocale } from '#app/i18n/locale.ts'
import { redirects } from '#app/build/redirects.ts'

const port = Number(process.env.PORT ?? 3000)
const folder = path.resolve(process.env.SITE ?? 'dist/site')
const settings = path.resolve(folder, '../server/site.json')

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
}

if (!existsSync(settings)) {
  console.error(
    'The site is not built yet: run npm run build first, or npm start, which does both.',
  )
  process.exit(1)
}
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, and is "${process.env.PORT}".`)
  process.exit(1)
}
const { headers } = JSON.parse(readFileSync(settings, 'utf8')) as {
  headers: Record<string, string>
}

const server = createServer((request, response) => {
  try {
    answer(request, response)
  } catch (error) {
    console.error(error)
    if (!response.headersSent) response.writeHead(500)
    response.end()
  }
})
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another one: PORT=3001 npm start`
      : error.message,
  )
  process.exit(1)
})
server.listen(port, () => console.log(`The site is at http://localhost:${port}`))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.close())

function answer(request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end()
    return
  }
  const address = addressOf(request.url ?? '/')
  if (address === undefined) return send(request, response, '/404.html', 404)
  const trimmed = address.length > 1 ? address.replace(/\/+$/, '') || '/' : address
  const moved = movedTo(trimmed)
  if (moved !== address) {
    response.writeHead(301, { ...headers, location: moved }).end()
    return
  }
  const file = fileOf(address)
  if (file) send(request, response, file, 200)
  else send(request, response, missingFile(address), 404)
}

/** The path of a request; none for what cannot be decoded or tries to leave the folder. */
function addressOf(url: string): string | undefined {
  try {
    const address = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    return /\/\.|\\|\0/.test(address) ? undefined : address
  } catch {
    return undefined
  }
}

function movedTo(address: string): string {
  const locale = localeOf(address)
  const to = redirects[withoutLocale(address)]
  return to ? withLocale(to, locale) : address
}

/** `/about-us` is `about-us.html`; a file is itself. */
function fileOf(address: string): string | undefined {
  const page = address === '/' ? '/index.html' : `${address}.html`
  const candidates = path.extname(address) ? [address] : [page]
  return candidates.find(isFile)
}

/** The page not found that fits the address, in its language. */
function missingFile(address: string): string {
  const locale = localeOf(address)
  const own = withLocale(`/404${withoutLocale(address)}.html`, locale)
  return isFile(own) ? own : withLocale('/404.html', locale)
}

function isFile(address: string): boolean {
  return Boolean(statSync(path.join(folder, address), { throwIfNoEntry: false })?.isFile())
}

function send(request: IncomingMessage, response: ServerResponse, file: string, status: number) {
  const encoding = encodingFor(request, file)
  const full = path.join(folder, file) + (encoding?.ending ?? '')
  const { size, mtimeMs } = statSync(full)
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${encoding?.name ?? ''}"`
  const lasting = /^\/(assets|media)\//.test(file)
  const all: Record<string, string | number> = {
    ...headers,
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    'vary': 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding.name }),
  }
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, all).end()
    return
  }
  const range = status === 200 && !encoding ? rangeOf(request, size) : undefined
  if (range === 'outside') {
    response.writeHead(416, { ...all, 'content-range': `bytes */${size}` }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  response.writeHead(range ? 206 : status, {
    ...all,
    'accept-ranges': 'bytes',
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  })
  if (request.method === 'HEAD' || size === 0) response.end()
  else createReadStream(full, { start, end }).pipe(response)
}

function encodingFor(request: IncomingMessage, file: string) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const variants = [
    { name: 'br', ending: '.br' },
    { name: 'gzip', ending: '.gz' },
  ]
  return variants.find(({ name, ending }) => accepted.includes(name) && isFile(file + ending))
}

/** `bytes=0-99`, as players of films ask. */
function rangeOf(request: IncomingMessage, size: number) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (first === undefined || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'outside' : { start, end }
}
