import type { Locale } from '#app/language/locale.ts'
import type { Address } from '#app/content/common-fields.ts'
import type { Country } from '#app/fellowship/names.server.ts'
import { countryNames } from '#app/fellowship/common-words.server.ts'

/** How an address is written where it is. The post reads it, so it is the same in every language. */
const ways: Record<Country, (address: Address, country: string) => (string | undefined)[]> = {
  us: ({ street, city, region, postalCode }) => [
    street,
    joined([city, joined([region, postalCode], ' ')], ', '),
  ],
  es: ({ street, city, postalCode }) => [street, joined([postalCode, city], ' ')],
  in: ({ street, city, region, postalCode }, country) => [
    street,
    joined([city, postalCode], ' '),
    joined([region, country], ', '),
  ],
}

/** An address as one writes it on a letter, line by line. */
export function addressLines(address: Address, country: Country, locale: Locale): string[] {
  return ways[country](address, countryNames[country][locale]).filter((line) => line !== undefined)
}

function joined(parts: readonly (string | undefined)[], between: string): string | undefined {
  return parts.filter(Boolean).join(between) || undefined
}
