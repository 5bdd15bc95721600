import { expect, test } from 'vitest'
import { inOrder, registrationState } from './event.ts'

const event = (id: string, from: string, ends: string) => ({ id, from, ends: Date.parse(ends) })

test('upcoming events come first, soonest first, then past ones, latest first', () => {
  const events = [
    event('long past', '2024-01-01', '2024-01-02'),
    event('far', '2027-05-01', '2027-05-02'),
    event('just past', '2026-10-01', '2026-10-02'),
    event('near', '2026-12-01', '2026-12-02'),
  ]
  const order = inOrder(events, Date.parse('2026-11-20')).map(({ id }) => id)
  expect(order).toEqual(['near', 'far', 'just past', 'long past'])
})

test('an event is upcoming until it is over, and past from then on', () => {
  const events = [
    event('today', '2026-11-18', '2026-11-20'),
    event('next', '2026-12-01', '2026-12-02'),
  ]
  const first = (now: string) => inOrder(events, Date.parse(now))[0]?.id
  expect(first('2026-11-19T23:59:59Z')).toBe('today')
  expect(first('2026-11-20T00:00:00Z')).toBe('next')
})

test('an event of a month without days stands after the dated ones of that month', () => {
  const events = [
    event('some day', '2026-11', '2026-12-01'),
    event('next month', '2026-12-01', '2026-12-02'),
    event('the 19th', '2026-11-19', '2026-11-20'),
  ]
  const order = inOrder(events, Date.parse('2026-11-01')).map(({ id }) => id)
  expect(order).toEqual(['the 19th', 'some day', 'next month'])
})

test('one can register from the first until the last day, there', () => {
  const place = { timeZone: 'Europe/Madrid', ends: Date.parse('2026-04-01T00:00+02:00') }
  const registration = { opens: '2026-01-10', closes: '2026-03-01' } as const
  const state = (now: string) => registrationState(registration, place, Date.parse(now))
  expect(state('2026-01-09T23:59+01:00')).toBe('opening')
  expect(state('2026-01-10T00:00+01:00')).toBe('open')
  expect(state('2026-03-01T23:59+01:00')).toBe('open')
  expect(state('2026-03-02T00:00+01:00')).toBe('closed')
  // where nobody has written days, until the event is over
  const open = (now: string) => registrationState({}, place, Date.parse(now))
  expect(open('2026-03-31T23:59+02:00')).toBe('open')
  expect(open('2026-04-01T00:00+02:00')).toBe('closed')
})
