import { expect, test } from 'vitest'
import { size } from '#app/pictures/draw-share-card.ts'
import { headTags } from './head-tags.ts'

const head = {
  title: 'Quiénes somos | Praise Chapel',
  description: 'Quiénes somos.',
  pictureAlt: '«Quiénes somos» en letras grandes sobre una imagen',
  picture: 'https://site.example/media/share/about-us.es.12345678.jpg',
  urls: { en: 'https://site.example/about-us', es: 'https://site.example/es/about-us' },
}
const contentOf = (name: string, of = head) =>
  headTags(of, 'es')
    .filter(({ attributes }) => (attributes.property ?? attributes.name) === name)
    .map(({ attributes }) => attributes.content)

test('a shared page says its language and the other one', () => {
  expect(contentOf('og:locale')).toEqual(['es_ES'])
  expect(contentOf('og:locale:alternate')).toEqual(['en_US'])
})

test('a shared page shows its card, at its size, large where there is room', () => {
  expect(contentOf('og:image')).toEqual([head.picture])
  expect(new URL(contentOf('og:image')[0]!).protocol).toBe('https:')
  expect(contentOf('og:image:width')).toEqual(['1200'])
  expect(contentOf('og:image:height')).toEqual(['630'])
  expect(size, 'as it is drawn').toEqual({ width: 1200, height: 630 })
  expect(contentOf('og:image:alt')).toEqual([head.pictureAlt])
  expect(contentOf('twitter:card')).toEqual(['summary_large_image'])
})

test('without a card nothing is said of one', () => {
  const { picture: _, ...without } = head
  expect(
    headTags(without, 'es').filter(({ attributes }) =>
      /image|twitter/.test(JSON.stringify(attributes)),
    ),
  ).toEqual([])
})
