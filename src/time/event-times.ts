import { endOf, type CalendarDate, type CalendarMonth, type Time } from './calendar.ts'
import { instantOf, wallClock } from './zone.ts'
import { addDays, dayOf, daysBetween } from './dates.ts'
import { changesNear } from './next.ts'
import {
  exceptional,
  occurrences,
  type Exception,
  type Gathering,
  type Occurrence,
  type Repeat,
} from './occurrences.ts'

type DateOrMonth = CalendarDate | CalendarMonth

type Days = { readonly from: DateOrMonth; readonly to: DateOrMonth }

type Length = {
  readonly at?: Time
  /** How long it lasts, where that is known; otherwise until its last day is over. */
  readonly minutes?: number
  readonly timeZone: string
}

/** When an event takes place: on some days, or in a month; once, or again and again. */
export type EventTimes<Reason = string> = Days &
  Length & {
    readonly repeat?: Repeat
    /** The last day on which it may take place again. */
    readonly until?: CalendarDate
    readonly exceptions: readonly EventException<Reason>[]
  }

export type EventException<Reason = string> = Extract<
  Exception<unknown, Reason>,
  { change: 'cancelled' | 'moved' }
>

/** One time that an event takes place. Of a month without days nobody knows when it begins. */
export type EventTime<Reason = string> = Days & {
  readonly at?: Time
  /** Instants, in milliseconds. */
  readonly starts?: number
  readonly ends: number
  readonly change?: 'cancelled' | 'moved'
  /** Its first day, had it not been moved. */
  readonly planned: DateOrMonth
  readonly reason?: Reason
}

/** The instant at which an event is over, where it takes place. */
export function endsAt({ from, to, at, minutes, timeZone }: Days & Length): number {
  const long = at && minutes !== undefined && from === to && from.length > 7
  if (!long) return endOf(to, timeZone).getTime()
  return instantOf(from as CalendarDate, at, timeZone) + minutes * 60_000
}

/** The instant at which an event begins; of one that has no days yet, nobody knows. */
export function startsAt(event: Pick<Days & Length, 'from' | 'at' | 'timeZone'>) {
  const { from, at = '00:00', timeZone } = event
  return from.length === 7 ? undefined : instantOf(from as CalendarDate, at, timeZone)
}

/** How an event comes again, as one says it of its first day. */
export type HowOften = 'week' | 'first' | 'second' | 'third' | 'fourth' | 'last'

const which = { first: 1, second: 2, third: 3, fourth: 4, last: 'last' } as const

/** The rule of an event that comes again on the day of the week of its first day. */
export function repeatFrom(from: CalendarDate, how: HowOften): Repeat {
  const day = dayOf(from)
  return how === 'week' ? { every: 'week', day } : { every: 'month', which: which[how], day }
}

/** How far ahead a next time is looked for: past two that are called off. */
const daysSearched = 100

/** Every time that an event takes place, or was to, from one day to another. */
function eventTimes<Reason>(
  event: EventTimes<Reason>,
  first: CalendarDate,
  last: CalendarDate,
): EventTime<Reason>[] {
  if (!event.repeat) return [once(event)]
  return occurrences(timetable(event, event.repeat), first, last).map((each) => timed(event, each))
}

/** The time that one can still come to; where there is none, the last one that there was. */
export function eventTimeAt<Reason>(event: EventTimes<Reason>, now: number): EventTime<Reason> {
  const { from, to, until, repeat, timeZone } = event
  if (!repeat) return once(event)
  const takesPlace = ({ change }: EventTime<Reason>) => change !== 'cancelled'
  const { date: today } = wallClock(now, timeZone)
  // what began some days ago may be under way
  const near = addDays(today, -1 - daysBetween(from as CalendarDate, to as CalendarDate))
  const start = near > from ? near : (from as CalendarDate)
  const coming = eventTimes(event, start, addDays(start, daysSearched))
  const next = coming.find((each) => takesPlace(each) && each.ends > now)
  if (next) return next
  const end = until && until < today ? until : today
  return (
    eventTimes(event, addDays(end, -daysSearched), addDays(end, daysSearched)).findLast(
      (each) => takesPlace(each) && each.ends <= now,
    ) ?? once(event)
  )
}

/** What is called off or moved in the next days, until each of its days is over. */
export function eventChanges<Reason>(event: EventTimes<Reason>, now: number): EventTime<Reason>[] {
  const { repeat, timeZone } = event
  if (!repeat) return []
  return changesNear(timetable(event, repeat), wallClock(now, timeZone).date).map((each) =>
    timed(event, each),
  )
}

/** Everything of an event that comes again that is ever called off or moved. */
export function eventExceptions<Reason>(event: EventTimes<Reason>): EventTime<Reason>[] {
  const { repeat } = event
  return repeat ? exceptional(timetable(event, repeat)).map((each) => timed(event, each)) : []
}

function once<Reason>(event: EventTimes<Reason>): EventTime<Reason> {
  const { from, to, at, exceptions } = event
  const exception = event.repeat ? undefined : exceptions.find(({ on }) => on === from)
  const starts = startsAt(event)
  return {
    from,
    to,
    ...(at && { at }),
    ...(starts !== undefined && { starts }),
    ends: endsAt(event),
    planned: from,
    ...(exception && { change: 'cancelled', reason: exception.reason }),
  }
}

/** An event that repeats is counted as a gathering is; without a clock, from the beginning of its day. */
function timetable<Reason>(
  { from, until, at = '00:00', timeZone, exceptions }: EventTimes<Reason>,
  repeat: Repeat,
) {
  const days = { from: from as CalendarDate, ...(until && { until }) }
  return { timeZone, gatherings: [{ id: 'event', repeat, at, ...days }], exceptions }
}

function timed<Reason>(
  event: EventTimes<Reason>,
  { on, at, starts, planned, change, reason }: Occurrence<Gathering, Reason>,
): EventTime<Reason> {
  const { minutes, timeZone } = event
  const to = addDays(on, daysBetween(event.from as CalendarDate, event.to as CalendarDate))
  const clock = event.at && { at }
  return {
    from: on,
    to,
    ...clock,
    starts,
    ends: endsAt({ from: on, to, ...clock, ...(minutes && { minutes }), timeZone }),
    planned: planned.on,
    ...(change && change !== 'extra' && { change }),
    ...(reason !== undefined && { reason }),
  }
}

/** Instants, in milliseconds. */
type Span = { readonly starts?: number | undefined; readonly ends: number }

export type State = 'coming' | 'on' | 'past'

/** What an event is at an instant. A month without days is never on: it comes until it is over. */
export function stateOf({ starts = Infinity, ends }: Span, now: number): State {
  if (ends <= now) return 'past'
  return starts <= now ? 'on' : 'coming'
}
