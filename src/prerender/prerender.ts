import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { firstPaintScript } from '#app/i18n/choice.ts'
import { locales } from '#app/i18n/locale.ts'
import { shareCard } from '#app/media/draw-card.ts'
import { drawIcon, iconAddresses } from '#app/media/icons.ts'
import { framePath } from '#app/router/page-data.ts'
import { samples } from '#app/content/samples.ts'
import type * as server from '#app/entry-server.ts'
import { compressAll } from './compress.ts'
import type { Assets } from './document.ts'
import { headersFile, siteHeaders } from './headers.ts'
import { building } from './output.ts'
import type { ReadyPage } from './render.tsx'
import { redirectsFile } from './redirects-file.ts'
import { securityContact } from './security.ts'
import { robots, sitemap } from './sitemap.ts'
import { sourceDate } from './source-date.ts'
import { webManifest, webManifestPath } from './web-manifest.ts'

export type Server = typeof server
export type Manifest = Record<string, { file: string; css?: string[]; assets?: string[] }>

/** The editor of content, where it stands on the published site: its own headers, and its files. */
export type PublishedEditor = {
  address: string
  headers: Readonly<Record<string, string>>
  /** By their addresses below its own; the page itself by ''. */
  files: ReadonlyMap<string, { body: () => string | Buffer }>
}

const out = building.site

/** Turns the built scripts and the content into files that any static host can serve. */
export async function prerenderSite(
  rendering: Server,
  manifest: Manifest,
  entry: string,
  editor?: PublishedEditor,
) {
  const now = sourceDate()
  const all = [...rendering.addresses(), ...rendering.missingAddresses()]
  const pages = all.map((address) => ({ address, ...rendering.pageAt(address, now) }))
  const frames = locales.map((locale) => [locale, rendering.loadFrame(locale, now)] as const)
  // the name of the build is the fingerprint of all that it shows
  const build = createHash('sha256')
    .update(JSON.stringify([manifest, frames, pages.map(({ data }) => data)]))
    .digest('hex')
    .slice(0, 12)
  const assets = assetsOf(manifest, entry)

  const ready = pages.map(({ address, data, page }) => {
    const module = `/${manifest[rendering.fileOf(address.name)]!.file}`
    const frame = new Map(frames).get(address.locale)!
    const whole: ReadyPage = { data: { build, module, ...data }, frame, assets }
    return { address, page, whole }
  })
  for (const { address, page, whole } of ready) {
    write(fileOf(address.path, '.html'), await rendering.renderDocument(whole, page))
    write(fileOf(address.path, '/data.json'), JSON.stringify(whole.data))
  }
  for (const [locale, frame] of frames) write(framePath(locale, build), JSON.stringify(frame))

  for (const [address, file] of rendering.mediaFiles()) {
    mkdirSync(path.dirname(out + address), { recursive: true })
    cpSync(file, out + address)
  }
  for (const [address, card] of rendering.shareCards()) {
    write(address, await shareCard(address, card))
  }
  for (const [address, file] of rendering.calendarFiles(now)) write(address, file)
  for (const address of iconAddresses) write(address, (await drawIcon(address))!)

  const hash = createHash('sha256').update(firstPaintScript).digest('base64')
  const headers = siteHeaders({
    inlineScriptHashes: [`sha256-${hash}`],
    analytics: rendering.site.analytics ?? '',
  })
  for (const [name, { body }] of editor?.files ?? []) {
    write(editor!.address + (name ? `/${name}` : '.html'), body())
  }
  const apart = editor ? { [editor.address]: editor.headers } : {}
  write('/_headers', headersFile(headers, apart))
  const redirects = rendering.redirects()
  write('/_redirects', redirectsFile(redirects))
  const found = ready
    .filter(({ address, whole }) => address.name !== 'notFound' && !whole.data.head.hidden)
    .map(({ address }) => address)
  write('/sitemap.xml', sitemap(found, rendering.site.origin))
  for (const locale of locales) {
    write(webManifestPath(locale), webManifest(rendering.site, locale))
  }
  write('/robots.txt', robots(rendering.site.origin))
  write('/.well-known/security.txt', securityContact(rendering.site, now))
  // Cloudflare compresses by itself, and would serve what stands beside a file as a page
  write('/.assetsignore', '*.br\n*.gz\n')
  const siteSettings = {
    origin: rendering.site.origin,
    headers,
    apart,
    redirects,
    mailboxes: rendering.mailboxes(),
    contactPage: Object.fromEntries(
      ready
        .filter(({ address }) => address.name === 'contactUs')
        .map(({ address, whole }) => [address.locale, whole]),
    ),
  }
  writeFileSync(path.join(building.server, 'site.json'), JSON.stringify(siteSettings, null, 2))
  await compressAll(out)
  console.log(`${pages.length} pages, build ${build}`)
  const { length } = samples()
  if (length > 0) console.log(`${length} facts are still samples: npm run launch-check lists them`)
}

function assetsOf(manifest: Manifest, entry: string): Assets {
  // sorted, since disks list files in an order of their own
  const built = readdirSync(path.join(out, 'assets'))
    .toSorted()
    .map((file) => `/assets/${file}`)
  return {
    entry: `/${manifest[entry]!.file}`,
    styles: built.filter((file) => file.endsWith('.css')),
    fonts: built.filter((file) => /(piazzolla|figtree)-latin-wght-normal.*\.woff2$/.test(file)),
  }
}

/** `/about-us` → `/about-us.html`, which every static host serves at the address without an ending. */
function fileOf(address: string, ending: '.html' | '/data.json'): string {
  if (address !== '/') return address + ending
  return ending === '.html' ? '/index.html' : ending
}

function write(file: string, text: string | Buffer) {
  mkdirSync(path.dirname(out + file), { recursive: true })
  writeFileSync(out + file, text)
}
