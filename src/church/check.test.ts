import { expect, test } from 'vitest'
import { checkChurches } from './check.server.ts'
import type { ChurchFile } from './schema.server.ts'

const reason = { en: 'The hall is painted.', es: 'Se pinta el salón.' }
const others = { all: [], of: () => [], pictures: new Set<string>() }

test('a service is called off or moved on its day, and where a time is named at that time', () => {
  const services = [
    { day: 'sunday', at: '10:00', kind: 'worship' },
    { day: 'sunday', at: '18:00', kind: 'worship' },
  ]
  const ofChurch = (changes: object) =>
    checkChurches(
      [{ file: 'churches/one', said: { services, ...changes } as unknown as ChurchFile }],
      others,
    ).map(({ way, problem }) => [way.join('.'), problem.en, problem.es])
  // 1 June 2031 is a Sunday
  const to = { toDay: '2031-06-02', toTime: '19:00', reason }
  expect(ofChurch({ cancelled: [{ on: '2031-06-01', reason }] })).toEqual([])
  expect(ofChurch({ cancelled: [{ on: '2031-06-01', at: '18:00', reason }] })).toEqual([])
  expect(ofChurch({ moved: [{ on: '2031-06-01', at: '10:00', ...to }] })).toEqual([])
  expect(ofChurch({ cancelled: [{ on: '2031-06-02', reason }] })).toEqual([
    [
      'cancelled.0.on',
      '2031-06-02 is a Monday, and there is no such service then',
      '2031-06-02 es lunes, y ese día no hay tal servicio',
    ],
  ])
  expect(ofChurch({ moved: [{ on: '2031-06-01', at: '11:00', ...to }] })).toHaveLength(1)
})
