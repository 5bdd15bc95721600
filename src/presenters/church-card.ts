import type { Locale } from '#app/i18n/locale.ts'
import type { Church } from '#app/model/church.ts'
import type { ShownChurch } from '#app/site/ChurchCard.tsx'
import { pathTo } from '#app/router/routes.ts'
import { countryNames } from '#app/content/words.ts'
import { pictureOf } from './picture.ts'
import { sundayPlace } from './schedule.ts'
import { timetableOf } from './timetable.ts'

/** A church as the finder on Home shows it. */
export function churchCard(church: Church, locale: Locale): ShownChurch {
  const { times, note } = sundayPlace(church, locale)
  return {
    name: church.name[locale],
    region: church.region[locale],
    country: church.country,
    countryName: countryNames[church.country][locale],
    summary: church.summary[locale],
    picture: pictureOf(church.hero.picture),
    to: pathTo('church', locale, { slug: church.slug }),
    times,
    timetable: timetableOf(church, locale),
    ...(note && { note }),
  }
}
