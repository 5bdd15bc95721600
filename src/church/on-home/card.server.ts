import { pathTo } from '#app/addresses.ts'
import type { Locale } from '#app/language/locale.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import type { Church } from '../church.ts'
import { flagOf } from '../flag.server.ts'
import { fullName } from '../place.server.ts'
import { servicesOf } from '../times/service-phases.server.ts'
import {
  confirmationOf,
  interpretationOf,
  weeklyWorship,
  worshipOf,
} from '../times/services-in-words.server.ts'
import { timesAndNotices, timesOf } from '../times/timetable.server.ts'
import type { ShownChurch } from './ChurchCard.tsx'

/** A church as Home shows it: in the line of all churches, and in the finder. */
export function churchCard(church: Church, locale: Locale, now: number): ShownChurch {
  const spoken = interpretationOf(servicesOf(worshipOf(church, now)), locale)
  return {
    name: church.name[locale],
    fullName: fullName(church, locale),
    region: church.region[locale],
    flag: flagOf(church, locale),
    summary: church.summary[locale],
    picture: pictureOf(church.hero.picture),
    to: pathTo('church', locale, { slug: church.slug }),
    weekly: weeklyWorship(church, locale, now),
    ...(spoken && { spoken }),
    coming: timesAndNotices(church, { locale, now }, [], 'worship'),
    besides: timesOf(church, { locale, now }, 'besides').notices,
    ...confirmationOf(church, locale, now),
  }
}
