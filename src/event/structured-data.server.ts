import type { Event as EventFacts, Schedule, WithContext } from 'schema-dts'
import type { CalendarDate } from '#app/time/calendar.ts'
import type { Locale } from '#app/language/locale.ts'
import type { Event } from './event.ts'
import type { Picture } from '#app/content/fields.ts'
import { eventTimeAt, type EventTime, type EventTimes } from '#app/time/event-times.ts'
import { byDay } from '#app/time/calendar-file/time-zone.ts'
import { pathTo } from '#app/addresses.ts'
import { eventPictures } from './read.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { eventTimesOf } from './times.server.ts'
import { described } from '#app/pictures/picture.server.ts'
import {
  breadcrumbs,
  context,
  fellowship,
  withOffset,
  written,
} from '#app/fellowship/structured-data.server.ts'

/** The page of an event. */
export function eventPageFacts(event: Event, locale: Locale, now: number) {
  const crumbs = [
    { name: ui.events[locale], path: pathTo('events', locale) },
    { name: event.title[locale], path: pathTo('event', locale, { id: event.id }) },
  ]
  return [eventFacts(event, locale, now), breadcrumbs(crumbs, locale)]
}

/** One event: when, where, and who holds it. Of one that comes again, the next time and the rule. */
export function eventFacts(event: Event, locale: Locale, now: number): WithContext<EventFacts> {
  const { id, location, title, summary, category, picture = eventPictures[category] } = event
  const times = eventTimesOf(event, locale)
  const time = eventTimeAt(times, now)
  return {
    ...context,
    '@type': 'Event',
    'name': title[locale],
    'description': summary[locale],
    'image': imageOf(picture),
    ...whenFacts(time, times),
    ...(times.repeat && { eventSchedule: scheduleFacts(times) }),
    'location': { '@type': 'Place', 'name': location[locale], 'address': location[locale] },
    'url': site.origin + pathTo('event', locale, { id }),
    'organizer': fellowship,
  }
}

/** With a clock where there is one, else the days as they are. */
function whenFacts({ from, to, at, ends, change, planned }: EventTime, times: EventTimes) {
  const { timeZone, minutes } = times
  const status = { cancelled: 'EventCancelled', moved: 'EventRescheduled' } as const
  const startOf = (date: typeof from, time = at) =>
    time && date.length > 7 ? withOffset(date as CalendarDate, time, timeZone) : date
  return {
    startDate: startOf(from),
    endDate: at && minutes && from === to ? written(ends, timeZone) : to,
    eventStatus: `https://schema.org/${change ? status[change] : 'EventScheduled'}`,
    ...(change === 'moved' && { previousStartDate: startOf(planned, times.at) }),
  } as const
}

/** How it comes again. What is moved is no part of the rule. */
function scheduleFacts({ from, until, at, minutes, timeZone, repeat, exceptions }: EventTimes) {
  const which = repeat!.every === 'month' ? repeat!.which : undefined
  return {
    '@type': 'Schedule',
    'startDate': from,
    ...(until && { endDate: until }),
    'repeatFrequency': which ? 'P1M' : 'P1W',
    // as calendar files write it: https://schema.org/byDay
    'byDay': which ? byDay(repeat!.day, which) : repeat!.day.slice(0, 2).toUpperCase(),
    ...(at && { startTime: at }),
    ...(minutes && { duration: `PT${minutes}M` }),
    'scheduleTimezone': timeZone,
    ...(exceptions.length > 0 && { exceptDate: exceptions.map(({ on }) => on) }),
  } satisfies Schedule
}

/** The picture as any program can read it. */
function imageOf(picture: Picture): string {
  const { files, fallback } = described(picture, 'en')
  return `${site.origin}${files}-${fallback}.webp`
}
