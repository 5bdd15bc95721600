import { expect, test } from 'vitest'
import { site } from '#app/content/site.ts'
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
