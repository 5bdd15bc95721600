import type { Event as EventFacts, WithContext } from 'schema-dts'
import { pathTo } from '#app/addresses.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import {
  breadcrumbs,
  context,
  fellowship,
  withOffset,
  written,
} from '#app/fellowship/structured-data.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { shareAddress } from '#app/pictures/share-card.ts'
import { isMonth } from '#app/time/dates.ts'
import { endsOn, hoursOf, type Occurrence, type Slot } from '#app/time/occurrence.ts'
import { scheduleFacts } from '#app/time/schedule-facts.server.ts'
import { timeNear } from '#app/time/times-near.server.ts'
import type { Event } from './event.ts'
import { eventPageHead } from './present.server.ts'
import { timetableOf } from './times.server.ts'

export function eventPageFacts(event: Event, locale: Locale, now: number) {
  const crumbs = [
    { name: ui.events[locale], path: pathTo('events', locale) },
    { name: event.title[locale], path: pathTo('event', locale, { id: event.id }) },
  ]
  return [eventFacts(event, locale, now), breadcrumbs(crumbs, locale)]
}

/** One event: when, where, and who holds it. Of one that comes again, the next time and the rule. */
export function eventFacts(event: Event, locale: Locale, now: number): WithContext<EventFacts> {
  const { id, location, title, summary } = event
  const timetable = timetableOf(event, locale)
  const { timeZone, series, exceptions } = timetable
  const [what] = series
  const except = exceptions.map(({ on }) => on)
  return {
    ...context,
    '@type': 'Event',
    'name': title[locale],
    'description': summary[locale],
    // by itself its picture has a form for every program that is smaller than Google takes:
    // https://developers.google.com/search/docs/appearance/structured-data/event#image
    'image': site.origin + shareAddress(eventPageHead(event, locale).card),
    ...whenFacts(timeNear(timetable, now), timeZone),
    ...('repeat' in what! && { eventSchedule: scheduleFacts(what, timeZone, except) }),
    'location': { '@type': 'Place', 'name': location[locale], 'address': location[locale] },
    'url': site.origin + pathTo('event', locale, { id }),
    'organizer': fellowship,
  }
}

/** With a clock where there is one, else the days as they are. */
function whenFacts({ what, on, last, at, until, off, insteadOf }: Occurrence, timeZone: string) {
  const startOf = ({ on, at }: Slot) => (at && !isMonth(on) ? withOffset(on, at, timeZone) : on)
  const hours = hoursOf(what)
  const isTold = hours.at(-1)?.minutes ?? (at && on === last && what.minutes)
  const status = off ? 'EventCancelled' : insteadOf ? 'EventRescheduled' : 'EventScheduled'
  return {
    startDate: startOf({ on: hours[0]?.on ?? on, ...(at && { at }) }),
    endDate: isTold ? written(until, timeZone) : endsOn(what, last),
    eventStatus: `https://schema.org/${status}`,
    ...(insteadOf && { previousStartDate: startOf(insteadOf) }),
  } as const
}
