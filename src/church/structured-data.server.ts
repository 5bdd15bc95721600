import type { Church as ChurchFacts, Event, SpecialAnnouncement, WithContext } from 'schema-dts'
import type { Day } from '#app/time/calendar.ts'
import type { Locale } from '#app/language/locale.ts'
import { wallClock } from '#app/time/zone.ts'
import type { Church } from './church.ts'
import type { Service } from './services.ts'
import { notOver } from '#app/time/next.ts'
import type { ShownGathering } from '#app/time/next-in-words.ts'
import { exceptional, type Occurrence } from '#app/time/occurrences.ts'
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
import { wholeTimetableOf } from './timetable.server.ts'

/** The page of a church: where it is, how to reach it, when it meets, what is not as always. */
export function churchFacts(church: Church, locale: Locale, now: number) {
  const path = pathTo('church', locale, { slug: church.slug })
  return [
    theChurch(church, locale, now),
    ...announcements(church, locale, now),
    breadcrumbs([{ name: church.name[locale], path }], locale),
  ]
}

function theChurch(church: Church, locale: Locale, now: number): WithContext<ChurchFacts> {
  const { name, region, country, address, phone, map, social, confirmed } = church
  return {
    ...context,
    '@type': 'Church',
    '@id': idOf(church, locale),
    'name': `${site.name} ${name[locale]}`,
    'url': urlOf(church, locale),
    // where no street is told, the region is
    'address': addressFacts(address ?? { region: region[locale] }, country),
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

/** What takes place every week, and each coming time that is not as always. */
function meetings(church: Church, locale: Locale, now: number): Event[] {
  const timetable = wholeTimetableOf(church, locale)
  const { date: today } = wallClock(now, timetable.timeZone)
  const changes = exceptional(timetable).filter(
    ({ on, planned }) => on >= today || planned.on >= today,
  )
  const regular = church.services.map((service, index): Event => {
    const gathering = timetable.gatherings[index]!
    const without = changes.filter(
      ({ gathering: { id }, change }) => id === gathering.id && change !== 'extra',
    )
    return {
      ...meeting(gathering, service, church, locale),
      eventSchedule: {
        '@type': 'Schedule',
        'repeatFrequency': 'P1W',
        'byDay': `https://schema.org/${dayName(service.day)}`,
        'startTime': service.at,
        ...(service.minutes && { duration: `PT${service.minutes}M` }),
        'scheduleTimezone': church.timeZone,
        ...(without.length > 0 && {
          exceptDate: without.map(({ planned }) =>
            withOffset(planned.on, planned.at, church.timeZone),
          ),
        }),
      },
    }
  })
  return [...regular, ...changes.map((each) => changed(each, church, locale))]
}

type DayName = Capitalize<Day>
const dayName = (day: Day) => `${day[0]!.toUpperCase()}${day.slice(1)}` as DayName

const inPersonAndOnline = 'https://schema.org/MixedEventAttendanceMode' as const

function meeting(
  { name }: ShownGathering,
  { languages, interpretation = [], streamed }: Partial<Service>,
  church: Church,
  locale: Locale,
) {
  return {
    '@type': 'Event',
    name,
    'location': { '@id': idOf(church, locale) },
    'organizer': fellowship,
    // that nobody has said it is shown live does not say that it is not
    ...(streamed && { eventAttendanceMode: inPersonAndOnline }),
    ...(languages && { inLanguage: [...languages, ...interpretation] }),
  } as const
}

/** A time that is called off, moved or added. */
function changed(
  { gathering, change, starts, planned, reason }: Occurrence<ShownGathering>,
  church: Church,
  locale: Locale,
): Event {
  const { timeZone } = church
  const status = { cancelled: 'Cancelled', moved: 'Rescheduled', extra: 'Scheduled' } as const
  return {
    ...meeting(gathering, { ...(gathering.streamed && { streamed: true }) }, church, locale),
    eventStatus: `https://schema.org/Event${status[change!]}`,
    startDate: written(starts, timeZone),
    ...(change === 'moved' && {
      previousStartDate: withOffset(planned.on, planned.at, timeZone),
    }),
    ...(reason && { description: reason }),
  }
}

/** The notices that are not over. */
function announcements(
  church: Church,
  locale: Locale,
  now: number,
): WithContext<SpecialAnnouncement>[] {
  const { timeZone, notices } = wholeTimetableOf(church, locale)
  return notOver(notices, timeZone, now).map(({ from, to, text }) => ({
    ...context,
    '@type': 'SpecialAnnouncement',
    text,
    'datePosted': from,
    'expires': to,
    'announcementLocation': { '@id': idOf(church, locale) },
  }))
}
