import type { Schedule } from 'schema-dts'
import { byDay } from './calendar-file/time-zone.ts'
import type { Day } from './dates.ts'
import type { Again } from './occurrence.ts'

/** A rule in the words of https://schema.org/Schedule. What is not as always is no part of it. */
export function scheduleFacts(
  { repeat, from, until, at, minutes }: Again,
  timeZone: string,
  except: readonly string[],
) {
  const weeks = repeat.every === 'week' ? (repeat.interval ?? 1) : 0
  return {
    '@type': 'Schedule',
    ...(from && { startDate: from }),
    ...(until && { endDate: until }),
    'repeatFrequency': weeks ? `P${weeks}W` : 'P1M',
    // of a month as calendar files write it: https://schema.org/byDay
    'byDay': repeat.every === 'month' ? byDay(repeat.day, repeat.which) : dayOfWeek(repeat.day),
    ...(at && { startTime: at }),
    ...(minutes && { duration: `PT${minutes}M` }),
    'scheduleTimezone': timeZone,
    ...(except.length > 0 && { exceptDate: [...except] }),
  } satisfies Schedule
}

const dayOfWeek = (day: Day) =>
  `https://schema.org/${day[0]!.toUpperCase()}${day.slice(1)}` as `https://schema.org/${Capitalize<Day>}`
