import { expect, test } from 'vitest'
import { licencesOf, packageOf } from './licences.ts'

test('a file is of the package it lies in or was cut from, and our own of none', () => {
  expect(packageOf('/srv/site/node_modules/react-dom/cjs/react-dom.js')).toBe('react-dom')
  expect(packageOf('node_modules/a/node_modules/@b/c/index.js')).toBe('@b/c')
  expect(packageOf('.cache/fonts/content/telugu.woff2')).toBe(
    '@fontsource-variable/noto-sans-telugu',
  )
  expect(packageOf('src/hydrate.tsx')).toBeUndefined()
})

test('each package stands with its name, its version and all of its licence', () => {
  const text = licencesOf(new Set(['react', '@fontsource-variable/figtree']))
  expect(text).toMatch(/^react \d+\.\d+\.\d+\n\nMIT License/m)
  expect(text).toMatch(/^@fontsource-variable\/figtree \d/m)
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(() => licencesOf(new Set(['none-such']))).toThrow('none-such')
})
