import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareCards, shareFolder } from '#app/entry-server.ts'

const cards = shareCards()

test('every page has its share card in both languages (if not: npm run pictures)', () => {
  expect(cards.length).toBeGreaterThan(30)
  const missing = cards.filter(({ file }) => !existsSync(path.join(shareFolder, file)))
  expect(missing.map(({ card }) => card)).toEqual([])
  const files = new Set(cards.map(({ file }) => file))
  expect(readdirSync(shareFolder).filter((file) => !files.has(file))).toEqual([])
})

test('a share card is 1200 by 630, light, and no plain surface', async () => {
  for (const { file } of cards) {
    const bytes = readFileSync(path.join(shareFolder, file))
    const { format, width, height } = await sharp(bytes).metadata()
    expect([file, format, width, height]).toEqual([file, 'jpeg', 1200, 630])
    expect(bytes.length, file).toBeLessThanOrEqual(150_000)
    // decoded to the last dot
    const { entropy } = await sharp(bytes, { failOn: 'truncated' }).stats()
    expect(entropy, file).toBeGreaterThan(4)
  }
})

test('no two pages of one language are shared as the same card', () => {
  const words = cards.map(({ card }) => `${card.locale} ${card.title}`)
  expect(words.filter((each, index) => words.indexOf(each) !== index)).toEqual([])
})
