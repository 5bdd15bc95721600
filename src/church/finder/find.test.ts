import { expect, test } from 'vitest'
import { find, ready, type FoundRow } from './find.ts'

const rows: FoundRow[] = [
  ['penon', 'es', ['Rock', 'El Peñón'], ['Aragón'], 'Ávila'],
  ['north-rock', 'us', ['North Rock', 'Peñón del Norte'], ['Ohio'], ''],
  ['rockport', 'us', ['Rockport'], ['Texas'], '', 28.02, -97.05],
]
const countries = new Map([
  ['us', 'Estados Unidos'],
  ['es', 'España'],
] as const)
const shown = { locale: 'es', countries, church: '/es/churches/:slug' } as const
const all = ready(rows, shown)
const found = (typed: string) => find(all, typed).map(({ to }) => to.split('/').at(-1))

test('a church is found by its name in either language, its region and its towns', () => {
  expect(found('peñón')).toEqual(['north-rock', 'penon'])
  expect(found('north')).toEqual(['north-rock'])
  expect(found('aragón')).toEqual(['penon'])
  expect(found('Ávila')).toEqual(['penon'])
  expect(found('rock')).toEqual(['rockport', 'penon', 'north-rock'])
})

test('neither accents nor capitals nor the order of words have to be right', () => {
  expect(found('PENON')).toEqual(found('peñón'))
  expect(found('  norte, peno ')).toEqual(['north-rock'])
  expect(found('avila el')).toEqual(['penon'])
})

test('letters in the middle of a word find nothing, and neither does nothing', () => {
  expect(found('ock')).toEqual([])
  expect(found(' - ')).toEqual([])
})

test('it is shown in the language of the page, with its country and where it is', () => {
  const [first, , last] = all
  expect(first).toMatchObject({ name: 'El Peñón', region: 'Aragón', country: 'España' })
  expect(last).toMatchObject({ name: 'Rockport', to: '/es/churches/rockport', latitude: 28.02 })
  expect(first).not.toHaveProperty('latitude')
})

test('a stroke among thousands is answered at once', () => {
  const many = Array.from({ length: 4300 }, (_, n): FoundRow => {
    return [`c${n}`, 'in', [`Río ${n} Peñón`, `Rock ${n}`], ['Aragón'], 'Ávila']
  })
  const thousands = ready(many, shown)
  // the quickest of some: the machine may be busy with something else
  const took = [1, 2, 3, 4, 5].map(() => {
    const begun = performance.now()
    expect(find(thousands, 'peñón 42').length).toBeGreaterThan(10)
    return performance.now() - begun
  })
  // a phone is four times slower, and has its 50 ms for all that a stroke does
  expect(Math.min(...took)).toBeLessThan(12)
})
