/**
 * Occurrences against an oracle that shares no line with them: timetables in five zones with changes of
 * clocks of every kind, three years; and the rules against a program for RRULEs that others wrote.
 */
import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { madeUpTimetables } from '../../tests/help/made-up-timetables.ts'
import { changesOfClocks, counted, first, last } from '../../tests/help/time-oracle.ts'
import type { CalendarDate } from './dates.ts'
import { exceptional, occurrencesOf, type Slot, type Timetable } from './occurrence.ts'
import { datesOf, type Repeat } from './rule.ts'
import { stateOf } from './state.ts'

test('the timetables of this test have every kind of clock, of rule and of exception', () => {
  expect(madeUpTimetables).toHaveLength(5)
  const counts = madeUpTimetables.map(({ timeZone }) => changesOfClocks(timeZone).length)
  expect(counts.filter((count) => count >= 5)).toHaveLength(4)
  // India never changes its clocks
  expect(counts.filter((count) => count === 0)).toHaveLength(1)
  const changes = madeUpTimetables.flatMap((each) => each.exceptions.map(({ change }) => change))
  expect(new Set(changes).size).toBe(4)
})

const written = ({ on, at }: Slot) => [on, at].filter(Boolean).join(' ')

for (const timetable of madeUpTimetables) {
  const found = (from: CalendarDate, to: CalendarDate) =>
    occurrencesOf(timetable, from, to).map((each) => {
      const { what, on, at, from, until, off, insteadOf, extra, unsure } = each
      return {
        id: what.id,
        on,
        ...(at && { at }),
        ...(from !== undefined && { from }),
        until,
        ...(off && { off }),
        ...(insteadOf && { insteadOf: written(insteadOf) }),
        ...(extra && { extra }),
        ...(unsure && { unsure }),
      }
    })

  test(`three years of ${timetable.timeZone}: 0 differences`, () => {
    const expected = counted(timetable)
    expect(expected.length).toBeGreaterThan(400)
    expect(found(first, last)).toEqual(expected)
  })

  test(`a part of the years of ${timetable.timeZone} holds what the whole holds then`, () => {
    const whole = found(first, last)
    for (const [from, to] of [
      ['2026-03-28', '2026-03-29'],
      ['2026-12-19', '2026-12-19'],
      ['2026-12-20', '2027-03-30'],
      ['2026-11-29', '2026-11-29'],
    ] as const) {
      const starts = whole.filter(({ on }) => from <= on && on <= to)
      expect(found(from, to)).toEqual(expect.arrayContaining(starts))
      expect(found(from, to).length).toBeLessThan(starts.length + 4)
    }
  })

  test(`what is not as always in ${timetable.timeZone} is found by itself`, () => {
    const unusual = counted(timetable).filter(
      ({ off, extra, id, unsure }) => off || extra || (unsure && id !== 'second-friday'),
    )
    expect(exceptional(timetable).map(({ on, what }) => `${on} ${what.id}`)).toEqual(
      unusual.map(({ on, id }) => `${on} ${id}`),
    )
  })
}

const once = (series: Timetable['series'][number], exceptions: Timetable['exceptions'] = []) =>
  occurrencesOf(
    { timeZone: 'America/Los_Angeles', series: [series], exceptions },
    '2026-01-01',
    '2027-12-31',
  )[0]!
const camp = { id: 'camp', from: '2026-11-06', to: '2026-11-08' } as const
const stateAt = (each: { from?: number; until: number }, now: string) =>
  stateOf(each, Date.parse(now))

test('what takes place comes, is on and is past by the clock of its place', () => {
  expect(stateAt(once(camp), '2026-11-05T23:59-08:00')).toBe('coming')
  expect(stateAt(once(camp), '2026-11-06T00:00-08:00')).toBe('on')
  expect(stateAt(once(camp), '2026-11-08T23:59-08:00')).toBe('on')
  expect(stateAt(once(camp), '2026-11-09T00:00-08:00')).toBe('past')
  // in Barcelona it is the 9th already, in California it is not
  expect(stateAt(once(camp), '2026-11-09T07:00+01:00')).toBe('on')
  expect(stateAt(once({ ...camp, at: '18:00' }), '2026-11-06T17:59-08:00')).toBe('coming')
  expect(stateAt(once({ ...camp, at: '18:00' }), '2026-11-06T18:00-08:00')).toBe('on')
})

test('what is called off is called off before, during and after, whichever of its days is named', () => {
  for (const on of ['2026-11-06', '2026-11-07', '2026-11-08'] as const) {
    const off = once(camp, [{ change: 'cancelled', on, reason: 'Rain' }])
    for (const now of ['2026-01-01T00:00Z', '2026-11-07T12:00Z', '2027-01-01T00:00Z']) {
      expect(stateAt(off, now)).toBe('cancelled')
    }
    expect(off.reason).toBe('Rain')
  }
  expect(
    once(camp, [{ change: 'cancelled', on: '2026-11-09', reason: 'Rain' }]).off,
  ).toBeUndefined()
})

test('of a month without a day nobody knows whether it has begun; it can be called off, too', () => {
  const month = { id: 'month', from: '2026-02', to: '2026-02' } as const
  expect(stateAt(once(month), '2026-01-14T12:00-08:00')).toBe('unknown')
  expect(stateAt(once(month), '2026-02-28T23:59-08:00')).toBe('unknown')
  expect(stateAt(once(month), '2026-03-01T00:00-08:00')).toBe('past')
  for (const on of ['2026-02', '2026-02-14'] as const) {
    const off = once(month, [{ change: 'cancelled', on, reason: 'Rain' }])
    expect(stateAt(off, '2026-02-01T00:00-08:00')).toBe('cancelled')
  }
})

test('what is moved is told where it was to be and where it went, in hours alone too', () => {
  const lunch = { id: 'lunch', repeat: { every: 'week', day: 'sunday' }, at: '12:00' } as const
  const to = { on: '2026-12-06', at: '15:00' } as const
  const [off, there] = occurrencesOf(
    {
      timeZone: 'Europe/Madrid',
      series: [lunch],
      exceptions: [{ change: 'moved', on: '2026-12-06', to, reason: 'Concert' }],
    },
    '2026-12-06',
    '2026-12-06',
  )
  expect(off).toMatchObject({ off: 'moved', at: '12:00', movedTo: to, reason: 'Concert' })
  expect(stateOf(off!, 0)).toBe('moved')
  expect(there).toMatchObject({ ...to, insteadOf: { on: '2026-12-06', at: '12:00' } })
  expect(stateOf(there!, Date.parse('2026-12-06T15:00+01:00'))).toBe('on')
})

test('rules have the days that another program finds', () => {
  const rules: [Repeat, string][] = [
    [{ every: 'week', day: 'sunday' }, 'FREQ=WEEKLY;BYDAY=SU'],
    [{ every: 'week', interval: 2, day: 'friday' }, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'],
    [{ every: 'week', interval: 3, day: 'monday' }, 'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO'],
    [{ every: 'month', which: 1, day: 'tuesday' }, 'FREQ=MONTHLY;BYDAY=1TU'],
    [{ every: 'month', which: 4, day: 'saturday' }, 'FREQ=MONTHLY;BYDAY=4SA'],
    [{ every: 'month', which: 'last', day: 'sunday' }, 'FREQ=MONTHLY;BYDAY=-1SU'],
  ]
  for (const [repeat, written] of rules) {
    const from = datesOf({ repeat, from: '2025-10-15' }, '2025-10-15', '2026-01-01')[0]!
    const theirs = new RRuleTemporal({
      rruleString: `${written};UNTIL=20281231T000000Z`,
      dtstart: Temporal.ZonedDateTime.from(`${from}T10:00[UTC]`),
    })
    const days = theirs.all().map((each) => each.toPlainDate().toString())
    expect(days.length).toBeGreaterThan(35)
    expect(datesOf({ repeat, from }, from, '2028-12-30')).toEqual(days)
  }
})
