/**
 * The rules of a time zone as a calendar file tells them, found in what the platform knows of the zone.
 * https://www.rfc-editor.org/rfc/rfc5545#section-3.6.5
 */
import { type CalendarDate, type Day, dayOf, monthOf, nthOf, type Nth } from '#app/time/dates.ts'
import { memoize } from '#app/time/memoize.ts'
import { changesOf, inHours, offset } from '#app/time/zone.ts'
import { compact, line } from './lines.ts'

/** The years whose changes of clocks are looked at: from before the first entry of any calendar. */
const years = { first: 2023, last: 2040 }

/** A change of the clocks: when, as they showed it before, and how far they are ahead of UTC then. */
type Change = { shown: string; date: CalendarDate; from: number; to: number }

export const timeZone = memoize((name: string): string => {
  const changes = changesOf(name, Date.UTC(years.first, 0), Date.UTC(years.last + 1, 0)).map(
    ({ at, from, to }): Change => {
      const shown = new Date(at + from).toISOString().slice(0, 19)
      return { shown, date: shown.slice(0, 10) as CalendarDate, from, to }
    },
  )
  const observances = changes.length > 0 ? observancesOf(changes) : [unchanged(name)]
  return [
    line('BEGIN', 'VTIMEZONE'),
    line('TZID', name),
    ...observances,
    line('END', 'VTIMEZONE'),
  ].join('')
})

/** One observance a rule, where the changes of all years follow one; else one with all its days. */
function observancesOf(changes: readonly Change[]): string[] {
  const alike = Object.groupBy(changes, ({ shown, from, to }) =>
    [shown.slice(5, 7), shown.slice(11), from, to].join(' '),
  )
  return Object.values(alike).flatMap((group) => {
    if (!group) return []
    const [first] = group as [Change, ...Change[]]
    const everyYear = group.length === years.last - years.first + 1
    const nth = ([1, 2, 3, 4, 'last'] as const).find((nth) =>
      group.every(({ date }) => date === nthOf(monthOf(date), dayOf(first.date), nth)),
    )
    const when =
      everyYear && nth
        ? line(
            'RRULE',
            `FREQ=YEARLY;BYMONTH=${Number(first.date.slice(5, 7))};BYDAY=${byDay(dayOf(first.date), nth)}`,
          )
        : group
            .slice(1)
            .map(({ shown }) => line('RDATE', compact(shown)))
            .join('')
    return observance(first, when)
  })
}

function unchanged(zone: string): string {
  const always = offset(Date.UTC(years.first, 0), zone)
  const shown = '1970-01-01T00:00:00'
  return observance({ shown, date: '1970-01-01' as CalendarDate, from: always, to: always }, '')
}

function observance({ shown, from, to }: Change, when: string): string {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    line('BEGIN', kind),
    line('DTSTART', compact(shown)),
    line('TZOFFSETFROM', inHours(from).replace(':', '')),
    line('TZOFFSETTO', inHours(to).replace(':', '')),
    when,
    line('END', kind),
  ].join('')
}

/** `2SU`, `-1SU` */
export function byDay(day: Day, nth: Nth): string {
  return `${nth === 'last' ? -1 : nth}${weekday(day)}`
}

/** `SU` */
export function weekday(day: Day): string {
  return day.slice(0, 2).toUpperCase()
}
