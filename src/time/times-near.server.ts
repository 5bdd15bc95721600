import {
  type CalendarDate,
  addDays,
  earlier,
  firstDayOf,
  lastDayOf,
  later,
  never,
} from './dates.ts'
import { daysCounted } from './listed.server.ts'
import { occurrencesOf, type Occurrence, type Timetable } from './occurrence.ts'
import { byStart, nextOrLast } from './state.ts'
import { wallClock } from './zone.ts'

/** The times of which a page may tell. Beyond them only the rule is certain. */
export type Near = {
  /** The last one that is over, and all of the coming days; what is off is among them. */
  readonly times: readonly Occurrence[]
  /** It takes place after them, too. */
  readonly goesOn: boolean
}

/** Of what begins later its first times, and of what is over for ever its last. */
export function timesNear(timetable: Timetable, now: number): Near {
  const { date: today } = wallClock(now, timetable.timeZone)
  const [first, last] = boundsOf(timetable, today)
  const within = (from: CalendarDate, to: CalendarDate) => occurrencesOf(timetable, from, to)
  // what began yesterday may go on after midnight
  const start = later(addDays(today, -1), first)
  const isMonthly = timetable.series.some(
    (what) => 'repeat' in what && what.repeat.every === 'month',
  )
  const end = addDays(start, isMonthly ? 2 * daysCounted : daysCounted)
  const coming = within(start, end).filter(({ off, until }) => off || until > now)
  const over = lastOver(earlier(today, last))
  const times = [...(over ? [over] : []), ...coming].toSorted(byStart)
  return {
    // what was called off as a whole
    times: times.length > 0 ? times : within(first, last),
    goesOn: within(addDays(end, 1), addDays(end, daysCounted)).some(
      ({ off, on }) => !off && on > end,
    ),
  }

  function lastOver(day: CalendarDate): Occurrence | undefined {
    if (day < first) return undefined
    // the last one may have been moved beyond the last day
    const found = within(addDays(day, -daysCounted), addDays(day, daysCounted))
    return (
      found.findLast(({ off, until }) => !off && until <= now) ??
      lastOver(addDays(day, -daysCounted))
    )
  }
}

/** The one that one can still come to; where there is none, the last one that there was. */
export function timeNear(timetable: Timetable, now: number): Occurrence {
  return nextOrLast(timesNear(timetable, now).times, now)
}

/** The first and the last day. What has none begins today, and does not end. */
function boundsOf({ series, exceptions }: Timetable, today: CalendarDate) {
  // the first one may be moved to an earlier day
  const moved = exceptions.flatMap((each) => (each.change === 'moved' ? each.to.on : []))
  const first = [...series.map(({ from = today }) => firstDayOf(from)), ...moved].toSorted()
  const last = series.map((what) => ('repeat' in what ? what.until : lastDayOf(what.to)) ?? never)
  return [first[0]!, last.toSorted().at(-1)!] as const
}
