import { expect, test } from 'vitest'
import type { PlacedText } from '#app/content/check/language.ts'
import { checkSite } from './check.server.ts'
import type { Site } from './schema.server.ts'

const reason = { en: 'The hall is painted.', es: 'Se pinta el salón.' }

const office = { map: { longitude: -121.9 }, timeZone: 'America/Los_Angeles' }

const said = (site: object, texts: PlacedText[] = []) =>
  checkSite([{ file: 'site', said: { office, ...site } as Site }], {
    all: [],
    texts,
    of: () => [],
    pictures: new Set(),
  }).map(({ way, problem }) => [way.join('.'), problem.en, problem.es])

test('a notice does not end before it begins', () => {
  const notices = [{ from: '2031-03-02', to: '2031-03-01', text: reason }] as const
  expect(said({ name: 'Hope', notices, churches: 1 })).toEqual([
    ['notices.0.to', 'the notice ends before it begins', 'el aviso termina antes de empezar'],
  ])
})

test('an office does not close before it opens', () => {
  const hours = { from: 'monday', to: 'friday', opens: '17:00', closes: '08:00' } as const
  expect(said({ name: 'Hope', churches: 1, office: { ...office, hours } })).toEqual([
    ['office.hours.closes', 'it closes before it opens', 'cierra antes de abrir'],
  ])
})

test('the map of the office is where its clock is', () => {
  const map = { longitude: 121.9 }
  expect(said({ name: 'Hope', churches: 1, office: { ...office, map } })).toEqual([
    [
      'office.map.longitude',
      '121.9 is nowhere near America/Los_Angeles',
      '121.9 no está cerca de America/Los_Angeles',
    ],
  ])
})

test('drafts are where the host knows them', () => {
  const repository = { name: 'church/website', drafts: true }
  expect(
    said({ name: 'Hope', churches: 1, repository: { ...repository, host: 'gitlab' } }),
  ).toEqual([])
  expect(said({ name: 'Hope', churches: 1, repository: { ...repository, host: 'gitea' } })).toEqual(
    [
      [
        'repository.drafts',
        'Gitea and Forgejo know no drafts',
        'Gitea y Forgejo no tienen borradores',
      ],
    ],
  )
})

test('the name of the fellowship is written once; a church, a person and a picture may say it again', () => {
  const text = { en: 'God is good to Living Water.', es: 'Dios es bueno con ellos.' }
  const at = (file: string, about = {}) => ({ file, way: ['text'], text, about })
  const all = [
    at('pages/kids'),
    at('pages/kids', { alt: true }),
    at('churches/one'),
    at('people/one'),
  ]
  expect(said({ name: 'Living Water', churches: 1 }, all)).toEqual([
    [
      'text.en',
      '“Living Water” is written here a second time',
      '«Living Water» está aquí por segunda vez',
    ],
  ])
  // one word may stand there for what it says
  expect(said({ name: 'God', churches: 1 }, all)).toEqual([])
})
