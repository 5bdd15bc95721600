import { dayOf, type CalendarDate } from '#app/time/dates.ts'
import { datesOf, repeatOf, type Rule } from '#app/time/rule.ts'
import type { EventFile } from './schema.server.ts'

type Again = Pick<EventFile, 'from' | 'repeat' | 'until'>

/** How an event takes place again: its day of the week is that of its first day. */
export function ruleOf({ from, repeat, until }: Again): Rule {
  const first = from as CalendarDate
  return { repeat: repeatOf(dayOf(first), repeat), from: first, ...(until && { until }) }
}

export function isDay(event: Again, on: CalendarDate): boolean {
  return datesOf(ruleOf(event), on, on).length > 0
}
