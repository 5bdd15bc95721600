import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { version as reactVersion } from 'react'
import { locales, type Locale } from '#app/i18n/locale.ts'
import { shareCard } from '#app/media/draw-card.ts'
import { drawIcon, iconAddresses } from '#app/media/icons.ts'
import { madeOnce } from '#app/media/made-once.ts'
import { byPicture, shareAddress, type ShareCard } from '#app/media/share.ts'
import { framePath } from '#app/router/page-data.ts'
import type { Site } from '#app/content/schema/site.ts'
import { samples } from '#app/content/samples.ts'
import type * as server from '#app/entry-server.ts'
import type { Address } from './addresses.ts'
import { compressAll } from './compress.ts'
import type { Assets } from './document.ts'
import { firstClasses, partStyles } from './first-screen.ts'
import { headScript } from './head-script.ts'
import { headersFile, siteHeaders } from './headers.ts'
import { building, siteBefore } from './output.ts'
import type { ReadyPage } from './render.tsx'
import { redirectsFile } from './redirects-file.ts'
import { securityContact } from './security.ts'
import { sideBySide } from './side-by-side.ts'
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
  const frames = new Map(locales.map((locale) => [locale, rendering.loadFrame(locale, now)]))
  // the name of the build is the fingerprint of what its pages share: another time of one church is
  // no reason to fetch all others anew
  const build = createHash('sha256')
    .update(JSON.stringify([manifest, [...frames]]))
    .digest('hex')
    .slice(0, 12)
  const code = codeOf(building.server)
  const draft = draftOf(manifest, entry)
  const classes = new Set<string>()
  const cards = new Map<string, ShareCard>()
  const found = new Set<Address>()
  const contactPages = new Map<Locale, Omit<ReadyPage, 'assets'>>()

  // one page after the other, and none of them is kept: there may be thousands
  await sideBySide(all, async (address) => {
    const { data: unbuilt, page, card } = rendering.pageAt(address, now)
    const module = `/${manifest[rendering.fileOf(address.name)]!.file}`
    const data = { build, module, ...unbuilt }
    const frame = frames.get(address.locale)!
    const json = JSON.stringify(data)
    const html = await madeOnce('page', [code, JSON.stringify(frame), json], async () =>
      Buffer.from(await rendering.renderPage({ data, frame }, page)),
    )
    const text = Buffer.from(html).toString()
    for (const name of firstClasses(text)) classes.add(name)
    write(fileOf(address.path, '.html'), rendering.documentOf({ data, frame, assets: draft }, text))
    write(fileOf(address.path, '/data.json'), json)
    cards.set(shareAddress(card), card)
    if (address.name !== 'notFound' && !data.head.hidden) found.add(address)
    if (address.name === 'contactUs') contactPages.set(address.locale, { data, frame })
  })
  // which styles are seen first is known when every page is
  const assets = assetsOf(manifest, draft, classes)
  for (const { path } of all) complete(fileOf(path, '.html'), assets)
  for (const [locale, frame] of frames) write(framePath(locale, build), JSON.stringify(frame))

  for (const [address, file] of rendering.mediaFiles()) {
    mkdirSync(path.dirname(out + address), { recursive: true })
    cpSync(file, out + address)
  }
  await sideBySide(byPicture(cards), async ([address, card]) => {
    write(address, await shareCard(address, card))
  })
  for (const [address, file] of rendering.calendarFiles(now)) write(address, file)
  for (const [address, file] of rendering.finderFiles()) write(address, file)
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
  write(
    '/sitemap.xml',
    sitemap(
      all.filter((each) => found.has(each)),
      rendering.site.origin,
    ),
  )
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
      locales.map((locale) => [locale, { ...contactPages.get(locale)!, assets }]),
    ),
  }
  writeFileSync(path.join(building.server, 'site.json'), JSON.stringify(siteSettings, null, 2))
  await compressAll(out, siteBefore)
  console.log(`${all.length} pages, build ${build}`)
  const { length } = samples()
  if (length > 0) console.log(`${length} facts are still samples: npm run launch-check lists them`)
}

/** The files that every page loads, with places for the styles: they are known when all pages are. */
function draftOf(manifest: Manifest, entry: string) {
  return {
    entry: `/${manifest[entry]!.file}`,
    firstStyles: '\ue000',
    styles: ['\ue001'],
    fonts: ['piazzolla', 'figtree'].map(
      (face) => `/${manifest[`.cache/fonts/${face}.woff2`]!.file}`,
    ),
  } satisfies Assets
}

/** The same with the styles. Their file is exchanged for its two parts. */
function assetsOf(manifest: Manifest, draft: Assets, classes: ReadonlySet<string>) {
  const whole = path.join(out, manifest['style.css']!.file)
  const { first, rest } = partStyles(readFileSync(whole, 'utf8'), classes)
  rmSync(whole)
  const styles = `/assets/style-${createHash('sha256').update(rest).digest('hex').slice(0, 8)}.css`
  write(styles, rest)
  return { ...draft, firstStyles: first, styles: [styles] }
}

/** Puts the styles into a page that has places for them. */
function complete(file: string, { firstStyles, styles }: ReturnType<typeof assetsOf>) {
  const text = readFileSync(out + file, 'utf8')
  const whole = text.replace('\ue000', () => firstStyles).replace('\ue001', () => styles[0]!)
  writeFileSync(out + file, whole)
}

/** The fingerprint of all that makes HTML of a page's data. */
function codeOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  const all = createHash('sha256').update(reactVersion)
  for (const file of files.filter((each) => each.endsWith('.js'))) {
    all.update(readFileSync(path.join(folder, file)))
  }
  return all.digest('hex')
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
