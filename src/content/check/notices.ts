import type { CalendarDate } from '#app/time/calendar.ts'
import { both } from '../fields.ts'
import type { Fact } from './fact.ts'
import { lastAfterFirst } from './times.ts'

/** Notices that could never be read. */
export function factsOfNotices(
  file: string,
  notices: readonly { from: CalendarDate; to: CalendarDate }[] = [],
): Fact[] {
  return notices.flatMap(({ from, to }, index): Fact | [] => {
    if (from <= to) return []
    return {
      file,
      way: ['notices', index, 'to'],
      problem: both('the notice ends before it begins', 'el aviso termina antes de empezar'),
      remedy: lastAfterFirst,
    }
  })
}
