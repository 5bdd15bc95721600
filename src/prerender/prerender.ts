import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { firstPaintScript } from '#app/i18n/choice.ts'
import { locales } from '#app/i18n/locale.ts'
import type { PageData } from '#app/router/page-data.ts'
import type * as server from '#app/entry-server.tsx'
import { samples } from '../../scripts/launch-check.ts'
import { compressAll } from './compress.ts'
import { documentOf, type Assets } from './document.ts'
import { headersFile, siteHeaders } from './headers.ts'
import { redirects, redirectsFile } from './redirects.ts'
import { robots, sitemap } from './sitemap.ts'
import { webManifest, webManifestPath } from './web-manifest.ts'

export type Server = typeof server
export type Manifest = Record<string, { file: string; css?: string[]; assets?: string[] }>

const out = 'dist/site'

/** Turns the built scripts and the content into files that any static host can serve. */
export async function prerenderSite(rendering: Server, manifest: Manifest, entry: string) {
  const now = Date.now()
  const all = [...rendering.addresses(), ...rendering.missingAddresses()]
  const pages = all.map((address) => ({ address, data: rendering.dataOf(address, now) }))
  // the name of the build is the fingerprint of all that it shows
  const build = createHash('sha256')
    .update(JSON.stringify([manifest, pages.map(({ data }) => data)]))
    .digest('hex')
    .slice(0, 12)
  const assets = assetsOf(manifest, entry)

  for (const { address, data } of pages) {
    const module = `/${manifest[`src/pages/${address.folder}/page.tsx`]!.file}`
    const page: PageData = { build, module, ...data }
    const html = await rendering.render(page, address.folder)
    const facts = rendering.factsOf(address.folder, address.locale, address.params.slug)
    write(fileOf(address.path, '.html'), documentOf(page, html, assets, facts))
    write(fileOf(address.path, '/data.json'), JSON.stringify(page))
  }

  for (const { file, address } of rendering.mediaFiles()) {
    mkdirSync(path.dirname(out + address), { recursive: true })
    cpSync(file, out + address)
  }

  const hash = createHash('sha256').update(firstPaintScript).digest('base64')
  const headers = siteHeaders({
    inlineScriptHashes: [`sha256-${hash}`],
    analytics: rendering.site.analytics,
  })
  write('/_headers', headersFile(headers))
  write('/_redirects', redirectsFile())
  write('/sitemap.xml', sitemap(rendering.addresses(), rendering.site.origin))
  for (const locale of locales) {
    write(webManifestPath(locale), webManifest(rendering.site, locale))
  }
  write('/robots.txt', robots(rendering.site.origin))
  const siteSettings = {
    origin: rendering.site.origin,
    headers,
    redirects,
    mailboxes: rendering.mailboxes,
  }
  writeFileSync('dist/server/site.json', JSON.stringify(siteSettings, null, 2))
  await compressAll(out)
  console.log(`${pages.length} pages, build ${build}`)
  const { length } = samples()
  if (length > 0) console.log(`${length} facts are still samples: npm run launch-check lists them`)
}

function assetsOf(manifest: Manifest, entry: string): Assets {
  const built = readdirSync(path.join(out, 'assets')).map((file) => `/assets/${file}`)
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

function write(file: string, text: string) {
  mkdirSync(path.dirname(out + file), { recursive: true })
  writeFileSync(out + file, text)
}
