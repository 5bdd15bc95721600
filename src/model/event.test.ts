import { expect, test } from 'vitest'
import { endsAt, inOrder } from './event.ts'

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

test('the last day of an event counts where it takes place', () => {
  const ends = endsAt({ to: '2026-03-31', timeZone: 'Europe/Madrid' })
  expect(ends.toISOString()).toBe('2026-03-31T22:00:00.000Z')
})
