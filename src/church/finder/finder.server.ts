import { hash } from 'node:crypto'
import { pathTo } from '#app/addresses.ts'
import { finder } from '#app/fellowship/common-words.server.ts'
import { locales, type Locale } from '#app/language/locale.ts'
import { localize } from '#app/language/text.ts'
import type { Church } from '../church.ts'
import { areMany, countryLinks } from '../many.server.ts'
import { churches } from '../read.server.ts'
import type { ShownFinder, FoundRow } from './find.ts'

/** The search for one church of many; nothing where they can all be named. */
export function finderOf(locale: Locale): ShownFinder | undefined {
  const [file] = finderFiles.keys()
  if (!file) return undefined
  return {
    words: localize(finder, locale),
    countries: countryLinks(locale),
    church: pathTo('church', locale, { slug: ':slug' }),
    file,
  }
}

/** What is searched, as a file that is fetched when somebody begins to. Its name tells what is in it. */
export const finderFiles: ReadonlyMap<string, string> = new Map(
  areMany ? [fileOf(churches.map(rowOf))] : [],
)

function fileOf(rows: FoundRow[]): [address: string, text: string] {
  const text = JSON.stringify(rows)
  const name = hash('sha256', text).slice(0, 8)
  return [`/assets/churches.${name}.json`, text]
}

/** One church: a language whose words are those of the first is left out, and so is what is not known. */
function rowOf(church: Church): FoundRow {
  const { slug, country, name, region, address, congregations = [], map, position = map } = church
  const also = [address?.city, ...congregations.map((each) => each.name)].filter(Boolean).join(' ')
  const place = position && ([position.latitude, position.longitude] as const)
  return [slug, country, inAll(name), inAll(region), also, ...(place ?? [])]
}

function inAll(text: Church['name']): string[] {
  return [...new Set(locales.map((locale) => text[locale]))]
}
