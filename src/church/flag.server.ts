import type { Locale } from '#app/language/locale.ts'
import { countryName } from '#app/language/languages.ts'
import type { Church } from './church.ts'

export type ShownFlag = ReturnType<typeof flagOf>

/** The flag beside the name of a church, which tells the country unless the name has told it. */
export function flagOf({ country, name }: Pick<Church, 'country' | 'name'>, locale: Locale) {
  const label = countryName(country, locale)
  return { country, ...(label !== name[locale] && { label }) }
}
