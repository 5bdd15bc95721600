import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { version as reactVersion } from 'react'
import { minifySync } from 'vite'
import type { Frame } from '#app/frame/frame.ts'
import { locales, type Locale } from '#app/language/locale.ts'
import { shareAddress, type ShareCard } from '#app/pictures/share-card.ts'
import type { Manifest, Server } from './bundle.ts'
import type { Address } from './every-address.ts'
import { firstClasses, partStyles } from './first-screen.ts'
import { cutFaces } from './fonts-folder.ts'
import { headScript } from './head-script.ts'
import { building, write } from './output.ts'
import type { Assets } from './ready-page.ts'
import { sideBySide } from './side-by-side.ts'
import type { ContactPage } from './site-json.ts'

/**
 * Makes every page of the site, its HTML and its data. None of them is held: there may be thousands. What stands in
 * the `places` of a page is known at the end, and written into it as it is compressed.
 */
export async function makePages(
  rendering: Server,
  manifest: Manifest,
  { entry, now }: { entry: string; now: number },
) {
  const all = [...rendering.addresses(), ...rendering.missingAddresses()]
  const frames = new Map(locales.map((locale) => [locale, rendering.loadFrame(locale, now)]))
  const draft = draftOf(manifest, entry)
  // the name of the build is the fingerprint of what its pages share: another time of one church is
  // no reason to fetch all others anew
  const build = fingerprint(
    JSON.stringify([draft.headScript, manifest, [...frames], codeOf(building.server)]),
  )
  const frameFiles = new Map(
    [...frames].map(([locale, frame]) => [locale, writeFrame(locale, frame)]),
  )
  const classes = new Set<string>()
  const cards = new Map<string, ShareCard>()
  const found = new Set<Address>()
  const contactPages = new Map<Locale, Omit<ContactPage, 'assets'>>()

  await sideBySide(all, async (address) => {
    const { data: unbuilt, card, page } = rendering.pageAt(address, now)
    const frame = frames.get(address.locale)!
    const data = { build, module: `/${builtFrom(manifest, address.page.file)}`, ...unbuilt }
    const made = fingerprint(JSON.stringify(data))
    const [htmlFile, dataFile] = filesOf(address)
    const apart = { data: dataFile, frame: frameFiles.get(address.locale)! }
    const html = await rendering.renderDocument(
      { data: { ...data, made }, frame, assets: draft, apart },
      page,
    )
    write(htmlFile, html)
    write(dataFile, JSON.stringify({ ...data, made }))
    for (const name of firstClasses(html)) classes.add(name)
    cards.set(shareAddress(card), card)
    if (address.name !== 'notFound' && !data.head.hidden) found.add(address)
    if (address.name === 'contactUs') {
      contactPages.set(address.locale, { data: data as ContactPage['data'], frame })
    }
  })

  // which styles are seen first is known when every page is
  const { assets, places } = assetsOf(manifest, draft, classes)
  return {
    assets,
    places,
    build,
    cards,
    contactPages,
    count: all.length,
    found: all.filter((each) => found.has(each)),
  }
}

/** What was built of the file of a page's component, which each browser loads by its name. */
export function builtFrom(manifest: Manifest, source: string): string {
  const built = manifest[source]
  if (!built) throw new Error(`There is no ${source}: a page lies in the folder of its name.`)
  return built.file
}

const place = { firstStyles: '/first-styles-are-parted-later', styles: '/styles-are-parted-later' }

/** The files that every page loads, with places for the styles: they are known when all pages are. */
function draftOf(manifest: Manifest, entry: string) {
  const { firstStyles, styles } = place
  const fonts = Object.fromEntries(
    Object.entries(cutFaces).map(([family, source]) => [family, `/${manifest[source]!.file}`]),
  )
  const script = headScript({ styles, fonts, entry: `/${manifest[entry]!.file}` })
  const small = minifySync('head.js', script, { module: false }).code.trim()
  return {
    headScript: small,
    firstStyles,
    styles: [styles],
    fonts: Object.values(fonts),
  } satisfies Assets
}

function assetsOf(manifest: Manifest, draft: Assets, classes: ReadonlySet<string>) {
  const whole = path.join(building.site, manifest['style.css']!.file)
  const { first, rest } = partStyles(readFileSync(whole, 'utf8'), classes)
  rmSync(whole)
  const styles = `/assets/style-${fingerprint(rest)}.css`
  write(styles, rest)
  const headScript = draft.headScript.replaceAll(place.styles, styles)
  return {
    assets: { ...draft, headScript, firstStyles: first, styles: [styles] },
    places: { [place.firstStyles]: first, [place.styles]: styles },
  }
}

/** Header and footer of a language lie beside its pages once, and not in each. */
function writeFrame(locale: Locale, frame: Frame): string {
  const text = JSON.stringify(frame)
  const file = `/assets/frame-${locale}-${fingerprint(text)}.json`
  write(file, text)
  return file
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
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

/** `/about-us` → `/about-us.html`, which every static host serves at the address without an ending. */
function filesOf({ path }: Address): [html: string, data: string] {
  return path === '/' ? ['/index.html', '/data.json'] : [`${path}.html`, `${path}/data.json`]
}
