import type { CalendarDate } from './calendar.ts'
import { wallClock } from './zone.ts'
import { addDays } from './dates.ts'
import { occurrences, type Gathering, type Occurrence, type Timetable } from './occurrences.ts'

/** How far ahead it is told that something is called off, moved or added. */
const daysAhead = 14

/** How far ahead a next time is looked for: past any holiday. */
const daysSearched = 70

export type Next<G extends Gathering, Reason = string> = {
  /** What takes place next, or is on. */
  next?: Occurrence<G, Reason>
  onNow: boolean
  /** What the next days hold that is not as always, until each of its days is over. */
  changes: Occurrence<G, Reason>[]
}

/** What comes next in a place, by the clock of whoever asks. `now` is an instant in milliseconds. */
export function nextOf<G extends Gathering, Reason>(
  timetable: Timetable<G, Reason>,
  now: number,
): Next<G, Reason> {
  const { date: today } = wallClock(now, timetable.timeZone)
  const soon = addDays(today, daysAhead)
  // what began yesterday may last past midnight
  const near = occurrences(timetable, addDays(today, -1), soon)
  const coming = (all: typeof near) =>
    all.find(({ change, ends }) => change !== 'cancelled' && ends > now)
  const next = coming(near) ?? coming(occurrences(timetable, soon, addDays(today, daysSearched)))
  return {
    ...(next && { next }),
    onNow: next !== undefined && next.starts <= now,
    changes: changesIn(near, today),
  }
}

/** What the next days hold in a place that is not as always. */
export function changesNear<G extends Gathering, Reason>(
  timetable: Timetable<G, Reason>,
  today: CalendarDate,
): Occurrence<G, Reason>[] {
  return changesIn(occurrences(timetable, today, addDays(today, daysAhead)), today)
}

function changesIn<G extends Gathering, Reason>(
  near: readonly Occurrence<G, Reason>[],
  today: CalendarDate,
): Occurrence<G, Reason>[] {
  return near.filter(({ change, on, planned }) => {
    const { from, to } = toldOn(on, planned.on)
    return change && from <= today && today <= to
  })
}

/** The days on which it is told that something is not as always. */
export function toldOn(on: CalendarDate, planned: CalendarDate): Notice {
  const [first, last] = on < planned ? [on, planned] : [planned, on]
  return { from: addDays(first, -daysAhead), to: last }
}

/** A notice with the first and the last day on which it is shown. */
export type Notice = { readonly from: CalendarDate; readonly to: CalendarDate }

/** The notices of a day. Nobody needs to take one down. */
export function current<N extends Notice>(
  notices: readonly N[],
  timeZone: string,
  now: number,
): N[] {
  const { date } = wallClock(now, timeZone)
  return notices.filter(({ from, to }) => from <= date && date <= to)
}

/** The notices that are not over: those of today, and those to come. */
export function notOver<N extends Notice>(
  notices: readonly N[],
  timeZone: string,
  now: number,
): N[] {
  const { date } = wallClock(now, timeZone)
  return notices.filter(({ to }) => date <= to)
}
