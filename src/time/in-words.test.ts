import { expect, test } from 'vitest'
import { days } from './dates.ts'
import {
  atLineStart,
  clock,
  count,
  dateRange,
  dayInSentence,
  dayName,
  fullDay,
  measure,
  shortMonth,
  zoneName,
} from './in-words.ts'
import { momentOf } from './moment.ts'
import { endOf } from './zone.ts'

const [here, madrid] = ['America/Los_Angeles', 'Europe/Madrid']

test('each language writes a time in its own way', () => {
  expect(clock('17:00', 'en', here)).toBe('5:00\u00a0PM')
  expect(clock('17:00', 'es', here)).toBe('5:00\u00a0p.\u00a0m.')
  expect(clock('00:05', 'en', here)).toBe('12:05\u00a0AM')
  expect(clock('12:30', 'es', here)).toBe('12:30\u00a0p.\u00a0m.')
  expect(clock('19:00', 'es', madrid)).toBe('19:00')
  expect(clock('02:00', 'es', madrid)).toBe('2:00')
  // of 12:00 AM nobody knows which night it is
  expect([clock('12:00', 'en', here), clock('00:00', 'en', here)]).toEqual(['noon', 'midnight'])
  // after a day, too: domingo a mediodía
  expect([clock('12:00', 'es', here), clock('00:00', 'es', here)]).toEqual([
    'a\u00a0mediodía',
    'a\u00a0medianoche',
  ])
  expect(clock('00:00', 'es', madrid)).toBe('0:00')
})

test('in Spanish, a place in Europe has the 24-hour clock, and every other place a. m. and p. m.', () => {
  expect(clock('19:00', 'es', 'Atlantic/Canary')).toBe('19:00')
  for (const zone of [here, 'America/Sao_Paulo', 'Asia/Kolkata']) {
    expect(clock('19:00', 'es', zone)).toBe('7:00\u00a0p.\u00a0m.')
  }
  expect(clock('19:00', 'en', madrid)).toBe('7:00\u00a0PM')
})

test('the days have their names', () => {
  expect(days.map((day) => dayName(day, 'en'))[0]).toBe('Sunday')
  expect(dayName('wednesday', 'es')).toBe('miércoles')
  expect(new Set(days.map((day) => dayName(day, 'es'))).size).toBe(7)
})

test('a day within a sentence has no comma in Spanish, and one by itself has', () => {
  expect(dayInSentence('2026-11-22', 'es')).toBe('domingo 22 de noviembre')
  expect(fullDay('2026-11-22', 'es')).toBe('domingo, 22 de noviembre')
  expect(dayInSentence('2026-11-22', 'en')).toBe('Sunday, November 22')
})

test('the days of an event are written as people write them', () => {
  expect(dateRange('2026-03-16', '2026-03-31', 'en')).toBe('March 16–31, 2026')
  expect(dateRange('2026-03-16', '2026-03-31', 'es')).toBe('del 16 al 31 de marzo de 2026')
  expect(dateRange('2026-03-30', '2026-04-02', 'en')).toBe('March 30–April 2, 2026')
  expect(dateRange('2026-03-30', '2026-04-02', 'es')).toBe('del 30 de marzo al 2 de abril de 2026')
  expect(dateRange('2026-12-30', '2027-01-02', 'es')).toBe(
    'del 30 de diciembre de 2026 al 2 de enero de 2027',
  )
  expect(dateRange('2026-02', '2026-03', 'es')).toBe('de febrero a marzo de 2026')
  expect(dateRange('2026-03-16', '2026-03-16', 'es')).toBe('16 de marzo de 2026')
  expect(dateRange('2026-02', '2026-02', 'en')).toBe('February 2026')
  expect(dateRange('2026-02', '2026-02', 'es')).toBe('febrero de 2026')
})

test('whoever is at the door of a church is not told that it is nothing away', () => {
  expect([0.2, 0.6, 1.6].map((miles) => measure(miles, 'mile', 'en'))).toEqual([
    '1 mile',
    '1 mile',
    '2 miles',
  ])
  expect(measure(6471.4, 'mile', 'en')).toBe('6,471 miles')
  expect(measure(6471.4, 'kilometer', 'es')).toBe('6471 km')
})

test('at the head of a line a Spanish date begins with a capital', () => {
  expect(atLineStart('febrero de 2026', 'es')).toBe('Febrero de 2026')
  expect(atLineStart('16 de marzo', 'es')).toBe('16 de marzo')
})

test('the chip of a date has a short month', () => {
  expect(shortMonth('2026-03-16', 'en')).toBe('Mar')
  expect(shortMonth('2025-11-06', 'es')).toBe('nov')
})

test('a number of thousands reads as one', () => {
  expect(count(4300, 'en')).toBe('4,300')
  expect(count(4300, 'es')).toBe('4300')
  expect(count(12345, 'es')).toBe('12\u00a0345')
})

const ended = (...day: Parameters<typeof endOf>) => new Date(endOf(...day)).toISOString()

test('a day is over at midnight where it is, summer and winter', () => {
  expect(ended('2026-03-31', 'Europe/Madrid')).toBe('2026-03-31T22:00:00.000Z')
  expect(ended('2025-11-08', 'America/Los_Angeles')).toBe('2025-11-09T08:00:00.000Z')
  expect(ended('2026-07-04', 'America/Los_Angeles')).toBe('2026-07-05T07:00:00.000Z')
  expect(ended('2026-01-01', 'Asia/Kolkata')).toBe('2026-01-01T18:30:00.000Z')
})

test('a day is over at midnight on the nights when the clocks change', () => {
  // the night into 29 March 2026 loses an hour in Madrid, the night into 1 November gains one in California
  expect(ended('2026-03-28', 'Europe/Madrid')).toBe('2026-03-28T23:00:00.000Z')
  expect(ended('2026-03-29', 'Europe/Madrid')).toBe('2026-03-29T22:00:00.000Z')
  expect(ended('2026-10-31', 'America/Los_Angeles')).toBe('2026-11-01T07:00:00.000Z')
  expect(ended('2026-11-01', 'America/Los_Angeles')).toBe('2026-11-02T08:00:00.000Z')
})

test('a month is over when its last day is', () => {
  expect(ended('2026-02', 'Asia/Kolkata')).toBe('2026-02-28T18:30:00.000Z')
  expect(ended('2026-12', 'Asia/Kolkata')).toBe('2026-12-31T18:30:00.000Z')
})

test('a zone has the name that is true in summer and in winter', () => {
  for (const moment of [Date.parse('2026-01-11T12:00Z'), Date.parse('2026-07-11T12:00Z')]) {
    expect(zoneName('America/Los_Angeles', moment, 'en')).toBe('Pacific Time')
    expect(zoneName('Europe/Madrid', moment, 'es')).toBe('hora de Europa central')
  }
})

test('a moment is told by the clock of a zone, as each language writes it there', () => {
  const moment = Date.parse('2026-11-22T19:30:00-08:00')
  expect(momentOf(moment, 'America/Los_Angeles', 'en')).toBe('November 22, 2026, 7:30\u00a0PM')
  expect(momentOf(moment, 'America/Los_Angeles', 'es')).toBe(
    '22 de noviembre de 2026, 7:30\u00a0p.\u00a0m.',
  )
  expect(momentOf(moment, 'Europe/Madrid', 'es')).toBe('23 de noviembre de 2026, 4:30')
})
