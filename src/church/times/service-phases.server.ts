import { defaultLocale } from '#app/language/locale.ts'
import { type CalendarDate, addDays } from '#app/time/dates.ts'
import { daysCounted } from '#app/time/listed.server.ts'
import type { Period } from '#app/time/next.ts'
import { occurrencesOf } from '#app/time/occurrence.ts'
import { periodBetween } from '#app/time/period.server.ts'
import { endOf, instantOf, wallClock } from '#app/time/zone.ts'
import type { Church } from '../church.ts'
import type { Service } from './services.ts'
import { timetableOf } from './timetable.server.ts'

/** A service for as long as the same is to be said of it. */
export type Phase = {
  readonly service: Service
  /** It has not begun, and does on this day. */
  readonly begins?: CalendarDate
  /** Of every other week nobody can tell which: the next day. */
  readonly next?: CalendarDate
  /** The days on which that is so, where those are not all. */
  readonly told?: Period
}

/**
 * What a church does again and again: what is over is gone, or has all days called off that are left, and what
 * begins on a day is told with it, and from it on without. Every list of what there is every week asks here; it
 * is no older than the page, and on a page that was made before such a day the clock chooses.
 */
export function phasesOf(church: Church, now: number): Phase[] {
  return church.services.flatMap((service, index) => {
    const { from, until, every } = service
    const { timeZone } = church
    const begins = from && instantOf(from, '00:00', timeZone)
    const left = until || every === 'otherWeek' ? leftOf(church, index, now) : []
    const last = until && left.findLast(({ insteadOf }) => !insteadOf)
    const ends = last ? endOf(last.on, timeZone) : until ? 0 : Infinity
    if (ends <= now) return []
    const dates = every === 'otherWeek' ? nextTwo(left, now) : []
    const cuts = [begins ?? now, ...dates.map((date) => date.until)].filter(
      (cut) => now < cut && cut < ends,
    )
    const edges = [-Infinity, ...cuts, ends]
    return edges.slice(1).map((end, at): Phase => {
      const start = edges[at]!
      const isAhead = begins !== undefined && now < begins && start < begins
      const next = dates.find((date) => start < date.until && end <= date.until)?.on
      return {
        service,
        ...(isAhead ? { begins: from! } : next && { next }),
        ...((start > -Infinity || end < Infinity) && { told: periodBetween(start, end, now) }),
      }
    })
  })
}

export const servicesOf = (phases: readonly Phase[]): Service[] => [
  ...new Set(phases.map(({ service }) => service)),
]

/** What is left of a service and not called off. */
function leftOf(church: Church, index: number, now: number) {
  const { series, ...timetable } = timetableOf(church, defaultLocale)
  const { date: today } = wallClock(now, timetable.timeZone)
  const own = { ...timetable, series: [series[index]!] }
  const last = church.services[index]!.until ?? addDays(today, daysCounted)
  return occurrencesOf(own, addDays(today, -1), last).filter(
    ({ off, extra }) => off !== 'cancelled' && !extra,
  )
}

/** The next two times that one can come to: after the second, a page that is that old tells the rule alone. */
function nextTwo(left: ReturnType<typeof leftOf>, now: number) {
  return left
    .filter(({ off, until }) => !off && now < until)
    .slice(0, 2)
    .map(({ on, until }) => ({ on: on as CalendarDate, until }))
}
