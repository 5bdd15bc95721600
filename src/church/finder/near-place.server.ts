import { pathTo } from '#app/addresses.ts'
import { countryName } from '#app/language/language-names.ts'
import type { Locale } from '#app/language/locale.ts'
import type { Church } from '../church.ts'
import { fullName } from '../place.server.ts'
import { unitOf } from './distance.ts'
import type { NearPlace } from './find.ts'

export function nearPlace(church: Church, locale: Locale): NearPlace {
  const { slug, country, map, position = map } = church
  return {
    slug,
    name: fullName(church, locale),
    to: pathTo('church', locale, { slug }),
    country: countryName(country, locale),
    unit: unitOf(country),
    ...(position && { latitude: position.latitude, longitude: position.longitude }),
  }
}
