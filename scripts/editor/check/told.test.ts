import { expect, test } from 'vitest'
import { placeOf, whenRead } from './told.ts'

const place = { en: 'on its page', es: 'en su página' }
const on = '2026-12-10'

test('a form says from when until when its words are read, in both languages', () => {
  const now = whenRead(['2026-12-10', '2026-12-12'], on, place, 'en')
  expect(now).toMatch(
    /^Visitors read this on its page, from a few minutes after .* Saturday, December 12, 2026/,
  )
  const later = whenRead(['2026-12-24', '2026-12-24'], on, place, 'es')
  expect(later).toContain('desde el jueves 24 de diciembre de 2026')
  expect(later).toContain('Los calendarios lo tienen enseguida')
  expect(whenRead(['2026-12-01', '2026-12-09'], on, place, 'en')).toMatch(/nobody reads this/)
})

test('it names the pages on which a church and all churches are told of, and of an event none of these', () => {
  expect(placeOf('#/collections/this-week/entries/harbor')?.en).toContain('the page of the church')
  expect(placeOf('#/collections/this-week-all/entries/site')?.en).toContain('every church')
  expect(placeOf('#/collections/events/entries/monthly-breakfast')).toBeUndefined()
  expect(placeOf('#/collections/events/new')).toBeUndefined()
})
