import { pathTo } from '#app/addresses.ts'
import { closing as words } from '#app/fellowship/common-words.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { localize } from '#app/language/text.ts'
import { askOf } from '#app/ways/ask.server.ts'
import { type Topic } from '#app/ways/topics.server.ts'
import type { Church } from '../church.ts'
import { areMany, foremost } from '../many.server.ts'
import { visitOf } from '../next-service/visit.server.ts'
import { fullName } from '../place.server.ts'
import { timesAndNotices } from '../times/timetable.server.ts'
import type { ShownYourChurch, YourOwn } from './YourChurch.tsx'

/** How a page ends that is of no church in particular: with the visitor's own, or those there are. */
export function yourChurch(locale: Locale, now: number, topic?: Topic): ShownYourChurch {
  return {
    words: localize(words, locale),
    churches: foremost.map((church) => own(church, locale, now, topic)),
    ...(areMany && { all: `${pathTo('home', locale)}#churches-section` }),
  }
}

export function oneChurch(church: Church, locale: Locale, now: number): ShownYourChurch {
  return { words: { ...localize(words, locale), lead: '' }, churches: [own(church, locale, now)] }
}

function own(church: Church, locale: Locale, now: number, topic?: Topic): YourOwn {
  const { slug } = church
  return {
    slug,
    name: fullName(church, locale),
    to: pathTo('church', locale, { slug }),
    // what is to be known of all churches need not stand beside each of them
    visit: { ...visitOf(church, locale, now), times: timesAndNotices(church, { locale, now }) },
    ask: askOf(church, locale, topic && { topic }),
  }
}
