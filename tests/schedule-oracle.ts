/** An oracle for the schedule that shares no line with it: Temporal, and nothing but counting days. */
import { Temporal } from 'temporal-polyfill'
import type { CalendarDate } from '#app/time/calendar.ts'
import type { MadeUpChurch } from './made-up-churches.ts'

/** The three years that are counted. */
export const first: CalendarDate = '2025-10-01'
export const last: CalendarDate = '2028-10-01'

export type Expected = { id: string; starts: number; ends: number; change?: string }

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Everything that a church holds, day by day. */
export function counted({ timeZone, gatherings, exceptions }: MadeUpChurch): Expected[] {
  const found: Expected[] = []
  const add = (id: string, minutes: number, on: string, at: string, change?: string) => {
    const start = Temporal.PlainDateTime.from(`${on}T${at}`).toZonedDateTime(timeZone)
    found.push({
      id,
      starts: start.epochMilliseconds,
      ends: start.add({ minutes }).epochMilliseconds,
      ...(change && { change }),
    })
  }
  const end = Temporal.PlainDate.from(last)
  for (let day = Temporal.PlainDate.from(first); ; day = day.add({ days: 1 })) {
    if (Temporal.PlainDate.compare(day, end) > 0) break
    const on = day.toString()
    for (const { id, repeat, at, minutes = 60 } of gatherings) {
      if (weekdays[day.dayOfWeek - 1] !== repeat.day) continue
      if (repeat.every === 'month') {
        const isLast = day.add({ days: 7 }).month !== day.month
        const which = Math.ceil(day.day / 7)
        if (repeat.which === 'last' ? !isLast : repeat.which !== which) continue
      }
      const exception = exceptions.find(
        (each) => each.change !== 'extra' && each.on === on && (each.at ?? at) === at,
      )
      if (!exception) add(id, minutes, on, at)
      else if (exception.change === 'cancelled') add(id, minutes, on, at, 'cancelled')
      else if (exception.change === 'moved') {
        add(id, minutes, exception.to.on, exception.to.at, 'moved')
      }
    }
    for (const each of exceptions) {
      if (each.change !== 'extra' || each.on !== on) continue
      add(each.gathering.id, each.gathering.minutes ?? 60, on, each.at, 'extra')
    }
  }
  return found.toSorted((one, other) => one.starts - other.starts)
}

/** The instants at which the clocks of a zone change. */
export function changesOfClocks(zone: string): number[] {
  const changes: number[] = []
  let at = Temporal.ZonedDateTime.from(`${first}T00:00[${zone}]`)
  for (;;) {
    const change = at.getTimeZoneTransition('next')
    if (!change || change.epochMilliseconds > Date.parse(last)) return changes
    changes.push(change.epochMilliseconds)
    at = change
  }
}
