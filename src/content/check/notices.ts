import type { CalendarDate } from '#app/time/dates.ts'
import { both } from '../fields.ts'
import type { Fact } from './fact.ts'
import { ofDays } from './times.ts'

const problem = both('the notice ends before it begins', 'el aviso termina antes de empezar')

/** Notices that could never be read. */
export function factsOfNotices(
  file: string,
  notices: readonly { from: CalendarDate; to: CalendarDate }[] = [],
): Fact[] {
  return notices
    .flatMap(({ from, to }, index) => ofDays(['notices', index, 'to'], from, to, problem))
    .map((each) => ({ file, ...each }))
}
