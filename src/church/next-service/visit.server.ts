import { pathTo } from '#app/addresses.ts'
import { churchWords } from '#app/church/page/words.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { languageNames } from '#app/language/language-names.ts'
import type { Locale } from '#app/language/locale.ts'
import { atLineStart } from '#app/time/in-words.ts'
import type { Period } from '#app/time/next.ts'
import { shownPhone } from '#app/ways/contact.server.ts'
import { directionsTo } from '#app/ways/directions.server.ts'
import { formFor } from '#app/ways/topics.server.ts'
import type { Church } from '../church.ts'
import { doorOf, doorsOf, findable, fullName, streetOf } from '../place.server.ts'
import { whenByRule } from '../times/about-time.ts'
import { servicesOf } from '../times/service-phases.server.ts'
import {
  besidesWorship,
  confirmationOf,
  weeklyWorship,
  worshipLines,
  worshipOf,
} from '../times/services-in-words.server.ts'
import { longestWhen, noticesOfAll, timesAndNotices, timesOf } from '../times/timetable.server.ts'
import type { Place, ShownVisit } from './VisitTargets.tsx'

const common = churchWords.read()

/** When one goes to worship, where, how to get there or to ask, and whom to call. */
export function visitOf(church: Church, locale: Locale, now: number): ShownVisit {
  const { slug, phone, spoken } = church
  const places = placesOf(church, locale)
  const worship = servicesOf(worshipOf(church, now))
  const [door = 0, ...others] = new Set(worship.map((service) => doorOf(service, church)))
  const villages = [...new Set(worship.map(({ congregation }) => congregation))].join(' · ')
  return {
    places,
    // at which of several the next one is nobody knows before the visitor's clock
    usual: others.length > 0 ? { text: villages } : places[door]!,
    allPlaces: others.length > 0 ? `${pathTo('church', locale, { slug })}#services` : undefined,
    askForPlace: formFor(locale, { church: slug, topic: 'place' }),
    call: shownPhone(phone).to,
    times: timesAndNotices(church, { locale, now }, noticesOfAll(locale, now)),
    weekly: weeklyWorship(church, locale, now),
    besides: besidesWorship(church, locale, now),
    longest: longestWhen(church, locale),
    ...confirmationOf(church, locale, now),
    spoken: spoken && atLineStart(languageNames(spoken, locale), locale),
  }
}

/** Where a church is, and then the doors that services of it have of their own: a time names its by number. */
function placesOf(church: Church, locale: Locale): Place[] {
  const street = streetOf(church, locale)
  return [
    street
      ? { text: street, directions: directionsTo(street) }
      : { text: fullName(church, locale) },
    ...doorsOf(church).map((place) => ({
      text: place[locale],
      directions: directionsTo(findable(church, place)),
    })),
  ]
}

/** What one writes to a friend; times that are not certain say so here too. */
export function invitationTo(church: Church, locale: Locale, now: number) {
  const text = filledIn(common.invitation.message[locale], church, locale)
  const { note } = confirmationOf(church, locale, now)
  const weekly = worshipLines(church, locale, now).filter(isToldAtBuild)
  const changes = timesOf(church, { locale, now }, 'worship').notices.filter(isToldAtBuild)
  return {
    text,
    elsewhere: ui.changePlace[locale],
    ...(note && { note: `${note.text}: ${note.phone.text}` }),
    // of several services each with its own time; the rule alone would invite to what is called off
    byRule: [
      text.replace(/\{(what|when)\}.*\{(what|when)\}/, (one) =>
        weekly
          .map((each) => one.replace('{what}', each.what).replace('{when}', whenByRule(each)))
          .join('; '),
      ),
      ...changes.map((each) => each.text),
    ].join(' '),
  }
}

const isToldAtBuild = ({ told }: { told?: Period }) => !told || told.atBuild

export function filledIn(sentence: string, church: Church, locale: Locale): string {
  return sentence.replace('{church}', fullName(church, locale))
}
