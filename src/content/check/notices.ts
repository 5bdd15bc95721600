import { type CalendarDate, daysBetween } from '#app/time/dates.ts'
import { both } from '../fields.ts'
import type { Fact } from './fact.ts'
import { ofDays } from './times.ts'

const problem = both('the notice ends before it begins', 'el aviso termina antes de empezar')

const long = (days: number) => ({
  problem: both(`the notice stands there for ${days} days`, `el aviso se lee durante ${days} días`),
  remedy: both(
    'Look at the year. What is always so belongs to the text of the page',
    'Mire el año. Lo que vale siempre va en el texto de la página',
  ),
  advice: true as const,
})

/** What is true for longer is no notice: it is a slip of the year. */
const longest = 366

/** Notices that could never be read, or would be for years. */
export function factsOfNotices(
  file: string,
  notices: readonly { from: CalendarDate; to: CalendarDate }[] = [],
): Fact[] {
  return notices
    .flatMap(({ from, to }, index) => {
      const way = ['notices', index, 'to']
      const days = daysBetween(from, to)
      return days > longest ? { way, ...long(days) } : ofDays(way, from, to, problem)
    })
    .map((each) => ({ file, ...each }))
}
