import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { numbersOf, partsOf } from './parts.ts'
import { keptByBrowser } from './stored.ts'

const picture = { src: '', shape: 'head' } as const
const hero = { title: '', subtitle: '', picture }
const words: Parameters<typeof partsOf>[0] = {
  title: '',
  description: '',
  hero,
  numbers: { days: 'days', cookies: 'cookies', others: 'others' },
  message: {
    title: 'message',
    lead: 'kept',
    kept: { yours: 'yours', choice: 'choice', arrival: 'arrival', delivery: 'delivery' },
    paragraphs: [],
  },
  visit: {
    title: 'visit',
    lead: 'remembered',
    remembered: {
      language: 'language',
      offer: 'offer',
      embeds: 'embeds',
      light: 'light',
      church: 'church',
      draft: 'draft',
      place: 'place',
      pages: 'pages',
    },
    paragraphs: [],
  },
  embedded: { title: 'embedded', paragraphs: ['they wait'] },
  counting: { title: 'counting', paragraphs: ['visits are counted'] },
}
const said = (settings: Parameters<typeof partsOf>[1]) => JSON.stringify(partsOf(words, settings))
const analytics = 'https://count.example.org/script.js'

test('the page says that visits are counted where they are, and only there', () => {
  expect(said({ offline: 'keep', analytics })).toContain('visits are counted')
  expect(said({ offline: 'keep' })).not.toContain('visits are counted')
})

test('no other site is asked for anything: said at a glance where it is true, and only there', () => {
  const glance = (settings: Parameters<typeof numbersOf>[1]) =>
    numbersOf(words, settings).map(({ number, label }) => `${number} ${label}`)
  expect(glance({ offline: 'keep' })).toEqual(['90 days', '0 cookies', '0 others'])
  expect(glance({ offline: 'keep', analytics })).toEqual(['90 days', '0 cookies'])
})

test('the page says that pages are kept where they are, and only there', () => {
  expect(said({ offline: 'keep' })).toContain('"pages"')
  expect(said({ offline: 'never' })).not.toContain('"pages"')
})

test('the page names each thing that is stored', () => {
  const [message, visit] = partsOf(words, { offline: 'keep' })
  expect(message?.list).toEqual(Object.keys(words.message.kept))
  expect(visit?.list).toEqual(Object.keys(words.visit.remembered))
})

test('what our pages store in the browser is what the page names', () => {
  // this one keeps what others hand it
  const isOther = (file: string) => /\.test\.|^src.browser.storage\.ts/.test(file)
  const writes = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !isOther(file))
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((source) => [...source.matchAll(/(?:Storage\.setItem|\bstore)\(\s*'?\$?\{?(\w+)/g)])
    .map(([, name]) => name!)
  const constants = globSync('src/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((source) => [...source.matchAll(/const (\w+Key) = '([\w-]+)'/g)])
  const keys = (name: string) =>
    constants.filter(([, each]) => each === name).map((each) => each[2])
  expect(writes.length).toBeGreaterThan(0)
  const written = [...new Set(writes.flatMap(keys))].toSorted()
  expect(written).toEqual(Object.values(keptByBrowser).toSorted())
  // a key written out, or kept elsewhere, would escape the search
  expect(writes.filter((name) => keys(name).length === 0)).toEqual([])
  // nothing else of the browser keeps anything
  const others = globSync('src/**/*.{ts,tsx}', {
    exclude: (file) => file.includes('.test.'),
  }).filter((file) =>
    /document\.cookie|indexedDB|caches\.open|cookieStore/.test(readFileSync(file, 'utf8')),
  )
  // that keeps the pages that were seen, which the page names
  expect(others).toEqual(['src/service-worker.ts'])
})
