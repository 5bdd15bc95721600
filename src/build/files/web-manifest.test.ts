import { expect, test } from 'vitest'
import { site } from '#app/fellowship/site.server.ts'
import { locales } from '#app/language/locale.ts'
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

test('the site can be put on a home screen in both languages', () => {
  for (const locale of locales) {
    const { name, display, icons } = JSON.parse(webManifest(site, locale))
    expect(name).toBe(site.name)
    // what browsers ask for: https://web.dev/articles/install-criteria
    expect(display).toBe('minimal-ui')
    const sizes = icons.map((icon: { sizes: string }) => icon.sizes)
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  }
})
