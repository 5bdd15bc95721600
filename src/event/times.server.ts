import { dayName, type CalendarDate } from '#app/time/calendar.ts'
import type { Locale } from '#app/language/locale.ts'
import type { Event } from './event.ts'
import { dayOf } from '#app/time/dates.ts'
import { repeatFrom, type EventException, type EventTimes } from '#app/time/event-times.ts'
import { eventRepeats } from '#app/fellowship/common-words.server.ts'

/** The times of an event as they are counted, in one language. Every place that tells them asks here. */
export function eventTimesOf(event: Event, locale: Locale): EventTimes {
  const { from, to, at, minutes, until, timeZone } = event
  const repeat = event.repeat && repeatFrom(from as CalendarDate, event.repeat)
  return {
    from,
    to,
    timeZone,
    ...(at && { at }),
    ...(minutes && { minutes }),
    ...(repeat && { repeat }),
    ...(until && { until }),
    exceptions: exceptionsOf(event, locale),
  }
}

function exceptionsOf({ at = '00:00', cancelled = [], moved = [] }: Event, locale: Locale) {
  return [
    ...cancelled.map(({ on, reason }): EventException => {
      return { change: 'cancelled', on, reason: reason[locale] }
    }),
    ...moved.map(({ on, toDay, toTime = at, reason }): EventException => {
      return { change: 'moved', on, to: { on: toDay, at: toTime }, reason: reason[locale] }
    }),
  ]
}

/** `Every first Saturday of the month` */
export function repeatText({ from, repeat }: Event, locale: Locale): string | undefined {
  if (!repeat) return undefined
  return eventRepeats[repeat][locale].replace('{day}', dayName(dayOf(from as CalendarDate), locale))
}
