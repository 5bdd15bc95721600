import { locales, type Locale } from '#app/language/locale.ts'
import { searchable, withAll, wordsOf } from '#app/language/searchable.ts'
import type { MenuLink } from '#app/page/MenuItem.tsx'
import { unitOf, type Position, type Unit } from './distance.ts'

/** The search for one church of many: its words, and where it looks. */
export type ShownFinder = {
  words: Record<'search' | 'found' | 'none' | 'failed' | 'byCountry', string>
  countries: MenuLink[]
  church: string
  /** Where the names of all churches are, for those who begin to type. */
  file: string
}

export type NearPlace = Partial<Position> & {
  slug: string
  name: string
  to: string
  country: string
  unit: Unit
}

/** A church as the finder's file has it. What is the same in every language stands there once. */
export type FoundRow = [
  slug: string,
  country: string,
  /** In the order of the languages. */
  names: string[],
  regions: string[],
  /** Towns by which one might look for it, too. */
  also: string,
  latitude?: number,
  longitude?: number,
]

/** A church in one language, with all the words by which it is found in any. */
export type Sought = NearPlace & { region: string; plain: string; words: string }

type Shown = {
  locale: Locale
  countries: ReadonlyMap<string | undefined, string>
  church: string
}

/** Makes churches ready to be searched, once: each stroke then only compares. */
export function ready(rows: readonly FoundRow[], { locale, countries, church }: Shown): Sought[] {
  const index = locales.indexOf(locale)
  return rows.map(([slug, country, names, regions, also, latitude, longitude]) => {
    const name = names[index] ?? names[0]!
    return {
      slug,
      name,
      region: regions[index] ?? regions[0]!,
      country: countries.get(country) ?? country,
      to: church.replace(':slug', slug),
      unit: unitOf(country),
      ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
      plain: wordsOf(name).join(' '),
      words: searchable([...names, ...regions, also].join(' ')),
    }
  })
}

/** The churches that have every typed word, or what begins with it; those so called come first. */
export function find(all: readonly Sought[], typed: string): Sought[] {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const found = withAll(all, words)
  const called = words.join(' ')
  const isCalled = ({ plain }: Sought) => plain.startsWith(called)
  return [...found.filter(isCalled), ...found.filter((each) => !isCalled(each))]
}

type Outcome = {
  words: ShownFinder['words']
  all: readonly Sought[]
  found: readonly Sought[]
  typed: string
  /** The churches could not be fetched. */
  hasFailed: boolean
}

/** How many churches are found; nothing as long as none is looked for, or they are still to come. */
export function outcome({ words, all, found, typed, hasFailed }: Outcome): string {
  if (typed.trim() === '') return ''
  if (all.length === 0) return hasFailed ? words.failed : ''
  return (found.length > 0 ? words.found : words.none).replace('{count}', `${found.length}`)
}
