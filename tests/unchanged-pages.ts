import { existsSync, readFileSync } from 'node:fs'
import { withLocale, type Locale } from '#app/language/locale.ts'
import { fingerprintOf, withImports } from '../scripts/inputs.ts'
import { surroundings, type Check } from '../scripts/passed.ts'
import { built, dataOf, fileOf } from './site.ts'

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

/**
 * The visits to a page, in its languages. A page is known by its HTML, which names the fingerprint of every
 * file that it loads.
 */
export function checkOf(visits: readonly Visit[], ...more: readonly string[]): Check {
  const pages = visits.map(({ path, locale, whole }) => {
    const own = fileOf(path)
    const file = existsSync(own) ? own : fileOf(withLocale('/404', locale))
    // another build of the same page is the same page
    const html = readFileSync(file, 'utf8').replaceAll(/"build":"\w+"/g, '')
    if (whole) return html
    const [head, main] = html.split('<main')
    const [seen] = main!.split('</main>')
    const files = [...html.matchAll(/\/assets\/[^"]+/g)].map(([file]) => file)
    return JSON.stringify([head!.split('<header')[0], seen, dataOf(path), files])
  })
  const id = `page ${visits.at(-1)!.path}`
  return { id, fingerprint: fingerprintOf([], shared, ...more, ...pages) }
}
