/**
 * The schedule against an oracle that shares no line with it. Five churches that do not exist, in five
 * zones with changes of clocks of every kind, three years, every change of the clocks, four visitors.
 */
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { clock, clockHours, type Time } from './calendar.ts'
import { locales } from '#app/language/locale.ts'
import { madeUpChurches } from '../../tests/made-up-churches.ts'
import { changesOfClocks, counted, first, last } from '../../tests/schedule-oracle.ts'
import { nextOf } from './next.ts'
import { occurrences } from './occurrences.ts'
import { say } from './say.ts'

const visitorZones = ['America/New_York', 'Europe/London', 'Asia/Kathmandu', 'Pacific/Auckland']

const minute = 60_000

test('the churches of this test have every kind of clock', () => {
  expect(madeUpChurches).toHaveLength(5)
  const counts = madeUpChurches.map(({ timeZone }) => changesOfClocks(timeZone).length)
  expect(counts.filter((count) => count >= 5)).toHaveLength(4)
  // India never changes its clocks
  expect(counts.filter((count) => count === 0)).toHaveLength(1)
})

for (const church of madeUpChurches) {
  const expected = counted(church)

  test(`three years of ${church.timeZone}: 0 differences`, () => {
    const found = occurrences(church, first, last).map(({ gathering, starts, ends, change }) => ({
      id: gathering.id,
      starts,
      ends,
      ...(change && { change }),
    }))
    expect(found.length).toBeGreaterThan(400)
    expect(found).toEqual(expected)
  })

  test(
    `what comes next in ${church.timeZone}, around every change of clocks`,
    { timeout: 30_000 },
    () => {
      const taking = expected.filter(({ change }) => change !== 'cancelled')
      const moments = new Set(
        [church.timeZone, ...visitorZones]
          .flatMap(changesOfClocks)
          .flatMap((change) => [change - 1, change, change + minute, change + 60 * minute]),
      )
      // and of every week, a minute before, at the start, at the end
      for (const { starts, ends } of taking) {
        for (const moment of [starts - minute, starts, ends - 1, ends]) moments.add(moment)
      }
      let differences = 0
      const horizon = Date.parse(last) - 80 * 86_400_000
      for (const now of [...moments].filter((each) => each < horizon)) {
        const { next, onNow } = nextOf(church, now)
        const wanted = taking.find(({ ends }) => ends > now)!
        const same = next?.starts === wanted.starts && onNow === wanted.starts <= now
        if (!same) differences++
      }
      expect(differences).toBe(0)
    },
  )

  test(`the words for times in ${church.timeZone}, for four visitors`, { timeout: 30_000 }, () => {
    let compared = 0
    for (const each of occurrences(church, '2026-03-01', '2026-04-10')) {
      const now = each.starts - 50 * 60 * minute
      const start = Temporal.Instant.fromEpochMilliseconds(each.starts)
      for (const visitorZone of visitorZones) {
        for (const locale of locales) {
          const said = say(each, {
            locale,
            timeZone: church.timeZone,
            visitorZone,
            now,
          })
          const hours = clockHours(church.timeZone, locale)
          const here = start.toZonedDateTimeISO(church.timeZone)
          const there = start.toZonedDateTimeISO(visitorZone)
          const written = here.toPlainDate().toLocaleString(locale === 'en' ? 'en-US' : 'es', {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
          })
          expect(said.day).toBe(written)
          // a time that the clocks skip is said as it was planned
          expect(said.time).toBe(clock(each.at, locale, hours))
          const asked = Temporal.Instant.fromEpochMilliseconds(now)
          const away = asked
            .toZonedDateTimeISO(church.timeZone)
            .toPlainDate()
            .until(here.toPlainDate()).days
          expect(said.away).toBe(
            new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(away, 'day'),
          )
          if (here.offsetNanoseconds === there.offsetNanoseconds) {
            expect(said.theirs).toBeUndefined()
          } else {
            const weekday = there.toLocaleString(locale, { weekday: 'long' })
            const shown = there.toPlainTime().toString({ smallestUnit: 'minute' })
            expect(said.theirs?.time).toBe(`${weekday} ${clock(shown as Time, locale, hours)}`)
            expect(said.theirs?.zone).not.toBe('')
          }
          compared++
        }
      }
    }
    expect(compared).toBeGreaterThan(100)
  })
}
