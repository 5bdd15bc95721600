import type { Locale } from '#app/language/locale.ts'
import { clock, withYear } from './in-words.ts'
import { wallClock } from './zone.ts'

/** `November 22, 2026, 7:30 PM`, by the clock of a zone. */
export function momentOf(instant: number, timeZone: string, locale: Locale): string {
  const { date, time } = wallClock(instant, timeZone)
  return `${withYear(date, locale)}, ${clock(time, locale, timeZone)}`
}
