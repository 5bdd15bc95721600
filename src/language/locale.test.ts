import { expect, test } from 'vitest'
import { isLocale, localeOf, withLocale, withoutLocale } from './locale.ts'

test('an address without a prefix is English, one that begins with /es is Spanish', () => {
  expect(localeOf('/')).toBe('en')
  expect(localeOf('/events')).toBe('en')
  expect(localeOf('/es')).toBe('es')
  expect(localeOf('/es/events')).toBe('es')
})

test('an address that only begins like a language is English', () => {
  expect(localeOf('/estonia')).toBe('en')
  expect(localeOf('/espana/es')).toBe('en')
})

test('an address goes to the other language and comes back', () => {
  for (const path of ['/', '/events', '/churches/san-francisco']) {
    expect(withoutLocale(withLocale(path, 'es'))).toBe(path)
    expect(withLocale(path, 'en')).toBe(path)
  }
  expect(withLocale('/', 'es')).toBe('/es')
  expect(withLocale('/events', 'es')).toBe('/es/events')
})

test('only the languages of the site are languages', () => {
  expect(isLocale('es')).toBe(true)
  for (const other of ['ES', 'fr', '', null, undefined, 1]) expect(isLocale(other)).toBe(false)
})
