import { expect, test } from 'vitest'
import { initialsOf } from './initials.server.ts'

test('somebody is told by the first letters of their name, a couple by those of their two', () => {
  for (const [name, letters] of [
    ['Clara Bell', 'CB'],
    ['Ruth and Adam Keeper', 'RA'],
    ['Ruth y Adán del Faro', 'RA'],
    ['Élodie', 'É'],
    ['ఆశ రావు', 'ఆర'],
  ] as const) {
    expect(initialsOf(name)).toBe(letters)
  }
})
