import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { version as reactVersion } from 'react'
import { minifySync } from 'vite'
import type { Frame } from '#app/frame/frame.ts'
import type { Locale } from '#app/language/locale.ts'
import { inEach } from '#app/language/text.ts'
import type { Manifest, Server } from './bundle.ts'
import { earlier, keepClasses } from './earlier.ts'
import { headScript } from './html/head-script.ts'
import type { Assets } from './html/ready-page.ts'
import { everyAddress, fingerprint, makePortion, type Known, type Portion } from './make-portion.ts'
import { building, write } from './output.ts'
import { partStyles } from './styles/first-screen.ts'
import { cutFaces } from './styles/fonts-folder.ts'
import { inThread, partsOf } from './threads.ts'

/** A thread more reads all of the content once more; to make so few pages takes no longer. */
const fewPages = 250

/**
 * Makes every page of the site, in as many threads as there are processors. What stands in the `places` of a page is
 * known at the end, and written into it as it is compressed.
 */
export async function makePages(
  rendering: Server,
  manifest: Manifest,
  { entry, now }: { entry: string; now: number },
) {
  const all = everyAddress(rendering)
  const frames = inEach((locale) => rendering.loadFrame(locale, now))
  const draft = draftOf(manifest, entry)
  // the name of the build is the fingerprint of what its pages share: another time of one church is
  // no reason to fetch all others anew; nor is it where packages lie, which the manifest's keys say
  const bundled = Object.values(manifest).map(({ file }) => file)
  const build = fingerprint(
    JSON.stringify([draft.headScript, bundled.toSorted(), frames, codeOf(building.server)]),
  )
  const portion: Omit<Portion, 'part'> = {
    takesOver: true,
    now,
    build,
    manifest,
    assets: draft,
    frames: inEach((locale) => ({
      frame: frames[locale],
      file: writeFrame(locale, frames[locale]),
    })),
  }
  const threads = Math.min(availableParallelism(), Math.ceil(all.length / fewPages))
  const module = new URL('pages-thread.ts', import.meta.url)
  // this thread has read the content already
  const makeAll = (shared: Omit<Portion, 'part'>) => {
    const [first, ...others] = partsOf(threads).map((part): Portion => ({ ...shared, part }))
    return Promise.all([
      ...others.map((each) => inThread<Known>(module, each)),
      makePortion(rendering, first!),
    ])
  }
  let known = await makeAll(portion)
  // which styles are seen first is known when every page is
  const classes = new Map(known.flatMap((each) => [...each.classes]))
  const { assets, places } = assetsOf(
    manifest,
    draft,
    new Set([...classes.values()].flatMap((list) => list.split(' '))),
  )
  const [same] = known.flatMap((each) => each.same)
  if (same && !standsIn(same, places)) known = await makeAll({ ...portion, takesOver: false })
  keepClasses(classes)
  const found = union(known.map((each) => each.found))

  return {
    assets,
    places,
    build,
    cards: new Map(known.flatMap(({ cards }) => [...cards])),
    contactPages: new Map(known.flatMap(({ contactPages }) => [...contactPages])),
    count: all.length,
    same: known.flatMap((each) => each.same),
    found: all.filter(({ path }) => found.has(path)),
  }
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

/** Whether a page of the earlier site has in its places what would be written there now. */
function standsIn(page: string, places: Readonly<Record<string, string>>): boolean {
  const text = earlier(page)
  return Object.values(places).every((words) => text.includes(words))
}

/** Header and footer of a language lie beside its pages once, and not in each. */
function writeFrame(locale: Locale, frame: Frame): string {
  const text = JSON.stringify(frame)
  const file = `/assets/frame-${locale}-${fingerprint(text)}.json`
  write(file, text)
  return file
}

function union<T>(sets: readonly ReadonlySet<T>[]): Set<T> {
  return new Set(sets.flatMap((set) => [...set]))
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
