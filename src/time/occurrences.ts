import type { CalendarDate, Day, Time } from './calendar.ts'
import { instantOf } from './zone.ts'
import { addDays, firstOn, monthOf, nextMonth, nthOf, type Nth } from './dates.ts'

/** When something happens again: every Sunday, every first Saturday of a month. */
export type Repeat =
  | { readonly every: 'week'; readonly day: Day }
  | { readonly every: 'month'; readonly which: Nth; readonly day: Day }

/** Something that happens again and again. `id` tells it from the others of its church. */
export type Gathering = {
  readonly id: string
  readonly repeat: Repeat
  readonly at: Time
  /** How long it lasts, where that is known. */
  readonly minutes?: number
  /** The first and the last day on which it may happen, where it has such. */
  readonly from?: CalendarDate
  readonly until?: CalendarDate
}

type Asked = {
  /** The day it would be on, and the time where only one of several that day is meant. */
  readonly on: CalendarDate
  readonly at?: Time
}

/** What is not as always: something that is called off, moved to another time, or held once more. */
export type Exception<G, Reason = string> =
  | (Asked & { readonly change: 'cancelled'; readonly reason: Reason })
  | (Asked & {
      readonly change: 'moved'
      readonly to: { readonly on: CalendarDate; readonly at: Time }
      readonly reason: Reason
    })
  | {
      readonly change: 'extra'
      readonly on: CalendarDate
      readonly at: Time
      readonly gathering: G
      readonly reason?: Reason
    }

/** Everything that happens regularly in one place, and what is not as always. */
export type Timetable<G extends Gathering, Reason = string> = {
  readonly timeZone: string
  readonly gatherings: readonly G[]
  readonly exceptions: readonly Exception<G, Reason>[]
}

/** One time that it happens. */
export type Occurrence<G extends Gathering, Reason = string> = {
  readonly gathering: G
  readonly change?: 'cancelled' | 'moved' | 'extra'
  readonly on: CalendarDate
  readonly at: Time
  /** When it would have been, had it not been moved: that names it in calendars. */
  readonly planned: { readonly on: CalendarDate; readonly at: Time }
  /** Instants, in milliseconds. */
  readonly starts: number
  readonly ends: number
  readonly reason?: Reason
}

/**
 * How long something counts as being on whose length nobody has written down: shorter than a service
 * is anywhere, so that "on now" is not said of one that is over.
 */
const leastMinutes = 60

/** Everything that happens, or was to happen, from one day to another, in order. */
export function occurrences<G extends Gathering, Reason>(
  { timeZone, gatherings, exceptions }: Timetable<G, Reason>,
  first: CalendarDate,
  last: CalendarDate,
): Occurrence<G, Reason>[] {
  const within = ({ on }: { on: CalendarDate }) => first <= on && on <= last
  // what is moved into these days from others belongs here as well
  const elsewhere = exceptions.filter(
    (each) => each.change === 'moved' && within(each.to) && !within(each),
  )
  const planned = gatherings.flatMap((gathering) =>
    [
      ...datesOf(gathering, first, last),
      ...new Set(elsewhere.flatMap(({ on }) => datesOf(gathering, on, on))),
    ].map((on) => ({ gathering, planned: { on, at: gathering.at } })),
  )
  const regular = planned.map(({ gathering, planned }) => {
    const exception = exceptions.find((each) => isMeant(each, planned))
    if (!exception) return timed({ gathering, planned, ...planned })
    const { change, reason } = exception
    const now = change === 'moved' ? exception.to : planned
    return timed({ gathering, planned, change, ...now, ...(reason !== undefined && { reason }) })
  })
  const extra = exceptions.filter(within).flatMap((each) => {
    if (each.change !== 'extra') return []
    const { change, on, at, gathering, reason } = each
    const planned = { on, at }
    return [timed({ gathering, planned, change, on, at, ...(reason !== undefined && { reason }) })]
  })
  return [...regular, ...extra]
    .filter((each) => within(each) || within(each.planned))
    .toSorted((one, other) => one.starts - other.starts)

  function timed(each: Omit<Occurrence<G, Reason>, 'starts' | 'ends'>): Occurrence<G, Reason> {
    const starts = instantOf(each.on, each.at, timeZone)
    return { ...each, starts, ends: starts + (each.gathering.minutes ?? leastMinutes) * 60_000 }
  }
}

/** Every occurrence that is not as always: each is near an exception, so that few need to be counted. */
export function exceptional<G extends Gathering, Reason>(
  timetable: Timetable<G, Reason>,
): Occurrence<G, Reason>[] {
  const found = timetable.exceptions.flatMap(({ on, change }) =>
    occurrences(timetable, on, on).filter(
      (each) => each.change === change && each.planned.on === on,
    ),
  )
  return [
    ...new Map(found.map((each) => [`${each.starts} ${each.gathering.id}`, each])).values(),
  ].toSorted((one, other) => one.starts - other.starts)
}

function isMeant(exception: { change: string } & Asked, planned: { on: CalendarDate; at: Time }) {
  const { change, on, at = planned.at } = exception
  return change !== 'extra' && on === planned.on && at === planned.at
}

/** The days of something that repeats, between two days, both included. */
export function datesOf(
  {
    repeat,
    from = '2000-01-01',
    until = '2099-12-31',
  }: Pick<Gathering, 'repeat' | 'from' | 'until'>,
  first: CalendarDate,
  last: CalendarDate,
): CalendarDate[] {
  const start = from > first ? from : first
  const end = until < last ? until : last
  const dates: CalendarDate[] = []
  if (repeat.every === 'week') {
    for (let on = firstOn(repeat.day, start); on <= end; on = addDays(on, 7)) dates.push(on)
    return dates
  }
  for (let month = monthOf(start); month <= monthOf(end); month = nextMonth(month)) {
    const on = nthOf(month, repeat.day, repeat.which)
    if (start <= on && on <= end) dates.push(on)
  }
  return dates
}
