import { type CalendarDate, addDays, nthOf } from './dates.ts'

type Year = `20${number}`

/** Feasts that come every year: on a day of the calendar, of a month, or as the moon has it. */
const feasts = {
  christmas: (year: Year): CalendarDate => `${year}-12-25`,
  newYear: (year: Year): CalendarDate => `${year}-01-01`,
  easter,
  thanksgiving: (year: Year) => nthOf(`${year}-11`, 'thursday', 4),
} as const

export type Feast = keyof typeof feasts

export function feastIn(year: number, feast: Feast): CalendarDate {
  return feasts[feast](`${year}` as Year)
}

/** Easter Sunday by Gauss's rule, with what it is from 1900 to 2099: https://en.wikipedia.org/wiki/Date_of_Easter */
function easter(written: Year): CalendarDate {
  const year = Number(written)
  const golden = year % 19
  const moon = (19 * golden + 24) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  // the moon of the tables is never as late as the rule would have it
  const isLate = sunday === 6 && (moon === 29 || (moon === 28 && golden > 10))
  return addDays(`${written}-03-22`, moon + sunday - (isLate ? 7 : 0))
}
