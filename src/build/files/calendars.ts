import { churches } from '#app/church/read.server.ts'
import { churchCalendar, churchCalendarPath } from '#app/church/times/calendar-file.server.ts'
import {
  eventCalendarPath,
  eventsCalendar,
  eventsCalendarPath,
} from '#app/event/calendar-file.server.ts'
import { events } from '#app/event/read.server.ts'
import { locales } from '#app/language/locale.ts'
import { isMonth } from '#app/time/dates.ts'

/** Every calendar file in every language, by its address. `stamp` is when the site is built. */
export function calendarFiles(stamp: number): Map<string, string> {
  return new Map(
    locales.flatMap((locale): [address: string, file: string][] => [
      ...churches.map((church): [string, string] => [
        churchCalendarPath(church.slug, locale),
        churchCalendar(church, locale, stamp),
      ]),
      [eventsCalendarPath(locale), eventsCalendar(events, locale, stamp)],
      ...events
        .filter(({ from }) => !isMonth(from))
        .map((event): [string, string] => [
          eventCalendarPath(event.id, locale),
          eventsCalendar([event], locale, stamp),
        ]),
    ]),
  )
}
