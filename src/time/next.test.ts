import { expect, test } from 'vitest'
import type { Locale } from '#app/language/locale.ts'
import { nextInWords, type Times } from './next.ts'

/** Something on Sunday in a place in winter, so many hours ahead of UTC. */
function onSunday(at: string, timeZone: string, ahead: number): Times {
  const since = Date.parse('2031-01-10T00:00Z')
  const from = Date.parse(`2031-01-12T${at}Z`)
  return {
    timeZone,
    clocks: [[0, ahead * 60]],
    since,
    until: since + 7 * 86_400_000,
    kinds: [{ name: 'Worship', time: '', minutes: 60 }],
    list: [[(from - since) / 60_000, 0]],
    notices: [],
  }
}

const theirs = (times: Times, visitorZone: string, locale: Locale) => {
  const reading = { locale, visitorZone, now: Date.parse('2031-01-11T12:00Z') }
  return nextInWords(times, reading).next!.theirs!.time.replaceAll('\u00a0', ' ')
}

test('a visitor far away reads noon as a word, and midnight in digits, which say of which day it is', () => {
  const inIndia = onSunday('20:00', 'Asia/Kolkata', 5.5)
  expect(theirs(inIndia, 'America/Los_Angeles', 'en')).toBe('Sunday noon')
  expect(theirs(inIndia, 'America/Los_Angeles', 'es')).toBe('domingo a mediodía')
  const inCalifornia = onSunday('18:30', 'America/Los_Angeles', -8)
  expect(theirs(inCalifornia, 'Asia/Kolkata', 'en')).toBe('Monday 12:00 AM')
  expect(theirs(inCalifornia, 'Asia/Kolkata', 'es')).toBe('lunes 12:00 a. m.')
  // it is their own clock, whichever the place has: 2:00 of one that has 24 hours is read as the afternoon elsewhere
  const inSpain = onSunday('10:00', 'Europe/Madrid', 1)
  expect(theirs(inSpain, 'America/Los_Angeles', 'es')).toBe('domingo 2:00 a. m.')
  // one of 24 hours has digits for noon and midnight, too
  expect(theirs(inIndia, 'Europe/Madrid', 'es')).toBe('domingo 21:00')
  expect(theirs(onSunday('23:00', 'America/Los_Angeles', -8), 'Europe/Madrid', 'es')).toBe(
    'lunes 0:00',
  )
})

test('"today" is said of a day that its reader has today, too', () => {
  const inIndia = onSunday('04:30', 'Asia/Kolkata', 5.5)
  const away = (now: string, visitorZone: string) =>
    nextInWords(inIndia, { locale: 'en', visitorZone, now: Date.parse(now) }).next!.away
  // in California it is Saturday all day, and so it is when they meet on Sunday morning
  expect(away('2031-01-11T19:00Z', 'America/Los_Angeles')).toBeUndefined()
  expect(away('2031-01-11T19:00Z', 'Asia/Kolkata')).toBe('today')
  expect(away('2031-01-12T01:00Z', 'Europe/Madrid')).toBe('today')
  expect(away('2031-01-11T12:00Z', 'Europe/Madrid')).toBe('tomorrow')
})
