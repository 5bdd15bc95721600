/** Days of the calendar, as such: without a clock and without a place. */

export const days = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

export type Day = (typeof days)[number]

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type Hour = `0${Digit}` | `1${Digit}` | '20' | '21' | '22' | '23'

/** A time of day on the 24-hour clock, `'19:30'`. Each language writes it in its own way. */
export type Time = `${Hour}:${0 | 1 | 2 | 3 | 4 | 5}${Digit}`

type Month = `0${Exclude<Digit, 0>}` | '10' | '11' | '12'

/**
 * A month or a day of the calendar, `'2026-02'` or `'2026-03-16'`. Each day by itself would be 48,000
 * types; whether there is such a day, the check knows.
 */
export type CalendarMonth = `20${number}-${Month}`
export type CalendarDate = `${CalendarMonth}-${number}`

export type DateOrMonth = CalendarDate | CalendarMonth

export function isMonth(date: DateOrMonth): date is CalendarMonth {
  return date.length === 7
}

/** Whether there is such a day or month: some browsers count February 30 on into March. */
export function isInCalendar(day: string): boolean {
  const instant = Date.parse(day)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day)
}

/** Which of the days of a name in its month: the first Saturday, the last Sunday. */
export type Nth = 1 | 2 | 3 | 4 | 'last'

/** As the calendar counts: on the clock one may have an hour more or less. In milliseconds. */
export const oneDay = 86_400_000
/** The first day of what has no beginning, and the last of what does not end. */
export const longAgo: CalendarDate = '2000-01-01'
export const never: CalendarDate = '2099-12-31'

const utc = (date: CalendarDate) => Date.parse(date)
const written = (instant: number) => new Date(instant).toISOString().slice(0, 10) as CalendarDate

export function addDays(date: CalendarDate, count: number): CalendarDate {
  return written(utc(date) + count * oneDay)
}

export const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other)
export const earlier = (one: CalendarDate, other: CalendarDate) => (one < other ? one : other)

/** From one day to another: 1 from today to tomorrow. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (utc(to) - utc(from)) / oneDay
}

export function dayOf(date: CalendarDate): Day {
  return days[new Date(utc(date)).getUTCDay()]!
}

/** The first day of that name from a date on, the date itself included. */
export function firstOn(day: Day, from: CalendarDate): CalendarDate {
  return addDays(from, (days.indexOf(day) - new Date(utc(from)).getUTCDay() + 7) % 7)
}

/** The first Saturday of a month, the last Sunday of it. */
export function nthOf(month: CalendarMonth, day: Day, nth: Nth): CalendarDate {
  if (nth !== 'last') return addDays(firstOn(day, `${month}-01`), (nth - 1) * 7)
  return firstOn(day, addDays(`${nextMonth(month)}-01`, -7))
}

export function nextMonth(month: CalendarMonth): CalendarMonth {
  // 31 days after the 1st is always in the next month
  return monthOf(addDays(`${month}-01`, 31))
}

export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7) as CalendarMonth
}

/** A day is its own first and last. */
export function firstDayOf(date: DateOrMonth): CalendarDate {
  return isMonth(date) ? `${date}-01` : date
}

export function lastDayOf(date: DateOrMonth): CalendarDate {
  return isMonth(date) ? addDays(`${nextMonth(date)}-01`, -1) : date
}
