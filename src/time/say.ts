import {
  clock,
  clockHours,
  dayName,
  daysAway,
  fullDay,
  zoneName,
  type CalendarDate,
  type Time,
} from './calendar.ts'
import type { Locale } from '#app/language/locale.ts'
import { offset, wallClock } from './zone.ts'
import { dayOf, daysBetween } from './dates.ts'

type When = { on: CalendarDate; at: Time; starts: number }

/** How a place counts time, and who asks when. */
export type Reading = {
  locale: Locale
  timeZone: string
  /** The visitor's own zone, and the instant at which they look. */
  visitorZone: string
  now: number
}

/** A time in words, as the place counts it; in the visitor's own time as well where that differs. */
export type Said = {
  /** `Sunday, November 22` */
  day: string
  /** `11:00 AM` */
  time: string
  /** `in 2 days`, by the calendar of the place. */
  away: string
  theirs?: {
    /** `Sunday 2:00 AM` */
    time: string
    /** `Pacific Standard Time` */
    zone: string
  }
}

export function say({ on, at, starts }: When, reading: Reading): Said {
  const { locale, timeZone, visitorZone, now } = reading
  const hours = clockHours(timeZone, locale)
  const { date: today } = wallClock(now, timeZone)
  const said = {
    day: fullDay(on, locale),
    time: clock(at, locale, hours),
    away: daysAway(daysBetween(today, on), locale),
  }
  if (offset(starts, visitorZone) === offset(starts, timeZone)) return said
  const { date, time } = wallClock(starts, visitorZone)
  return {
    ...said,
    theirs: {
      time: `${dayName(dayOf(date), locale)} ${clock(time, locale, hours)}`,
      zone: zoneName(visitorZone, starts, locale),
    },
  }
}
