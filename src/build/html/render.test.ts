import { createElement, Suspense, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { now as when } from '../../../tests/fixture.ts'
import { ownContent } from '../../../tests/help/own-content.ts'

await ownContent()
const { find, loadFrame, pageAt } = await import('#app/entry-server.ts')
const { renderPage } = await import('./render.tsx')

const now = Date.parse(when)
const { data } = pageAt(find('/about-us').address, now)
const ready = { data: { build: 'any', module: '/any.js', ...data }, frame: loadFrame('en', now) }
const html = (page: ReactElement) => renderPage(ready, page)

function Failing(): never {
  throw new Error('This part is broken')
}

test('a page of which a part fails is none', () => {
  expect(html(createElement('p', {}, 'A whole page'))).toContain('A whole page')
  expect(() => html(createElement(Failing))).toThrow('This part is broken')
})

test('nor is one whose part would be tried again by the browser', () => {
  const waited = createElement(Suspense, { fallback: 'One moment' }, createElement(Failing))
  expect(() => html(waited)).toThrow('/about-us')
})
