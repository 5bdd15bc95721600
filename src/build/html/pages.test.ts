import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Page } from '#app/page/define-page.server.ts'
import { builtFrom } from '../make-portion.ts'
import { found, pages } from './pages.ts'

test('a page is a folder with what it reads and the component that shows it', () => {
  expect(pages.aboutUs.file).toBe('src/about/about-us/AboutUsPage.tsx')
  for (const { file } of Object.values(pages)) expect(existsSync(file), file).toBe(true)
})

// the compiler then sees that the two fit
test('every component of a page takes what its page reads, and nothing else', () => {
  for (const file of globSync('src/**/*Page.tsx')) {
    expect(readFileSync(file, 'utf8'), file).toMatch(
      /PropsOf<typeof page>|import type \{ ChurchProps \}/,
    )
  }
})

test('what a page lacks is named when the site is built', () => {
  const home = { '/src/home/page.server.ts': { page: { name: 'home' } as Page } }
  const of = (components: object) => () => found(home, components as Parameters<typeof found>[1])
  const shown = { HomePage: () => null }
  expect(of({})).toThrow('/src/home needs one file …Page.tsx beside page.server.ts')
  expect(of({ '/src/home/HomePage.tsx': {} })).toThrow(
    '/src/home/HomePage.tsx does not export HomePage',
  )
  expect(of({ '/src/home/HomePage.tsx': shown })).toThrow(
    "No page.server.ts says definePage('aboutUs', …)",
  )
  expect(() => builtFrom({}, 'src/home/HomePage.tsx')).toThrow('There is no src/home/HomePage.tsx')
})
