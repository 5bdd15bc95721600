import { expect, test } from 'vitest'
import { checkEvents } from './check.server.ts'
import type { EventFile } from './schema.server.ts'

const reason = { en: 'The hall is painted.', es: 'Se pinta el salón.' }

/** What is said: the way to it, and the problem in both languages. */
const ofEvent = (event: Partial<EventFile>) =>
  checkEvents([{ file: 'events/one', said: event as EventFile }]).map(({ way, problem }) => [
    way.join('.'),
    problem.en,
    problem.es,
  ])

/** A first Saturday: 1 March 2031. */
const breakfast = { from: '2031-03-01', to: '2031-03-01', repeat: 'first' } as const

test('an event that repeats begins on a day of its rule', () => {
  expect(ofEvent(breakfast)).toEqual([])
  expect(ofEvent({ ...breakfast, repeat: 'week' })).toEqual([])
  for (const repeat of ['second', 'third', 'fourth', 'last'] as const) {
    expect(ofEvent({ ...breakfast, repeat })).toEqual([
      [
        'from',
        '2031-03-01 is a Saturday, and the event is not on that day',
        '2031-03-01 es sábado, y ese día no hay evento',
      ],
    ])
  }
  expect(ofEvent({ from: '2031-03-29', to: '2031-03-29', repeat: 'last' })).toEqual([])
  // it would never take place
  expect(ofEvent({ ...breakfast, until: '2031-02-01' })).toHaveLength(1)
})

test('a month without days does not repeat', () => {
  expect(ofEvent({ from: '2031-03', to: '2031-03', repeat: 'first' })).toEqual([
    ['repeat', 'a month without days cannot repeat', 'un mes sin días no puede repetirse'],
  ])
})

test('an event is called off or moved on a day on which it is', () => {
  const on = (...days: string[]) =>
    days.map((day) => ({ on: day as '2031-04-05', toDay: '2031-04-06' as const, reason }))
  const until = '2031-04-30'
  expect(ofEvent({ ...breakfast, cancelled: on('2031-04-05') })).toEqual([])
  expect(ofEvent({ ...breakfast, moved: on('2031-04-05') })).toEqual([])
  // the second Saturday, a Sunday, one before it begins, one after its last
  const wrong = on('2031-04-12', '2031-04-06', '2031-02-01', '2031-05-03')
  for (const change of ['cancelled', 'moved'] as const) {
    const found = ofEvent({ ...breakfast, until, [change]: wrong })
    expect(found.map(([way]) => way)).toEqual([0, 1, 2, 3].map((index) => `${change}.${index}.on`))
    expect(found[1]![1]).toBe('2031-04-06 is a Sunday, and the event is not on that day')
  }
})

test('what takes place once is called off on its day, and not moved: its days are changed', () => {
  const once = { from: '2031-03-01', to: '2031-03-02' } as const
  expect(ofEvent({ ...once, cancelled: [{ on: '2031-03-01', reason }] })).toEqual([])
  const month = { from: '2031-03', to: '2031-03' } as const
  expect(ofEvent({ ...month, cancelled: [{ on: '2031-03-01', reason }] })).toEqual([])
  expect(ofEvent({ ...once, cancelled: [{ on: '2031-03-08', reason }] })).toHaveLength(1)
  expect(ofEvent({ ...once, moved: [{ on: '2031-03-01', toDay: '2031-03-08', reason }] })).toEqual([
    ['moved.0', 'the event takes place once', 'el evento se celebra una sola vez'],
  ])
})

test('neither an event nor its registration ends before it begins', () => {
  expect(ofEvent({ from: '2031-03-02', to: '2031-03-01' })).toEqual([
    ['to', 'the event ends before it begins', 'el evento termina antes de empezar'],
  ])
  const once = { from: '2031-03-01', to: '2031-03-01' } as const
  expect(ofEvent({ ...once, opens: '2031-02-01', closes: '2031-02-01' })).toEqual([])
  expect(ofEvent({ ...once, opens: '2031-02-02', closes: '2031-02-01' })).toEqual([
    ['closes', 'registration ends before it begins', 'la inscripción termina antes de empezar'],
  ])
})
