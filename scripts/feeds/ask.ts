import { request } from 'node:https'
import { isIP } from 'node:net'
import { RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { both } from '#app/content/fields.ts'
import type { Told } from '#app/language/told.ts'

/** Why a feed brings nothing: what is wrong, and what to do. */
export class FeedTrouble extends Error {
  readonly told: Told
  constructor(en: string, es: string) {
    super(en)
    this.told = both(en, es)
  }
}

export const hasMovedTo = ({ href }: URL) =>
  new FeedTrouble(
    `it has moved to ${href}: if that is right, write it in its place`,
    `se mudó a ${href}: si es correcto, escríbalo en su lugar`,
  )

/** By what a server knows the answer that we have already. */
export type Mark = { etag?: string | undefined; modified?: string | undefined }

export type Answer = Mark & { text: string }

/** How long a feed may take, and how large it may be. Tests are less patient. */
export type Limits = { seconds: number; bytes: number; agent: RequestFilteringHttpsAgent }

const usual: Limits = {
  seconds: 20,
  bytes: 5_000_000,
  // a name may lead into the network of whoever asks: such an address is refused when it is connected to
  agent: new RequestFilteringHttpsAgent(),
}

/** A site may send from one of its addresses to another, and not for ever. */
const mostRedirects = 3

/** Asks for a feed. Answers nothing where it is the one that is known already; all else that is wrong is thrown. */
export async function askFor(link: string, known: Mark = {}, limits: Limits = usual) {
  const signal = AbortSignal.timeout(limits.seconds * 1000)
  try {
    return await follow(new URL(link), known, { ...limits, signal })
  } catch (error) {
    if (error instanceof FeedTrouble) throw error
    if (signal.aborted) {
      throw new FeedTrouble(
        `it did not answer within ${limits.seconds} seconds`,
        `no respondió en ${limits.seconds} segundos`,
      )
    }
    const { code, message } = error as NodeJS.ErrnoException
    // says the agent, of an address behind a name
    if (message.includes('is not allowed')) {
      throw new FeedTrouble('it leads into a private network', 'lleva a una red privada')
    }
    throw new FeedTrouble(
      `nobody answers there (${code ?? message})`,
      `allí no responde nadie (${code ?? message})`,
    )
  }
}

type Within = Limits & { signal: AbortSignal }

async function follow(
  url: URL,
  known: Mark,
  within: Within,
  redirects = 0,
): Promise<Answer | undefined> {
  if (url.protocol !== 'https:' || isNumber(url)) {
    throw new FeedTrouble(
      'it is no address of a site (https://…)',
      'no es la dirección de un sitio (https://…)',
    )
  }
  const { status, headers, body } = await answerOf(url, known, within)
  // to whoever has not said what is known, that nothing has changed is no answer
  if (status === 304 && (known.etag || known.modified)) return undefined
  if (status >= 300 && status < 400 && headers.location) {
    const next = new URL(headers.location, url)
    if (next.host !== url.host || next.protocol !== url.protocol) throw hasMovedTo(next)
    if (redirects === mostRedirects)
      throw new FeedTrouble('it leads round and round', 'da vueltas sin llegar')
    return follow(next, known, within, redirects + 1)
  }
  if (status !== 200) throw new FeedTrouble(`it answers ${status}`, `responde ${status}`)
  return {
    text: decoded(body, headers['content-type'] ?? ''),
    etag: headers.etag,
    modified: headers['last-modified'],
  }
}

/** The origins by which a file is come to, the last of them where it lies; none where that cannot be seen. */
export async function leadsTo(link: string, limits: Limits = usual): Promise<string[]> {
  const signal = AbortSignal.timeout(limits.seconds * 1000)
  const origins = new Set<string>()
  let url = new URL(link)
  try {
    for (let count = 0; count <= mostRedirects; count++) {
      origins.add(url.origin)
      const { status, headers } = await answerOf(url, {}, { ...limits, signal }, 'HEAD')
      if (status < 300 || status >= 400 || !headers.location) return [...origins]
      url = new URL(headers.location, url)
      if (url.protocol !== 'https:' || isNumber(url)) return []
    }
  } catch {
    // no answer now is no reason not to take the recording: whoever plays it finds out
  }
  return []
}

const isNumber = ({ hostname }: URL) => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0

type Answered = {
  status: number
  headers: Partial<Record<'location' | 'content-type' | 'etag' | 'last-modified', string>>
  body: Buffer
}

function answerOf(
  url: URL,
  { etag, modified }: Mark,
  { agent, signal, bytes }: Within,
  method = 'GET',
): Promise<Answered> {
  const headers = {
    'accept': 'application/atom+xml, application/rss+xml, application/xml;q=0.9, */*;q=0.1',
    // whoever does not say takes any: https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
    'accept-encoding': 'identity',
    'user-agent': 'church-site-recordings',
    ...(etag && { 'if-none-match': etag }),
    ...(modified && { 'if-modified-since': modified }),
  }
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, agent, signal, headers }, (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        chunks.push(chunk)
        if (size <= bytes) return
        const most = `${bytes / 1_000_000} MB`
        asking.destroy(new FeedTrouble(`it is larger than ${most}`, `pesa más de ${most}`))
      })
      response.once('error', reject)
      response.once('end', () => {
        const { statusCode: status, headers: told } = response
        resolve({
          status: status!,
          headers: told as Answered['headers'],
          body: Buffer.concat(chunks),
        })
      })
    })
    asking.once('error', reject)
    asking.end()
  })
}

/** By what a text begins with, whatever else is said of it: https://www.rfc-editor.org/rfc/rfc7303#section-3 */
const marks = { 'utf-8': 'efbbbf', 'utf-16le': 'fffe', 'utf-16be': 'feff' }

/** The letters of an answer, by what it says of itself: https://www.w3.org/TR/xml/#sec-guessing */
function decoded(body: Buffer, contentType: string): string {
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    body.toString('latin1', 0, 200),
  )
  const begin = body.toString('hex', 0, 3)
  const [marked] = Object.entries(marks).find(([, mark]) => begin.startsWith(mark)) ?? []
  const named = /charset="?([\w.:-]+)/i.exec(contentType)
  const name = marked ?? named?.[1] ?? declared?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(name, { fatal: true }).decode(body)
  } catch {
    throw new FeedTrouble(
      `its letters are not those it says they are (${name})`,
      `sus letras no son las que dice (${name})`,
    )
  }
}
