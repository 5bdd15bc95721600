import { expect, test } from 'vitest'
import { current, nextOf } from './next.ts'
import type { Gathering, Timetable } from './occurrences.ts'

const worship: Gathering = {
  id: 'sunday-worship',
  repeat: { every: 'week', day: 'sunday' },
  at: '10:00',
  minutes: 90,
}

/** Christmas Day 2026 is a Friday, the Sunday after it the 27th. */
const church: Timetable<Gathering> = {
  timeZone: 'America/Los_Angeles',
  gatherings: [worship],
  exceptions: [
    { change: 'cancelled', on: '2026-12-27', reason: 'We are with our families' },
    {
      change: 'moved',
      on: '2027-01-10',
      to: { on: '2027-01-09', at: '18:00' },
      reason: 'The hall is painted',
    },
  ],
}

const at = (instant: string) => nextOf(church, Date.parse(instant))

test('a service is on from its first minute until its last', () => {
  const sunday = Date.parse('2026-11-22T10:00-08:00')
  expect(at('2026-11-22T09:59-08:00')).toMatchObject({ onNow: false, next: { starts: sunday } })
  expect(at('2026-11-22T10:00-08:00')).toMatchObject({ onNow: true, next: { starts: sunday } })
  expect(at('2026-11-22T11:29-08:00')).toMatchObject({ onNow: true, next: { starts: sunday } })
  expect(at('2026-11-22T11:30-08:00')).toMatchObject({
    onNow: false,
    next: { starts: Date.parse('2026-11-29T10:00-08:00') },
  })
})

test('a service that is called off is never the next one, and says so until its day is over', () => {
  const told = at('2026-12-27T23:59-08:00')
  expect(told.next?.on).toBe('2027-01-03')
  expect(told.changes.filter(({ change }) => change === 'cancelled')).toMatchObject([
    { on: '2026-12-27', reason: 'We are with our families' },
  ])
  expect(at('2026-12-28T00:00-08:00').changes.map(({ change }) => change)).not.toContain(
    'cancelled',
  )
  // nobody is told of Christmas in November
  expect(at('2026-11-22T12:00-08:00').changes).toEqual([])
})

test('a service that is moved is the next one at its new time, and says so on both days', () => {
  const moved = { change: 'moved', on: '2027-01-09', planned: { on: '2027-01-10', at: '10:00' } }
  expect(at('2027-01-08T12:00-08:00')).toMatchObject({ next: moved, changes: [moved] })
  // whoever comes on the old day reads that it was the day before
  expect(at('2027-01-10T10:00-08:00')).toMatchObject({
    next: { on: '2027-01-17' },
    changes: [moved],
  })
  expect(at('2027-01-11T00:00-08:00').changes).toEqual([])
})

test('a notice stands from the morning of its first day to the evening of its last, there', () => {
  const notice = { from: '2026-11-20', to: '2026-11-22', text: 'Bring a coat' } as const
  const stands = (instant: string) =>
    current([notice], 'Europe/Madrid', Date.parse(instant)).length === 1
  expect(stands('2026-11-19T23:59+01:00')).toBe(false)
  expect(stands('2026-11-20T00:00+01:00')).toBe(true)
  expect(stands('2026-11-22T23:59+01:00')).toBe(true)
  expect(stands('2026-11-23T00:00+01:00')).toBe(false)
})
