import { expect, test } from 'vitest'
import { whenAndWhat } from './about-time.ts'

const main = { when: 'Sunday 10:00 AM', what: 'Main church' }
const branch = { when: '11:00 AM', what: 'Branch church', season: 'until December 31, 2033' }

const inARow = (...weekly: Parameters<typeof whenAndWhat>[0]) =>
  whenAndWhat(weekly).map(({ text }) => text)

test('in a row a time stands beside what it is, and where that differs no line can part the two', () => {
  expect(inARow(main)).toEqual(['Sunday 10:00 AM', 'Main church'])
  expect(inARow(main, branch)).toEqual([
    'Sunday 10:00 AM (Main church)',
    '11:00 AM, until December 31, 2033 (Branch church)',
  ])
  const later = { ...main, when: '6:00 PM' }
  expect(inARow(main, later)).toEqual(['Sunday 10:00 AM', 'Main church', '6:00 PM', 'Main church'])
  expect(inARow()).toEqual([])
})
