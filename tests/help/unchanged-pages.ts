import { existsSync, readFileSync } from 'node:fs'
import { locales, withLocale, type Locale } from '#app/language/locale.ts'
import { fingerprintOf, withImports } from '../../scripts/inputs.ts'
import { surroundings, type Check } from '../../scripts/passed.ts'
import { addresses, built, dataOf, fileOf } from './site.ts'

/** What every visit to a page depends on: what is looked at, who serves the page, and with which headers. */
const shared = fingerprintOf(
  [
    ...withImports(['tests/pages.sweep.ts', 'playwright.sweep.config.ts', 'service/node.ts']),
    `${built}/_headers`,
    'content/media/manifest.json',
  ],
  ...surroundings(),
)

type Visit = {
  path: string
  locale: Locale
  /** Whether bar, menus and footer are looked at there, which are the same on all pages of a language. */
  whole: boolean
}

/** The churches that most pages end with. */
const churches = /<section [^>]*id="your-church".*?<\/section>/s
type Ending = { closing?: object }

const htmlOf = (file: string) => readFileSync(file, 'utf8')
/** The same whatever one asks about from there. */
const endingOf = (path: string) => {
  const { closing } = dataOf(path).props as Ending
  const said = [churches.exec(htmlOf(fileOf(path)))?.[0], JSON.stringify(closing)]
  return said.join('').replaceAll(/&(amp;)?topic=\w+/g, '')
}

/** In each language the page on which they are looked at, and what they say there. */
const ends = new Map(
  locales.map((locale) => {
    const first = addresses.find(
      (each) => each.locale === locale && churches.test(htmlOf(fileOf(each.path))),
    )
    return [locale, first && { path: first.path, says: endingOf(first.path) }]
  }),
)

/** What a page says by itself: without the churches at its end, where they are as on the others. */
function ownWords({ path, locale }: Visit, main: string): [string, object] {
  const data = dataOf(path)
  const end = ends.get(locale)
  if (!churches.test(main) || end?.path === path || end?.says !== endingOf(path))
    return [main, data]
  const { closing: _, ...props } = data.props as Ending
  return [main.replace(churches, ''), { ...data, props }]
}

/**
 * The visits to a page, in its languages. A page is known by its HTML, which names the fingerprint of every
 * file that it loads.
 */
export function checkOf(visits: readonly Visit[], ...more: readonly string[]): Check {
  const pages = visits.map((visit) => {
    const { path, locale, whole } = visit
    const own = fileOf(path)
    const file = existsSync(own) ? own : fileOf(withLocale('/404', locale))
    // another build of the same page is the same page
    const html = htmlOf(file).replaceAll(/"build":"\w+"/g, '')
    if (whole) return html
    const [head, main] = html.split('<main')
    const seen = ownWords(visit, main!.split('</main>')[0]!)
    const files = [...html.matchAll(/\/assets\/[^"]+/g)].map(([file]) => file)
    // nor is another moment of building another page
    return JSON.stringify([head!.split('<header')[0], ...seen, files]).replaceAll(
      /"builtAt":\d+/g,
      '',
    )
  })
  const id = `page ${visits.at(-1)!.path}`
  return { id, fingerprint: fingerprintOf([], shared, ...more, ...pages) }
}
