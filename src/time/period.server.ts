import { type CalendarDate, addDays } from './dates.ts'
import { iso, type Period } from './next.ts'
import { endOf, instantOf } from './zone.ts'

/** How far ahead it is told that something is canceled, moved, added, closed or in doubt. */
export const toldAhead = 14

/** Days as the clocks of a place count them. */
export function periodOf(timeZone: string, from: CalendarDate, to: CalendarDate, now: number) {
  return periodBetween(instantOf(from, '00:00', timeZone), endOf(to, timeZone), now)
}

/** Instants; what is endless at one end is so long before or after any page. */
export function periodBetween(begin: number, end: number, now: number): Period {
  return {
    from: iso(Math.max(begin, 0)),
    until: iso(Math.min(end, Date.UTC(2100, 0))),
    ...(begin <= now && now < end && { atBuild: true }),
  }
}

/** Days as the visitor's own clock counts them, whichever it is: `Date` reads what has no zone so. */
export function periodAnywhere(from: CalendarDate, to: CalendarDate, now: number): Period {
  const day = iso(now).slice(0, 10)
  const atBuild = from <= day && day <= to
  const until = `${addDays(to, 1)}T00:00`
  return { from: `${from}T00:00`, until, ...(atBuild && { atBuild }) }
}
