import { expect, test } from 'vitest'
import { preloadsOf } from './preload.ts'

const picture = (image: string) =>
  `<picture><source type="image/avif" media="(width &lt; 768px)" srcSet="/a-tall.avif"/><source type="image/avif" srcSet="/a-800.avif 800w, /a-1600.avif 1600w" sizes="100vw"/><img ${image} src="/a-800.webp"/></picture>`

test('the first picture is fetched ahead, with the files and sizes that it names', () => {
  const links = preloadsOf(picture('fetchPriority="high"')).split('<link ').slice(1)
  expect(links).toHaveLength(2)
  expect(links[0]).toContain('imagesrcset="/a-tall.avif"')
  expect(links[0]).toContain('media="(width &lt; 768px)"')
  expect(links[1]).toContain('imagesrcset="/a-800.avif 800w, /a-1600.avif 1600w"')
  expect(links[1]).toContain('imagesizes="100vw"')
  // one of the two, never both
  expect(links[1]).toContain('media="not (width &lt; 768px)"')
})

test('pictures further down wait', () => {
  expect(preloadsOf(picture('loading="lazy"'))).toBe('')
})
