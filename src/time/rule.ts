import {
  type CalendarDate,
  type Day,
  addDays,
  daysBetween,
  firstOn,
  longAgo,
  monthOf,
  never,
  nextMonth,
  nthOf,
  type Nth,
} from './dates.ts'

/** An RRULE: every Sunday, every second Friday, every first Tuesday of a month. */
export type Repeat =
  | {
      readonly every: 'week'
      readonly day: Day
      /** RRULE's INTERVAL, counted from the first day. Without one, every week. */
      readonly interval?: number
    }
  | { readonly every: 'month'; readonly which: Nth; readonly day: Day }

export type Rule = {
  readonly repeat: Repeat
  /** The first and the last day on which it may take place, where it has such. */
  readonly from?: CalendarDate
  readonly until?: CalendarDate
}

/** The days of a rule between two days, both included. */
export function datesOf(
  { repeat, from = longAgo, until = never }: Rule,
  first: CalendarDate,
  last: CalendarDate,
): CalendarDate[] {
  const start = from > first ? from : first
  const end = until < last ? until : last
  const dates: CalendarDate[] = []
  if (repeat.every === 'week') {
    const pace = 7 * (repeat.interval ?? 1)
    const anchor = firstOn(repeat.day, from)
    const weeks = Math.max(0, Math.ceil(daysBetween(anchor, start) / pace))
    for (let on = addDays(anchor, weeks * pace); on <= end; on = addDays(on, pace)) dates.push(on)
    return dates
  }
  for (let month = monthOf(start); month <= monthOf(end); month = nextMonth(month)) {
    const on = nthOf(month, repeat.day, repeat.which)
    if (start <= on && on <= end) dates.push(on)
  }
  return dates
}

/** How something comes again, as one says it. */
export type HowOften = 'week' | 'otherWeek' | 'first' | 'second' | 'third' | 'fourth' | 'last'

const which = { first: 1, second: 2, third: 3, fourth: 4, last: 'last' } as const

export function repeatOf(day: Day, how: HowOften = 'week'): Repeat {
  if (how === 'week') return { every: 'week', day }
  if (how === 'otherWeek') return { every: 'week', interval: 2, day }
  return { every: 'month', which: which[how], day }
}
