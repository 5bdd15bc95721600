import { pathTo } from '#app/addresses.ts'
import type { Locale } from '#app/language/locale.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import type { Church } from './church.ts'
import type { ShownChurch } from './ChurchCard.tsx'
import { flagOf } from './flag.server.ts'
import { sundayPlace } from './times.server.ts'
import { timesOf } from './timetable.server.ts'

/** A church as the finder on Home shows it. */
export function churchCard(church: Church, locale: Locale, now: number): ShownChurch {
  const { times, coming, note } = sundayPlace(church, locale, now)
  return {
    name: church.name[locale],
    region: church.region[locale],
    flag: flagOf(church, locale),
    summary: church.summary[locale],
    picture: pictureOf(church.hero.picture),
    to: pathTo('church', locale, { slug: church.slug }),
    times,
    // the next one is worship; what is not as always is told of all
    coming: { ...coming, changes: timesOf(church, { locale, now }).changes },
    ...(note && { note }),
  }
}
