import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#app/language/locale.ts'
import { newBelieverWords } from '#app/visit/new-believer/words.server.ts'
import scripture from '#content/scripture.json'
import { passage, translation } from './scripture.server.ts'

const { passages } = newBelieverWords.read()

test('a passage is quoted word for word, in the translation it names', () => {
  for (const reference of passages) {
    const data = scripture.passages.find(({ en }) => en.reference === reference)!
    for (const locale of locales) {
      const { text } = passage(reference, locale)
      const source = data[locale].verses.map((verse) => verse.text).join(' ')
      expect(text.startsWith(source)).toBe(true)
      // it may end before its sentence does, or inside somebody's speech
      expect(text.slice(source.length)).toMatch(/^( …)?”*$/)
      expect(text).not.toMatch(/[,;:]”*$/)
      expect(translation(locale)).toBe(scripture.translations[locale].name)
    }
  }
})

test('a quotation that ends inside somebody’s speech is closed', () => {
  for (const reference of passages) {
    const { text } = passage(reference, 'en')
    expect(text.match(/“/g)?.length, reference).toBe(text.match(/”/g)?.length)
  }
})

test('an old word is explained beside the passage, in the language that has it', () => {
  expect(passage('Ephesians 1:13-14', 'es').note).toBe('«salud»: salvación')
  expect(passage('Ephesians 1:13-14', 'en').note).toBeUndefined()
})

test('a passage that is not kept is not quoted', () => {
  expect(() => passage('Hezekiah 1:1', 'en')).toThrow('Hezekiah 1:1')
})

test('nothing in content/ quotes scripture from memory', () => {
  // eight words in a row are a quotation; fewer may be an echo, as in a statement of faith
  const length = 8
  const words = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
  const runs = new Set<string>()
  for (const each of scripture.passages) {
    for (const locale of locales) {
      const all = words(each[locale].verses.map(({ text }) => text).join(' '))
      for (let i = 0; i + length <= all.length; i++) runs.add(all.slice(i, i + length).join(' '))
    }
  }
  const quoted = globSync('content/**/*.json', {
    exclude: ['content/media/**', 'content/scripture.json'],
  }).flatMap((file) => {
    const all = words(readFileSync(file, 'utf8'))
    return all.flatMap((_, i) => {
      const run = all.slice(i, i + length).join(' ')
      return runs.has(run) ? [`${file}: “${run}”: quote it by its reference`] : []
    })
  })
  expect(quoted).toEqual([])
})
