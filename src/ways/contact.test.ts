import { expect, test } from 'vitest'
import type { OfficeHours } from '#app/content/common-fields.ts'
import type { Locale } from '#app/language/locale.ts'
import { hoursLine } from './contact.server.ts'

test('the hours of an office that closes at noon read as a sentence', () => {
  const hours = { from: 'monday', to: 'friday', opens: '08:00', closes: '12:00' } as const
  expect(inWords(hours, 'en')).toBe('Monday to Friday, 8 a.m. to noon')
  expect(inWords(hours, 'es')).toBe('De lunes a viernes, de 8 a. m. a mediodía')
})

test('an office that opens on one day of the week names it once', () => {
  const hours = { from: 'tuesday', to: 'tuesday', opens: '09:30', closes: '13:00' } as const
  expect(inWords(hours, 'en')).toBe('Tuesday, 9:30 a.m. to 1 p.m.')
  expect(inWords(hours, 'es')).toBe('Martes, de 9:30 a. m. a 1 p. m.')
})

test('in Spain an office opens by the clock of 24 hours, in Spanish', () => {
  const hours = { from: 'monday', to: 'friday', opens: '09:00', closes: '17:30' } as const
  expect(inWords(hours, 'es', 'Europe/Madrid')).toBe('De lunes a viernes, de 9:00 a 17:30')
  expect(inWords(hours, 'en', 'Europe/Madrid')).toBe('Monday to Friday, 9 a.m. to 5:30 p.m.')
})

function inWords(hours: OfficeHours, locale: Locale, timeZone = 'America/Los_Angeles'): string {
  return hoursLine(hours, timeZone, locale).replaceAll('\u00a0', ' ')
}
