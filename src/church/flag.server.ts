import { countryName } from '#app/language/language-names.ts'
import type { Locale } from '#app/language/locale.ts'
import type { Church } from './church.ts'
import { churches } from './read.server.ts'

const set = 'node_modules/country-flag-icons/3x2'

/** The flags of the countries that have a church, by the addresses at which they are served. */
export function flagFiles(): Map<string, string> {
  const countries = new Set(churches.map(({ country }) => country))
  return new Map(
    [...countries].map((each) => [`/media/flags/${each}.svg`, `${set}/${each.toUpperCase()}.svg`]),
  )
}

export type ShownFlag = ReturnType<typeof flagOf>

/** The flag beside the name of a church, which tells the country unless the name has told it. */
export function flagOf({ country, name }: Pick<Church, 'country' | 'name'>, locale: Locale) {
  const label = countryName(country, locale)
  return { country, ...(label !== name[locale] && { label }) }
}
