import { afterEach, expect, test } from 'vitest'
import { countVisits } from './analytics.ts'

// a script of this page stands in for one of another site
const address = 'data:text/javascript,'
const loaded = () => document.querySelectorAll(`script[src="${address}"]`).length

const asks = (wish: string, value: unknown) => {
  Object.defineProperty(navigator, wish, { value, configurable: true })
}

afterEach(() => {
  for (const script of document.querySelectorAll(`script[src="${address}"]`)) script.remove()
  asks('doNotTrack', null)
  asks('globalPrivacyControl', undefined)
})

test('visits are not counted unless the site is set to it', () => {
  countVisits(undefined)
  expect(loaded()).toBe(0)
  countVisits(address)
  expect(loaded()).toBe(1)
})

test('Do Not Track and Global Privacy Control are honored', () => {
  asks('doNotTrack', '1')
  countVisits(address)
  asks('doNotTrack', null)
  asks('globalPrivacyControl', true)
  countVisits(address)
  expect(loaded()).toBe(0)
})
