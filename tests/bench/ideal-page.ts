/**
 * The ideal page: what the first screen of a page cannot do without, and nothing else. It is made of the
 * built page when it is asked for; its picture is fetched from the built site by way of the same server.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { transform } from 'lightningcss'
import { splitAfterFirstScreen } from '#app/build/html/cut-html.ts'
import { firstClasses, partStyles } from '#app/build/styles/first-screen.ts'

const out = 'dist/site'

export async function serveIdealPages(origin: string) {
  const made = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (/\.\w+$/.test(path)) {
      const answer = await fetch(origin + path)
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
      })
      response.end(Buffer.from(await answer.arrayBuffer()))
      return
    }
    const page = made.get(path) ?? brotliCompressSync(idealOf(path))
    made.set(path, page)
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    })
    response.end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, stop: () => void server.close() }
}

function idealOf(path: string): string {
  const html = readFileSync(`${out}${path === '/' ? '/index' : path}.html`, 'utf8')
  const [, inPage] = /<style>(.*?)<\/style>/s.exec(html)!
  const [first] = splitAfterFirstScreen(html)
  const page = first
    .replace(/<script>.*?<\/script>/gs, '')
    .replace(/<script type="application\/ld\+json".*?<\/script>/gs, '')
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<link rel="(stylesheet|manifest|icon|apple-touch-icon)"[^>]*>/g, '')
    .replace(/<link rel="preload" as="font"[^>]*>/g, '')
    .replace(/<meta (name="description"|property=)[^>]*>/g, '')
  const own = systemFonts(partStyles(inPage!, new Set(firstClasses(page))).first)
  return `${page.replace('</head>', `<link rel="icon" href="data:,"><style>${own}</style></head>`)}</section></main></div></body></html>`
}

function systemFonts(styles: string): string {
  const { code } = transform({
    filename: 'ideal.css',
    code: Buffer.from(styles),
    minify: true,
    visitor: { Rule: { 'font-face': () => [] } },
  })
  return code.toString()
}
