import { expect, test } from 'vitest'
import { outline } from './letters.ts'
import { scriptFont } from './script-font.ts'

test('accents have their letters, and Telugu joins its signs to their letters', async () => {
  const plain = await outline('Quienes', 'title', 100)
  const accented = await outline('Quiénes', 'title', 100)
  expect(accented.width).toBeCloseTo(plain.width, 0)
  expect(accented.path).not.toBe(plain.path)
  // four code points, one syllable: narrower than its letters side by side
  const telugu = { file: scriptFont('te')!.file, weight: 600 }
  const syllable = await outline('స్వా', telugu, 100)
  const apart = await Promise.all([...'సవా'].map((letter) => outline(letter, telugu, 100)))
  expect(syllable.width).toBeLessThan(apart.reduce((sum, { width }) => sum + width, 0))
})

test('a letter that the font lacks leaves a gap, and is no error', async () => {
  const [known, gap] = [await outline('of', 'title', 100), await outline('oЛf', 'title', 100)]
  expect(gap.width).toBeGreaterThan(known.width + 10)
})
