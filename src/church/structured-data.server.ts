import type { Church as ChurchFacts, Event, SpecialAnnouncement, WithContext } from 'schema-dts'
import { pathTo } from '#app/addresses.ts'
import { site } from '#app/fellowship/site.server.ts'
import {
  addressFacts,
  breadcrumbs,
  context,
  fellowship,
  withOffset,
  written,
} from '#app/fellowship/structured-data.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { recordingsOf } from '#app/recordings/read.server.ts'
import { recordingFacts } from '#app/recordings/structured-data.server.ts'
import { addDays, type CalendarDate } from '#app/time/dates.ts'
import { daysCounted } from '#app/time/listed.server.ts'
import { notOver } from '#app/time/notices.server.ts'
import { exceptional, occurrencesOf, type Again, type Occurrence } from '#app/time/occurrence.ts'
import { scheduleFacts } from '#app/time/schedule-facts.server.ts'
import { wallClock } from '#app/time/zone.ts'
import type { Church } from './church.ts'
import { areaOf, fullName, ownPlaceOf } from './place.server.ts'
import { latest } from './recordings/recordings.server.ts'
import { noticesOf, timetableOf, type NamedService } from './times/timetable.server.ts'

/** The page of a church: where it is, how to reach it, when it meets, what is not as always. */
export function churchFacts(church: Church, locale: Locale, now: number) {
  const path = pathTo('church', locale, { slug: church.slug })
  return [
    theChurch(church, locale, now),
    ...announcements(church, locale, now),
    ...recordingFacts(recordingsOf(church.slug).slice(0, latest), locale),
    breadcrumbs([{ name: fullName(church, locale), path }], locale),
  ]
}

function theChurch(church: Church, locale: Locale, now: number): WithContext<ChurchFacts> {
  const { country, address, phone, map, social, confirmed } = church
  return {
    ...context,
    '@type': 'Church',
    '@id': idOf(church, locale),
    'name': `${site.name} ${fullName(church, locale)}`,
    'url': urlOf(church, locale),
    // where no street is told, the town is
    'address': addressFacts(address ?? areaOf(church, locale), country),
    'telephone': phone,
    'sameAs': Object.values(social),
    ...(map &&
      address && {
        geo: { '@type': 'GeoCoordinates', 'latitude': map.latitude, 'longitude': map.longitude },
      }),
    // a search result cannot say that a time is still being confirmed: such times are left out
    ...(confirmed !== false && { event: meetings(church, locale, now) }),
  }
}

const urlOf = ({ slug }: Church, locale: Locale) => site.origin + pathTo('church', locale, { slug })
const idOf = (church: Church, locale: Locale) => `${urlOf(church, locale)}#church`

/** What takes place every week with its next time, and each coming time that is not as always. */
function meetings(church: Church, locale: Locale, now: number): Event[] {
  const timetable = timetableOf(church, locale)
  const { timeZone } = timetable
  const { date: today } = wallClock(now, timeZone)
  const changes = exceptional(timetable).filter(
    ({ on, movedTo }) => on >= today || (movedTo && movedTo.on >= today),
  )
  const planned = occurrencesOf(timetable, today, addDays(today, daysCounted)).filter(
    ({ until, off, insteadOf, extra, reason }) =>
      until > now && !off && !insteadOf && !extra && reason === undefined,
  )
  const regular = timetable.series
    .filter((what): what is NamedService & Again => 'repeat' in what && !what.unsure)
    .filter(({ until = today }) => until >= today)
    .map((what): Event => {
      const without = changes.filter((each) => each.what.id === what.id && !each.extra)
      const next = planned.find((each) => each.what.id === what.id)
      return {
        ...meeting(what, church, locale),
        // Google knows no rules, and takes no event without a day:
        // https://developers.google.com/search/docs/appearance/structured-data/event#structured-data-type-definitions
        ...(next && { startDate: written(next.from!, timeZone) }),
        ...(next && what.minutes && { endDate: written(next.until, timeZone) }),
        eventSchedule: scheduleFacts(
          what,
          timeZone,
          without.map(({ on, at }) => withOffset(on as CalendarDate, at!, timeZone)),
        ),
      }
    })
  return [
    ...regular,
    // what is in doubt is not told as certain
    ...changes.filter(({ unsure }) => !unsure).map((each) => changed(each, church, locale)),
  ]
}

const inPersonAndOnline = 'https://schema.org/MixedEventAttendanceMode' as const

function meeting({ name, service }: NamedService, church: Church, locale: Locale) {
  const { languages, interpretation = [], streamed } = service
  const own = ownPlaceOf(service, church)
  return {
    '@type': 'Event',
    name,
    'location': own ? placeFacts(own[locale]) : { '@id': idOf(church, locale) },
    'organizer': fellowship,
    // that nobody has said it is shown live does not say that it is not
    ...(streamed && { eventAttendanceMode: inPersonAndOnline }),
    ...(languages && { inLanguage: [...languages, ...interpretation] }),
  } as const
}

/** A time that is called off, moved or added. */
function changed(
  { what, on, at, off, movedTo, from, place, reason }: Occurrence<NamedService>,
  church: Church,
  locale: Locale,
): Event {
  const { timeZone } = church
  const status = { cancelled: 'Cancelled', moved: 'Rescheduled' } as const
  const planned = written(from!, timeZone)
  const start = movedTo ? withOffset(movedTo.on as CalendarDate, movedTo.at!, timeZone) : planned
  return {
    ...meeting(what, church, locale),
    eventStatus: `https://schema.org/Event${off ? status[off] : 'Scheduled'}`,
    startDate: start,
    ...(off === 'moved' && { previousStartDate: withOffset(on as CalendarDate, at!, timeZone) }),
    ...(place && { location: placeFacts(place) }),
    ...(reason && { description: reason }),
  }
}

const placeFacts = (place: string) =>
  ({ '@type': 'Place', 'name': place, 'address': place }) as const

function announcements(
  church: Church,
  locale: Locale,
  now: number,
): WithContext<SpecialAnnouncement>[] {
  const { timeZone } = church
  const { date: today } = wallClock(now, timeZone)
  return notOver(noticesOf(church, locale), timeZone, now).map(({ from, to, text }) => ({
    ...context,
    '@type': 'SpecialAnnouncement',
    text,
    // one that begins later has not been posted yet
    ...(from <= today && { datePosted: from }),
    'temporalCoverage': `${from}/${to}`,
    'expires': to,
    'announcementLocation': { '@id': idOf(church, locale) },
  }))
}
