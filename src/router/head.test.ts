import { expect, test } from 'vitest'
import { size } from '#app/media/draw-card.ts'
import { headTags } from './head.ts'

test('a page that is shared names its card as large as it is drawn', () => {
  const address = 'https://church.example/'
  const urls = { en: address, es: `${address}es` }
  const head = { title: 'Hope', description: '', picture: `${address}card.jpg`, urls }
  const named = headTags(head, 'en').map(({ attributes: { property, content } }) => [
    property,
    content,
  ])
  expect(named).toContainEqual(['og:image:width', String(size.width)])
  expect(named).toContainEqual(['og:image:height', String(size.height)])
})
