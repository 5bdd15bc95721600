import { assert, constantFrom, date, property } from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import type { CalendarDate, Time } from './dates.ts'
import { instantOf, wallClock } from './zone.ts'

test('a time that the clocks skip is as much later as they skip', () => {
  // in the night into 29 March 2026 the clocks of Madrid go from 2:00 to 3:00
  expect(new Date(instantOf('2026-03-29', '02:30', 'Europe/Madrid')).toISOString()).toBe(
    '2026-03-29T01:30:00.000Z',
  )
})

test('a time that comes twice is the first of the two', () => {
  // in the night into 1 November 2026 the clocks of California go from 2:00 back to 1:00
  expect(new Date(instantOf('2026-11-01', '01:30', 'America/Los_Angeles')).toISOString()).toBe(
    '2026-11-01T08:30:00.000Z',
  )
})

const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'Europe/Madrid',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Casablanca',
  'Pacific/Auckland',
]

test('any time anywhere is the instant that Temporal says, and back', () => {
  assert(
    property(
      constantFrom(...zones),
      date({ min: new Date('2024-01-01'), max: new Date('2029-12-31'), noInvalidDate: true }),
      (zone, moment) => {
        const [date, time] = [moment.toISOString().slice(0, 10), moment.toISOString().slice(11, 16)]
        const oracle = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone)
        const instant = instantOf(date as CalendarDate, time as Time, zone)
        expect(instant).toBe(oracle.epochMilliseconds)
        expect(wallClock(instant, zone)).toEqual({
          date: oracle.toPlainDate().toString(),
          time: oracle.toPlainTime().toString({ smallestUnit: 'minute' }),
        })
      },
    ),
    { numRuns: 2000 },
  )
})
