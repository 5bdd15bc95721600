import { expect, test } from 'vitest'
import { isLanguage } from '#app/content/values.ts'
import { languageNames } from './language-names.ts'

test('a language is called by a name in every language, and never by its code', () => {
  expect(languageNames(['es', 'en'], 'es')).toBe('español e inglés')
  // that of the deaf in America has no name in Spanish
  expect(isLanguage('ase')).toBe(true)
  expect(languageNames(['en', 'ase'], 'en')).toBe('English and American Sign Language')
  expect(languageNames(['en', 'ase'], 'es')).toBe('inglés y American Sign Language')
})
