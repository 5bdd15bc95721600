import { expect, test } from 'vitest'
import { inOrder, nextOf, nextOrLast, stateOf } from './state.ts'

/** What is whole days from one to before another, or a month of which the day is not known. */
const lasting = (id: string, on: string, end: string, off?: 'cancelled') => ({
  id,
  ...(on.length > 7 && { from: Date.parse(on) }),
  until: Date.parse(end),
  ...(off && { off }),
})
type Lasting = ReturnType<typeof lasting>

const orderAt = (now: string, all: readonly Lasting[]) => {
  const at = Date.parse(now)
  const told = all.map((each) => ({
    ...each,
    state: stateOf(each, at),
    isOver: each.until <= at,
  }))
  return inOrder(told).map(({ id }) => id)
}

test('what is to come is first, soonest first, then what is over, latest first', () => {
  const all = [
    lasting('long past', '2024-01-01', '2024-01-02'),
    lasting('far', '2027-05-01', '2027-05-02'),
    lasting('just past', '2026-10-01', '2026-10-02'),
    lasting('near', '2026-12-01', '2026-12-02'),
  ]
  expect(orderAt('2026-11-20', all)).toEqual(['near', 'far', 'just past', 'long past'])
})

test('something is to come until it is over, and past from then on', () => {
  const all = [
    lasting('today', '2026-11-18', '2026-11-20'),
    lasting('next', '2026-12-01', '2026-12-02'),
  ]
  expect(orderAt('2026-11-19T23:59:59Z', all)[0]).toBe('today')
  expect(orderAt('2026-11-20T00:00:00Z', all)[0]).toBe('next')
})

test('a month without days stands after all of its days, and before those of the next one', () => {
  const all = [
    lasting('some day', '2026-11', '2026-12-01'),
    lasting('next month', '2026-12-01', '2026-12-02'),
    lasting('the 30th', '2026-11-30', '2026-12-01'),
  ]
  expect(orderAt('2026-11-01', all)).toEqual(['the 30th', 'some day', 'next month'])
})

test('what is called off stands after all that one can come to, until it is over', () => {
  const all = [
    lasting('off', '2026-11-25', '2026-11-26', 'cancelled'),
    lasting('far', '2027-05-01', '2027-05-02'),
    lasting('past', '2026-10-01', '2026-10-02'),
  ]
  expect(orderAt('2026-11-20', all)).toEqual(['far', 'off', 'past'])
  expect(orderAt('2026-12-20', all)).toEqual(['far', 'off', 'past'])
  expect(orderAt('2028-01-01', all)).toEqual(['far', 'off', 'past'])
})

test('the next one takes place and is not over; where there is none, there was a last one', () => {
  const all = [
    lasting('first', '2026-11-01', '2026-11-02'),
    lasting('off', '2026-11-08', '2026-11-09', 'cancelled'),
    lasting('last', '2026-11-15', '2026-11-16'),
  ]
  const next = (now: string) => nextOf(all, Date.parse(now))?.id
  expect([next('2026-11-01T23:59Z'), next('2026-11-02')]).toEqual(['first', 'last'])
  expect(next('2026-11-16')).toBeUndefined()
  expect(nextOrLast(all, Date.parse('2027-01-01')).id).toBe('last')
  expect(nextOrLast([all[1]!], Date.parse('2026-11-01')).id).toBe('off')
})
