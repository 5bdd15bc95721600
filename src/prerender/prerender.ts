import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { locales } from '#app/i18n/locale.ts'
import { shareCard } from '#app/media/draw-card.ts'
import { drawIcon, iconAddresses } from '#app/media/icons.ts'
import { framePath } from '#app/router/page-data.ts'
import type { Site } from '#app/content/schema/site.ts'
import { samples } from '#app/content/samples.ts'
import type * as server from '#app/entry-server.ts'
import { compressAll } from './compress.ts'
import type { Assets } from './document.ts'
import { partStyles } from './first-screen.ts'
import { headScript } from './head-script.ts'
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

/** Files that a browser is given by their place in `src/`. */
type Sources = { entry: string; workers: Record<Site['offline'], string> }

const out = building.site

/** Turns the built scripts and the content into files that any static host can serve. */
export async function prerenderSite(
  rendering: Server,
  manifest: Manifest,
  { entry, workers }: Sources,
  editor?: PublishedEditor,
) {
  const now = sourceDate()
  const built = (source: string) => path.join(out, manifest[source]!.file)
  const all = [...rendering.addresses(), ...rendering.missingAddresses()]
  const pages = all.map((address) => ({ address, ...rendering.pageAt(address, now) }))
  const frames = locales.map((locale) => [locale, rendering.loadFrame(locale, now)] as const)
  // the name of the build is the fingerprint of all that it shows
  const build = createHash('sha256')
    .update(JSON.stringify([manifest, frames, pages.map(({ data }) => data)]))
    .digest('hex')
    .slice(0, 12)

  const rendered = await Promise.all(
    pages.map(async ({ address, data: unbuilt, page }) => {
      const module = `/${manifest[rendering.fileOf(address.name)]!.file}`
      const frame = new Map(frames).get(address.locale)!
      const data = { build, module, ...unbuilt }
      return { address, data, frame, html: await rendering.renderPage({ data, frame }, page) }
    }),
  )
  const assets = assetsOf(
    manifest,
    entry,
    rendered.map(({ html }) => html),
  )
  const ready = rendered.map(({ address, data, frame, html }) => {
    const whole: ReadyPage = { data, frame, assets }
    write(fileOf(address.path, '.html'), rendering.documentOf(whole, html))
    write(fileOf(address.path, '/data.json'), JSON.stringify(data))
    return { address, whole }
  })
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

  const headers = siteHeaders({
    inlineScriptHashes: [hashOf(headScript)],
    inlineStyleHash: hashOf(assets.firstStyles),
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
  // one address for ever: browsers that have it ask there for the next one
  write('/service-worker.js', readFileSync(built(workers[rendering.site.offline])))
  for (const worker of Object.values(workers)) rmSync(built(worker))
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

/** The scripts and styles that every page loads. The style file is exchanged for its two parts. */
function assetsOf(manifest: Manifest, entry: string, pages: readonly string[]) {
  const whole = path.join(out, manifest['style.css']!.file)
  const { first, rest } = partStyles(readFileSync(whole, 'utf8'), pages)
  rmSync(whole)
  const styles = `/assets/style-${createHash('sha256').update(rest).digest('hex').slice(0, 8)}.css`
  write(styles, rest)
  return {
    entry: `/${manifest[entry]!.file}`,
    firstStyles: first,
    styles: [styles],
    fonts: ['piazzolla', 'figtree'].map(
      (face) => `/${manifest[`.cache/fonts/${face}.woff2`]!.file}`,
    ),
  } satisfies Assets
}

/** How a content policy names what may stand inside a page. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** `/about-us` → `/about-us.html`, which every static host serves at the address without an ending. */
function fileOf(address: string, ending: '.html' | '/data.json'): string {
  if (address !== '/') return address + ending
  return ending === '.html' ? '/index.html' : ending
}

function write(file: string, text: string | Uint8Array) {
  mkdirSync(path.dirname(out + file), { recursive: true })
  writeFileSync(out + file, text)
}
