import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { getMimeType } from 'hono/utils/mime'
import type { OwnHeaders } from '#app/build/files/headers.ts'
import { isRead } from '../form/well-formed.ts'
import { atMost, takeTurns } from '../limits/fair-turns.ts'
import { acceptedEncodings } from './encodings.ts'
import { decoded, isMissingPage, missingPagesOf, movedTo } from './moved-and-missing.ts'

/**
 * Larger files are read from the disk when they are asked for. The films of the pages are smaller: however
 * many do not look at them, each is in memory once.
 */
const keptInMemory = 1024 * 1024

/** How much of such a file is under way to each who has asked for it: to be slow costs no more memory. */
const pieceOfFile = 16 * 1024

/** One form of a file: as it is, or compressed when the site was built. */
type Variant = {
  file: string
  size: number
  etag: string
  body?: Buffer
  /** Names and values in turn, as the server writes them: made once, not for every answer. */
  headers: string[]
}
type Served = {
  plain: Variant
  br?: Variant
  gzip?: Variant
  /** The headers of an answer that none of it comes with. */
  refused: string[]
}

type Options = {
  folder: string
  redirects: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
  /** What stands apart, by its address, has some headers of its own. */
  apart: Readonly<Record<string, OwnHeaders>>
}

/** Serves the built site. What is served is known beforehand: no address can lead out of the folder. */
export function createSite({ folder, redirects, headers, apart }: Options) {
  /** Pages by their clean address, `/about-us`, and files by their own. */
  const pages = new Map<string, Served>()
  /** The pages that are shown where there is none. */
  const missing = new Map<string, Served>()
  // hidden files, and _headers and _redirects, are for hosts and not for visitors; but .well-known is
  // https://www.rfc-editor.org/rfc/rfc8615
  for (const name of globSync(['**/*', '.well-known/*'], { cwd: folder })) {
    const full = path.join(folder, name)
    if (/\.(br|gz)$|(^|[\\/])(_|\.(?!well-known))/.test(name) || !statSync(full).isFile()) continue
    const file = `/${name.replaceAll('\\', '/')}`
    const address = file === '/index.html' ? '/' : file.replace(/\.html$/, '')
    const isMissing = address !== file && isMissingPage(address)
    ;(isMissing ? missing : pages).set(address, served(full, file))
  }

  function served(full: string, address: string): Served {
    const page = `${address.replace(/\.html$/, '')}/`
    const [, own] = Object.entries(apart).find(([place]) => page.startsWith(`${place}/`)) ?? []
    // a cache that kept it as long as the file would answer with it for a year
    const refused = namesAndValues({ ...headers, ...own, 'cache-control': 'no-cache' })
    const shared = namesAndValues({
      ...headers,
      'cache-control': 'no-cache',
      ...own,
      'content-type': getMimeType(full) ?? 'application/octet-stream',
      'vary': 'accept-encoding',
      'accept-ranges': 'bytes',
    })
    const variant = (file: string, encoding?: string): Variant => {
      const body = readFileSync(file)
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      return {
        file,
        etag,
        size: body.byteLength,
        ...(body.byteLength <= keptInMemory && { body }),
        headers: [...shared, 'etag', etag, ...(encoding ? ['content-encoding', encoding] : [])],
      }
    }
    const exists = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile()
    return {
      plain: variant(full),
      refused,
      ...(exists(`${full}.br`) && { br: variant(`${full}.br`, 'br') }),
      ...(exists(`${full}.gz`) && { gzip: variant(`${full}.gz`, 'gzip') }),
    }
  }

  function missingAt(address: string): Served {
    const fitting = missingPagesOf(address).find((each) => missing.has(each))!
    return missing.get(fitting)!
  }

  return function serve(request: IncomingMessage, response: ServerResponse): void {
    if (!isRead(request)) {
      response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end()
      return
    }
    const url = request.url ?? '/'
    const known = pages.get(url)
    if (known) return send(request, response, known, 200)
    // a question mark after the first one is a part of what is asked
    const [, asked = '/', search = ''] = /^([^?]*)(\?.+)?/.exec(url)!
    const address = decoded(asked) ?? asked
    const file = pages.get(address)
    if (file) return send(request, response, file, 200)
    const to = movedTo(asked, redirects, (each) => pages.has(each))
    if (to) {
      // kept by browsers, the way there and that back of what got its first name again would go round for ever
      const moved = { 'location': to + search, 'cache-control': 'no-cache', 'content-length': 0 }
      response.writeHead(301, { ...headers, ...moved }).end()
      return
    }
    send(request, response, missingAt(address), 404)
  }
}

/** Names and values in turn, of what is sent. */
function namesAndValues(headers: OwnHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [name, value]))
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { plain, br, gzip, refused }: Served,
  status: 200 | 404,
): void {
  const asked = request.headers
  const isRange = status === 200 && request.method === 'GET' && asked.range !== undefined
  const accepted = isRange ? {} : acceptedEncodings(asked['accept-encoding'] ?? '')
  const chosen = (accepted.br && br) || (accepted.gzip && gzip) || plain
  const { headers, size, body, file, etag } = chosen
  if (status === 200 && asked['if-match'] && !matches(asked['if-match'], etag)) {
    response.writeHead(412, refused).end()
    return
  }
  if (status === 200 && asked['if-none-match'] && matches(asked['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const range = isRange ? rangeOf(request, size, etag) : undefined
  if (range === 'outside') {
    response.writeHead(416, [...refused, 'content-range', `bytes */${size}`]).end()
    return
  }
  const length = range ? range.end - range.start + 1 : size
  const bytes = range ? ['content-range', `bytes ${range.start}-${range.end}/${size}`] : []
  response.writeHead(range ? 206 : status, [...headers, 'content-length', String(length), ...bytes])
  if (request.method === 'HEAD') response.end()
  else if (body) sendSlices(response, range ? body.subarray(range.start, range.end + 1) : body)
  // a visitor who leaves half-way must not leave the file open: unlike pipe(), this closes both
  else pipeline(piecesOf(response, file, range ?? { start: 0, end: size - 1 }), response, () => {})
}

/** So much of an answer is handed over at once; the system takes its time for a film. */
const slice = 64 * 1024
/** One slice between two looks at who has come: each look lets in one visitor of all who wait (libuv). */
const turns = takeTurns(1)

/** A body in memory, slice by slice: films for hundreds must not keep a page waiting. */
function sendSlices(response: ServerResponse, body: Buffer): void {
  const rest = body.subarray(slice)
  if (rest.length === 0) return void response.end(body)
  turns(response, () => {
    if (!response.destroyed)
      response.write(body.subarray(0, slice), () => sendSlices(response, rest))
  })
}

/** Few pieces at once: films for hundreds must not keep a page waiting. */
const inTurn = atMost(4)

/** A large file, piece by piece. */
async function* piecesOf(
  response: ServerResponse,
  name: string,
  { start, end }: { start: number; end: number },
) {
  const file = await inTurn(() => open(name))
  try {
    for (let at = start; at <= end;) {
      const wanted = Math.min(pieceOfFile, end + 1 - at)
      const read = () => file.read(Buffer.allocUnsafe(wanted), 0, wanted, at)
      const { bytesRead, buffer } = await inTurn(read)
      // a file that became shorter while it was sent: the connection ends early, as it must
      if (bytesRead === 0) throw new Error('The file has changed.')
      yield buffer.subarray(0, bytesRead)
      at += bytesRead
    }
  } finally {
    await file.close()
  }
}

function matches(asked: string, etag: string): boolean {
  return asked === '*' || asked.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}

/** `bytes=0-99`, as players of films ask. */
function rangeOf(request: IncomingMessage, size: number, etag: string) {
  // a piece of another version of the file would not fit
  const condition = request.headers['if-range']
  if (condition && condition !== etag) return undefined
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (first === undefined || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  // what ends before it begins is no range
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start >= size ? ('outside' as const) : { start, end }
}
