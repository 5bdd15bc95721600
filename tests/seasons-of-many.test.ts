/** A long season, in which so many churches have written something that not all can be named. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { CalendarDate } from '#app/time/dates.ts'
import { layChurches } from './help/many-churches.ts'
import { ownContent } from './help/own-content.ts'

const reason = { en: 'There is no service.', es: 'No hay culto.' }

await ownContent((folder) => {
  layChurches(folder, 20)
  for (const name of readdirSync(path.join(folder, 'churches'))) {
    const file = path.join(folder, 'churches', name)
    const church = JSON.parse(readFileSync(file, 'utf8')) as object
    const services = [{ day: 'sunday', at: '10:00', kind: 'worship' }]
    const cancelled = [{ on: '2033-12-25', reason }]
    writeFileSync(file, JSON.stringify({ ...church, services, cancelled, moved: [], extra: [] }))
  }
  const file = path.join(folder, 'seasons.json')
  // until Epiphany
  writeFileSync(file, readFileSync(file, 'utf8').replace('"after": 1,', '"after": 12,'))
})
const { seasonsFrom, seasonsOf } = await import('#app/event/season/season.server.ts')
const { churches } = await import('#app/church/read.server.ts')

test('of many churches the first are named, whichever have written something, and where the others are', () => {
  expect(churches.length).toBeGreaterThan(20)
  const [christmas, ...others] = seasonsOf('en', Date.parse('2033-12-20'))
  expect(others).toEqual([])
  expect(christmas!.places.map(({ church }) => church)).toEqual(
    churches.slice(0, 12).map(({ name }) => name.en),
  )
  expect(christmas!.more).toMatchObject({ to: '/#churches-section' })
})

test('a season that begins in one year is not over before its last day in the next', () => {
  const first = (today: CalendarDate) => seasonsFrom(today)[0]
  const christmas = { from: '2033-12-18', to: '2034-01-06' }
  for (const today of ['2033-12-31', '2034-01-01', '2034-01-06'] as const) {
    expect(first(today), today).toMatchObject(christmas)
  }
  expect(first('2034-01-07')).not.toMatchObject(christmas)
})
