import { expect, test } from 'vitest'
import { overAsWritten, overSince } from './over.server.ts'

const timeZone = 'Europe/Madrid'
const now = Date.parse('2031-05-14T12:00:00Z')

const on = (to: '2031-05-13' | '2031-05-14' | '2016-05-20') => ({ to, timeZone })

test('an event is over with its last day where it is, and one that comes again with the last of them', () => {
  expect(overSince(on('2031-05-13'), now)).toBe('2031-05-13')
  expect(overSince(on('2031-05-14'), now)).toBeUndefined()
  expect(overSince({ to: '2031-04', timeZone }, now)).toBe('2031-04')
  expect(overSince({ to: '2031-05', timeZone }, now)).toBeUndefined()
  const weekly = { ...on('2016-05-20'), repeat: 'week' } as const
  expect(overSince(weekly, now)).toBeUndefined()
  expect(overSince({ ...weekly, until: '2031-05-13' }, now)).toBe('2031-05-13')
})

test('that an event is over is said to who has just written so, and not whenever its words are changed', () => {
  const slip = on('2016-05-20')
  expect(overAsWritten(on('2031-05-14'), undefined, now)).toEqual([])
  expect(overAsWritten(slip, undefined, now)).toMatchObject([{ way: ['to'], advice: true }])
  expect(overAsWritten(slip, on('2031-05-14'), now)).toHaveLength(1)
  expect(overAsWritten(slip, on('2031-05-13'), now)).toHaveLength(1)
  expect(overAsWritten(slip, slip, now)).toEqual([])
  const series = { ...slip, repeat: 'week', until: '2026-06-01' } as const
  expect(overAsWritten(series, undefined, now)).toMatchObject([{ way: ['until'] }])
})
