import { formatAddress } from 'localized-address-format'
import type { Address } from '#app/content/common-fields.ts'
import { site } from '#app/fellowship/site.server.ts'
import { countryName } from '#app/language/language-names.ts'
import type { Locale } from '#app/language/locale.ts'

/** An address line by line, in the order of its country; abroad, as the office sees it, with the country. */
export function addressLines(address: Address, country: string, locale: Locale): string[] {
  const { street, city, region = '', postalCode = '' } = address
  const lines = formatAddress({
    postalCountry: country.toUpperCase(),
    addressLines: [street],
    locality: city,
    administrativeArea: region,
    postalCode,
  })
  return country === site.office.country ? lines : [...lines, countryName(country, locale)]
}
