import {
  type CalendarDate,
  type DateOrMonth,
  type Time,
  addDays,
  lastDayOf,
  oneDay,
} from './dates.ts'
import { memoize } from './memoize.ts'

export type WallClock = { date: CalendarDate; time: Time }

/**
 * The instant, in milliseconds, at which the clocks of a time zone show a date and a time. A time that
 * comes twice in the night when the clocks go back is the first of the two; one that they skip in
 * spring is as much later as they skip: as RFC 5545 and Temporal have it.
 * https://www.rfc-editor.org/rfc/rfc5545#section-3.3.5
 */
export const instantOf = memoize((date: CalendarDate, time: Time, timeZone: string): number => {
  const shown = Date.parse(`${date}T${time}Z`)
  // no zone changes its clocks twice within two days: one of these two is right
  const before = shown - offset(shown - oneDay, timeZone)
  const after = shown - offset(shown + oneDay, timeZone)
  return before !== after && shows(after) && !shows(before) ? after : before

  function shows(instant: number) {
    return instant + offset(instant, timeZone) === shown
  }
})

export function wallClock(instant: number, timeZone: string): WallClock {
  return shownAs(instant + offset(instant, timeZone))
}

/** Of an instant to which is added how far the clocks are ahead. */
export function shownAs(instant: number): WallClock {
  const shown = new Date(instant).toISOString()
  return { date: shown.slice(0, 10) as CalendarDate, time: shown.slice(11, 16) as Time }
}

/** `-08:00`, `+05:30`: how far clocks are ahead of UTC, as it is written. */
export function inHours(ahead: number): string {
  return `${ahead < 0 ? '-' : '+'}${shownAs(Math.abs(ahead)).time}`
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export function offset(instant: number, timeZone: string): number {
  // `1/31/2026, 17:05:00`: to ask for its parts by name takes three times as long
  const numbers = formatOf(timeZone).format(instant).match(/\d+/g)!.map(Number)
  const [month, day, year, ...clock] = numbers as [number, number, number]
  const shown = Date.UTC(year, month - 1, day, ...clock)
  return shown - Math.floor(instant / 1000) * 1000
}

const formatOf = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
)

/** When the clocks of a zone change between two instants, and how far they are ahead before and after. */
export function changesOf(timeZone: string, since: number, until: number) {
  const changes: { at: number; from: number; to: number }[] = []
  let to = offset(since, timeZone)
  for (let begin = since; begin < until; begin += 7 * oneDay) {
    const end = Math.min(begin + 7 * oneDay, until)
    const from = to
    to = offset(end, timeZone)
    if (from === to) continue
    // halving the week finds the minute in fourteen steps
    let [before, after] = [begin / minute, end / minute]
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (offset(middle * minute, timeZone) === from) before = middle
      else after = middle
    }
    changes.push({ at: after * minute, from, to })
  }
  return changes
}

export const minute = 60_000

/** The instant at which a day or a month of the calendar is over in a time zone. */
export function endOf(date: DateOrMonth, timeZone: string): number {
  return instantOf(addDays(lastDayOf(date), 1), '00:00', timeZone)
}
