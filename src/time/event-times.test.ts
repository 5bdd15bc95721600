import { expect, test } from 'vitest'
import {
  endsAt,
  eventChanges,
  eventTimeAt,
  repeatFrom,
  startsAt,
  stateOf,
  type EventTimes,
} from './event-times.ts'

test('the last day of an event counts where it takes place', () => {
  const ends = endsAt({ from: '2026-03-16', to: '2026-03-31', timeZone: 'Europe/Madrid' })
  expect(new Date(ends).toISOString()).toBe('2026-03-31T22:00:00.000Z')
})

const camp = { from: '2026-11-06', to: '2026-11-08', timeZone: 'America/Los_Angeles' } as const
const stateAt = (event: typeof camp & { at?: '18:00'; minutes?: number }, now: string) =>
  stateOf({ starts: startsAt(event), ends: endsAt(event) }, Date.parse(now))

test('an event comes, is on and is past by the clock of where it takes place', () => {
  expect(stateAt(camp, '2026-11-05T23:59-08:00')).toBe('coming')
  expect(stateAt(camp, '2026-11-06T00:00-08:00')).toBe('on')
  expect(stateAt(camp, '2026-11-08T23:59-08:00')).toBe('on')
  expect(stateAt(camp, '2026-11-09T00:00-08:00')).toBe('past')
  // in Barcelona it is the 9th already, in California it is not
  expect(stateAt(camp, '2026-11-09T07:00+01:00')).toBe('on')
})

test('an event with an hour is on from that hour', () => {
  expect(stateAt({ ...camp, at: '18:00' }, '2026-11-06T17:59-08:00')).toBe('coming')
  expect(stateAt({ ...camp, at: '18:00' }, '2026-11-06T18:00-08:00')).toBe('on')
})

test('an event without days is never on, and past when its month is', () => {
  const month = { from: '2026-02', to: '2026-02', timeZone: 'Asia/Kolkata' } as const
  const state = (now: string) =>
    stateOf({ starts: startsAt(month), ends: endsAt(month) }, Date.parse(now))
  expect(state('2026-02-14T12:00+05:30')).toBe('coming')
  expect(state('2026-03-01T00:00+05:30')).toBe('past')
})

test('an event whose length is known is over when it has passed', () => {
  const evening = { from: '2026-11-06', to: '2026-11-06', timeZone: 'Europe/Madrid' } as const
  const ends = endsAt({ ...evening, at: '18:00', minutes: 90 })
  expect(new Date(ends).toISOString()).toBe('2026-11-06T18:30:00.000Z')
  // of several days nobody knows when each of them ends
  const days = endsAt({ ...evening, to: '2026-11-07', at: '18:00', minutes: 90 })
  expect(new Date(days).toISOString()).toBe('2026-11-07T23:00:00.000Z')
})

/** Breakfast on every first Saturday: 5 December 2026 is one, and so is 2 January 2027. */
const breakfast: EventTimes = {
  from: '2026-10-03',
  to: '2026-10-03',
  at: '09:00',
  minutes: 120,
  timeZone: 'America/Los_Angeles',
  repeat: repeatFrom('2026-10-03', 'first'),
  until: '2027-03-31',
  exceptions: [
    { change: 'cancelled', on: '2026-12-05', reason: 'The kitchen is painted' },
    {
      change: 'moved',
      on: '2027-01-02',
      to: { on: '2027-01-09', at: '10:00' },
      reason: 'It is New Year',
    },
  ],
}
const next = (now: string) => eventTimeAt(breakfast, Date.parse(now))

test('an event that repeats is always the one that one can still come to', () => {
  expect(next('2026-08-01T12:00Z').from).toBe('2026-10-03')
  expect(next('2026-11-07T10:59-08:00')).toMatchObject({ from: '2026-11-07', at: '09:00' })
  // the next one is called off, and the one after it moved
  expect(next('2026-11-07T11:00-08:00')).toMatchObject({
    from: '2027-01-09',
    at: '10:00',
    change: 'moved',
    planned: '2027-01-02',
  })
  expect(next('2027-01-09T12:00-08:00').from).toBe('2027-02-06')
})

test('an event that repeats is over with its last time', () => {
  for (const now of ['2027-03-06T11:00-08:00', '2030-01-01T00:00Z']) {
    const last = next(now)
    expect(last.from).toBe('2027-03-06')
    expect(stateOf(last, Date.parse(now))).toBe('past')
  }
})

test('what is called off says so two weeks before, until its day is over', () => {
  const told = (now: string) => eventChanges(breakfast, Date.parse(now)).map(({ reason }) => reason)
  expect(told('2026-11-20T12:00-08:00')).toEqual([])
  expect(told('2026-11-21T12:00-08:00')).toEqual(['The kitchen is painted'])
  expect(told('2026-12-05T23:59-08:00')).toEqual(['The kitchen is painted'])
  expect(told('2026-12-06T00:00-08:00')).toEqual([])
})

test('an event that was called off says why', () => {
  const reason = 'There is a storm'
  const once = { from: '2026-11-06', to: '2026-11-08', timeZone: 'Europe/Madrid' } as const
  const exceptions = [{ change: 'cancelled', on: '2026-11-06', reason }] as const
  expect(eventTimeAt({ ...once, exceptions }, 0)).toMatchObject({ change: 'cancelled', reason })
})
