/** Seasons: gathered of what churches and events have written, by themselves, every year. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { CalendarDate } from '#app/time/dates.ts'
import { feastIn } from '#app/time/feasts.server.ts'
import { toldAt } from '#app/time/next.ts'
import { december } from './help/december.ts'
import { ownContent } from './help/own-content.ts'

await ownContent((folder) => {
  december(folder)
  for (const name of ['sunrise', 'passion-play']) {
    const event = readFileSync(path.join(folder, 'events/carols.json'), 'utf8')
    writeFileSync(
      path.join(folder, `events/${name}.json`),
      event.replaceAll('2033-12-23', '2034-04-09').replaceAll('Carols', name),
    )
  }
})
const { seasonsFrom, seasonsOf } = await import('#app/event/season/season.server.ts')

test('Easter is on the Sunday that another reckoning finds, in every year of the century', () => {
  // https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm
  const other = (year: number) => {
    const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
    const g = Math.floor((8 * b + 13) / 25)
    const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
    const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
    const m = Math.floor((a + 11 * h + 19 * l) / 433)
    const month = Math.floor((h + l - 7 * m + 90) / 25)
    const day = (h + l - 7 * m + 33 * month + 19) % 32
    return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  }
  const years = Array.from({ length: 100 }, (_, index) => 2000 + index)
  expect(years.map((year) => feastIn(year, 'easter'))).toEqual(years.map(other))
  expect(feastIn(2027, 'easter')).toBe('2027-03-28')
  expect(feastIn(2026, 'thanksgiving')).toBe('2026-11-26')
})

test('seasons come again every year, and one over the New Year is one', () => {
  const named = (today: CalendarDate) =>
    seasonsFrom(today)
      .slice(0, 2)
      .map(({ name, from, to }) => [name.en, from, to])
  expect(named('2033-12-20')).toEqual([
    ['Christmas', '2033-12-18', '2033-12-26'],
    ['New Year', '2033-12-27', '2034-01-06'],
  ])
  expect(named('2034-01-06')[0]).toEqual(['New Year', '2033-12-27', '2034-01-06'])
  expect(named('2034-01-07')[0]).toEqual(['Holy Week and Easter', '2034-04-02', '2034-04-10'])
})

/** What is told at an instant, on a page made at another, of each place by its name. */
function told(made: string, at = made, locale: 'en' | 'es' = 'en') {
  const now = Date.parse(at)
  const seasons = toldAt(seasonsOf(locale, Date.parse(made)), now)
  return Object.fromEntries(
    seasons.map(({ title, places }) => [
      title,
      Object.fromEntries(
        toldAt(places, now).map(({ church, notices }) => [
          church,
          toldAt(notices, now).map(({ text, reason }) => [text, reason].filter(Boolean).join(' ')),
        ]),
      ),
    ]),
  )
}

test('Christmas is gathered with the times and languages of each church, and is gone when it is over', () => {
  const christmas = told('2033-12-01T18:00:00Z')['Christmas at our churches']!
  const churches = ['Harbor', 'Hill', 'Lake', 'Delta']
  expect(Object.keys(christmas)).toEqual([...churches, 'Carols', 'Supper for all'])
  expect(christmas.Harbor).toEqual([
    'Canceled: Youth, Friday, December 23, 7:30\u00a0PM. We sing at home.',
    'Worship service: Saturday, December 24, 6:00\u00a0PM. In English and Spanish.',
    'Worship service: Saturday, December 24, 11:00\u00a0PM.',
    'Canceled: Worship service, Sunday, December 25, 10:00\u00a0AM. There is no service on Christmas Day.',
  ])
  expect(christmas.Delta).toHaveLength(3)
  expect(christmas.Carols).toEqual(['Friday, December 23, 2033, 7:00\u00a0PM. Harbor, California'])
  expect(christmas['Supper for all']).toEqual(['Canceled: Tuesday, December 20. It is Christmas.'])
  const navidad = told('2033-12-01T18:00:00Z', undefined, 'es')['Navidad en nuestras iglesias']!
  expect(navidad['es: Carols']).toEqual([
    'Viernes, 23 de diciembre de 2033, 7:00\u00a0p.\u00a0m. El Puerto, California',
  ])
  // a page that was made before, read on the day, and when all is over
  const onTheDay = told('2033-12-20T18:00:00Z', '2033-12-25T18:00:00Z')[
    'Christmas at our churches'
  ]!
  expect(onTheDay.Harbor).toHaveLength(1)
  expect(onTheDay).not.toHaveProperty('Carols')
  expect(told('2033-12-20T18:00:00Z', '2033-12-26T09:00:00Z')).not.toHaveProperty(
    'Christmas at our churches',
  )
  expect(told('2033-12-20T18:00:00Z')).toHaveProperty('New Year at our churches')
  expect(told('2034-01-09T18:00:00Z')).toEqual({})
})

test('nothing is told long before, nor where nobody or one church alone has written anything', () => {
  expect(told('2033-11-10T18:00:00Z')).toEqual({})
  // Harbor alone has written something for Christmas 2031, and nobody for Easter
  expect(told('2031-12-20T18:00:00Z')).toEqual({})
  expect(told('2032-03-25T18:00:00Z')).toEqual({})
  // two events of the holiday are not what churches do
  expect(told('2034-04-05T18:00:00Z')).toEqual({})
})

test('of an event that comes again a season tells what is moved in it', () => {
  const newYear = told('2033-12-20T18:00:00Z')['New Year at our churches']!
  expect(newYear['Supper for all']).toEqual([
    'Tuesday, January 3, noon, instead of 6:00\u00a0PM. We go skating.',
  ])
})

test('the last of several is told until it is over, on a page of that night as on one made before', () => {
  const at = '2034-01-04T20:00:00Z'
  const left = { 'New Year at our churches': ['Week of prayer'] }
  for (const made of ['2033-12-30T18:00:00Z', '2034-01-04T06:00:00Z']) {
    const seasons = Object.entries(told(made, at)).map(([title, of]) => [title, Object.keys(of)])
    expect(Object.fromEntries(seasons)).toEqual(left)
  }
})

test('an event is told before what of its hours is off', () => {
  const newYear = told('2033-12-28T18:00:00Z')['New Year at our churches']!
  const said = newYear['Week of prayer']!.map((each) => each.split(/[.,]/)[0])
  expect(said).toEqual(['January 2–5', 'Canceled: Wednesday', 'Thursday'])
})
