import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { webManifest, webManifestPath } from './web-manifest.ts'

test('the site on a home screen opens in the language it was put there from', () => {
  expect([webManifestPath('en'), webManifestPath('es')]).toEqual([
    '/site.webmanifest',
    '/es/site.webmanifest',
  ])
  const spanish = JSON.parse(webManifest(site, 'es'))
  expect([spanish.lang, spanish.start_url, spanish.description]).toEqual([
    'es',
    '/es',
    site.tagline.es,
  ])
})

test('every icon that is named is there', () => {
  const { icons } = JSON.parse(webManifest(site, 'en')) as { icons: { src: string }[] }
  expect(icons.filter(({ src }) => !existsSync(`src/prerender/public${src}`))).toEqual([])
})
