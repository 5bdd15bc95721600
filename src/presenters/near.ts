import type { Locale } from '#app/i18n/locale.ts'
import type { Church } from '#app/model/church.ts'
import { pathTo } from '#app/router/routes.ts'
import { countryNames } from '#app/content/words.ts'
import type { NearPlace } from '#app/site/NearestChurch.tsx'
import { fullName } from './visit.ts'

/** A church for whoever looks for the nearest one. */
export function nearPlace(church: Church, locale: Locale): NearPlace {
  const { slug, country, map, position = map } = church
  return {
    name: fullName(church, locale),
    to: pathTo('church', locale, { slug }),
    country: countryNames[country][locale],
    unit: country === 'us' ? 'mile' : 'kilometer',
    ...(position && { latitude: position.latitude, longitude: position.longitude }),
  }
}
