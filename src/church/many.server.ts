import { pathTo } from '#app/addresses.ts'
import { countryName } from '#app/language/language-names.ts'
import type { Locale } from '#app/language/locale.ts'
import type { MenuLink } from '#app/page/MenuItem.tsx'
import { count } from '#app/time/in-words.ts'
import type { Church } from './church.ts'
import { churches } from './read.server.ts'
import { tooManyToName } from './too-many.server.ts'

/** Of so many, menu and footer name the countries, and pages the first few beside a search. */
export const areMany = tooManyToName(churches.length)

/** The churches that are named one by one: all of them, or the first few in their order. */
export const foremost: readonly Church[] = areMany ? churches.slice(0, 5) : churches

export const byCountry: ReadonlyMap<Church['country'], readonly Church[]> = Map.groupBy(
  churches,
  ({ country }) => country,
)

/** A link to the list of the churches of each country, with how many they are, from A to Z. */
export function countryLinks(locale: Locale): MenuLink[] {
  return [...byCountry]
    .map(([country, own]) => ({
      label: countryName(country, locale),
      to: pathTo('country', locale, { country }),
      note: count(own.length, locale),
      country,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
}
