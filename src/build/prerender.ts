import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { samples } from '#app/content/samples.ts'
import type { Site } from '#app/fellowship/schema.server.ts'
import { say } from '#app/language/command.ts'
import { locales } from '#app/language/locale.ts'
import { shareCard } from '#app/pictures/draw-share-card.ts'
import { drawIcon, iconAddresses } from '#app/pictures/icons.ts'
import { byPicture } from '#app/pictures/share-card.ts'
import { sourceDate } from '#app/time/source-date.server.ts'
import type { Manifest, Server } from './bundle.ts'
import { compressAll } from './compress.ts'
import { isAsBefore } from './earlier.ts'
import { headersFile, lastingFiles, siteHeaders } from './files/headers.ts'
import { redirectsFile } from './files/redirects-file.ts'
import { securityContact } from './files/security-txt.ts'
import { robots, sitemap } from './files/sitemap.ts'
import { webManifest, webManifestPath } from './files/web-manifest.ts'
import type * as contactPage from './for-service/contact-page.tsx'
import type { ContactPage, SiteJson } from './for-service/site-json.ts'
import { speculationRules } from './html/head-script.ts'
import { makePages } from './make-pages.ts'
import { building, load, write } from './output.ts'
import { sideBySide } from './side-by-side.ts'

type Renderer = typeof contactPage

/** The editor of content, where it stands on the published site: its own headers, and its files. */
export type PublishedEditor = {
  address: string
  headers: Readonly<Record<string, string>>
  /** By their addresses below its own; the page itself by ''. */
  files: ReadonlyMap<string, { body: () => string | Buffer | Promise<string> }>
}

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
  const making = makePages(rendering, manifest, { entry, now })
  // while other threads make theirs
  for (const [address, file] of [...rendering.mediaFiles(), ...rendering.flagFiles()]) {
    mkdirSync(path.dirname(out + address), { recursive: true })
    cpSync(file, out + address)
  }
  const sameCalendars: string[] = []
  for (const [address, file] of rendering.calendarFiles(now)) {
    if (isAsBefore(address, file)) sameCalendars.push(address)
    else write(address, file)
  }
  for (const [address, file] of rendering.finderFiles) write(address, file)
  const pages = await making
  const { assets, build, cards, contactPages } = pages
  const same = [...sameCalendars, ...pages.same]

  await sideBySide(byPicture(cards), async ([address, card]) => {
    write(address, await shareCard(address, card))
  })
  for (const address of iconAddresses) write(address, (await drawIcon(address))!)

  const headers = siteHeaders({
    ...rendering.playedFrom(),
    inlineScriptHashes: [assets.headScript, speculationRules].map(hashOf),
    inlineStyleHash: hashOf(assets.firstStyles),
    analytics: rendering.site.analytics ?? '',
  })
  for (const [name, { body }] of editor?.files ?? []) {
    write(editor!.address + (name ? `/${name}` : '.html'), await body())
  }
  const apart = { ...lastingFiles, ...(editor && { [editor.address]: editor.headers }) }
  write('/_headers', headersFile(headers, apart))
  const redirects = rendering.redirects()
  write('/_redirects', redirectsFile(redirects))
  write('/sitemap.xml', sitemap(pages.found, rendering.site.origin))
  for (const locale of locales) {
    write(webManifestPath(locale), webManifest(rendering.site, locale))
  }
  // one address for ever: browsers that have it ask there for the next one
  write('/service-worker.js', readFileSync(built(workers[rendering.site.offline])))
  for (const worker of Object.values(workers)) rmSync(built(worker))
  write('/robots.txt', robots(rendering.site.origin))
  write('/.well-known/security.txt', securityContact(rendering.site, now))
  // Cloudflare compresses by itself, and would serve the compressed files as pages of their own:
  // https://developers.cloudflare.com/workers/static-assets/binding/
  write('/.assetsignore', '*.br\n*.gz\n')
  const siteJson: SiteJson = {
    origin: rendering.site.origin,
    headers,
    apart,
    redirects,
    mailboxes: rendering.mailboxes(),
    contactPage: Object.fromEntries(
      locales.map((locale) => [locale, { ...contactPages.get(locale)!, assets }]),
    ) as SiteJson['contactPage'],
  }
  await tryContactPage(Object.values(siteJson.contactPage))
  writeFileSync(path.join(building.server, 'site.json'), JSON.stringify(siteJson, null, 2))
  await compressAll(out, { same, count: pages.count, places: pages.places })
  say({
    en: `${pages.count} pages, build ${build}`,
    es: `${pages.count} páginas, versión ${build}`,
  })
  const { length } = samples()
  if (length === 0) return
  say({
    en: `${length} facts are still samples: npm run launch-check lists them`,
    es: `${length} datos son todavía inventados: npm run launch-check los enumera`,
  })
}

/** What the contact service is left must work: else a visitor without scripts would be the first to know. */
async function tryContactPage(pages: readonly ContactPage[]) {
  const { renderContactPage } = (await load('contact-page.js')) as Renderer
  for (const page of pages) renderContactPage(page, { typed: {}, problems: {} })
}

/** How a content policy names what may stand inside a page. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
