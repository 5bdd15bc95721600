import path from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '#app/pages/index.ts'
import type { PageName } from '#app/router/routes.ts'
import { builtFrom } from './make-pages.ts'
import { fileOf } from './page-data.ts'

// the build renders the component that a page is joined with, the browser loads the one of its name

for (const [name, { Page }] of Object.entries(pages)) {
  test(`${name} is shown by the component that a browser loads for it`, async () => {
    const file = fileOf(name as PageName)
    const loaded = (await import(path.resolve(file))) as Record<string, unknown>
    expect(loaded[path.parse(file).name]).toBe(Page)
  })
}

test('a page that does not lie in the folder of its name is named when the site is built', () => {
  const manifest = { 'src/pages/kids/KidsPage.tsx': { file: 'assets/KidsPage.js' } }
  expect(builtFrom(manifest, fileOf('kids'))).toBe('assets/KidsPage.js')
  expect(() => builtFrom(manifest, fileOf('newHere'))).toThrow(
    'There is no src/pages/new-here/NewHerePage.tsx',
  )
})
