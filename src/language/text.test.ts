import { expect, test } from 'vitest'
import { localize, words } from './text.ts'

const page = words({
  title: { en: 'Events', es: 'Eventos' },
  steps: [
    { en: 'Come', es: 'Venga' },
    { en: 'Stay', es: 'Quédese' },
  ],
})

test('content read in a language has that language everywhere, however deep', () => {
  expect(localize(page, 'es')).toEqual({ title: 'Eventos', steps: ['Venga', 'Quédese'] })
  expect(localize(page, 'en').steps).toEqual(['Come', 'Stay'])
})

test('facts between the texts stay as they are', () => {
  const church = { slug: 'oakley', founded: 1976, open: true, name: { en: 'Spain', es: 'España' } }
  expect(localize(church, 'es')).toEqual({ ...church, name: 'España' })
})
