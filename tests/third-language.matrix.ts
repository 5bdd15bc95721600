import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { cutOff } from './checks/cut-off.ts'
import { assemble, now } from './fixture.ts'
import { onCopy, type Copy } from './help/copy.ts'
import { expect, open } from './help/site.ts'

// A third language is one word and its texts: shown on a copy of the project that is given one. Its texts
// are the English ones with every letter exchanged and every vowel doubled. What then reads as plain
// English was never translated; what does not fit into its box would not fit in German either.

/** Its days and numbers come in letters of their own. */
const locale = 'el'

const plain = [...'abcdefghijklmnopqrstuvwxyz']
const exchanged = [...'áƀçðéƒğĥíĵķļḿñöþɋŕšţüṽŵẋýž']

/** `Call {name}` → `Çááļļ {name}`: a third longer, and not a letter of it English. */
const pseudo = (text: string) =>
  text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? part : part.replace(/[a-z]/gi, longer)))
    .join('')

function longer(letter: string): string {
  const other = exchanged[plain.indexOf(letter.toLowerCase())]!
  const written = letter === letter.toLowerCase() ? other : other.toUpperCase()
  return /[aeiou]/.test(letter) ? written + written : written
}

/** Adds the language to every text inside a value. */
function translated(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(translated)
  const inside = Object.entries(value).map(([key, each]) => [key, translated(each)] as const)
  const { en } = value as { en?: unknown }
  const own = typeof en === 'string' ? pseudo(en) : translatedAll(en)
  return Object.fromEntries(en === undefined ? inside : [...inside, [locale, own]])
}

/** What stands under a language as a whole: a passage, a translation of the Bible. */
function translatedAll(value: unknown): unknown {
  if (typeof value === 'string') return pseudo(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(translatedAll)
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, translatedAll(each)] as const),
  )
}

/** What docs/architecture.md says is to be done for a language, besides its texts. */
function addLanguage(copy: Copy): void {
  copy.edit('src/language/locale.ts', "['en', 'es']", `['en', 'es', '${locale}']`)
  copy.edit('src/language/locale.ts', "es: 'Español'", `es: 'Español', ${locale}: 'Ελληνικά'`)
  copy.edit(
    'src/time/in-words.ts',
    '  es: {\n    midnight:',
    `  ${locale}: {
    midnight: 'μεσάνυχτα',
    noon: 'μεσημέρι',
    region: '${locale}',
    has24Hours: () => true,
    grouping: 'always',
    separator: '.',
  },
  es: {
    midnight:`,
  )
  const sentence = '  es: (day) => day.replace'
  copy.edit('src/time/in-words.ts', sentence, `  ${locale}: (day) => day,\n${sentence}`)
  const range = '(from, to, written) => written.formatRange(utc(from), utc(to))'
  copy.edit(
    'src/time/in-words.ts',
    '  es: spanishRange',
    `  ${locale}: ${range},\n  es: spanishRange`,
  )
  const offered = (language: string) => `:root[data-offer='${language}'] .${language}`
  const both = `${offered('es')}, ${offered(locale)}`
  copy.edit('src/frame/LanguageOffer.module.css', offered('es'), both)
  copy.edit('src/router/head-tags.ts', "es: 'es_ES'", `es: 'es_ES', ${locale}: 'el_GR'`)
  for (const [sentence, own] of [
    ['es: `De', '`${first} – ${last}`'],
    ['es: `de ${start}', '`${start} – ${end}`'],
  ] as const) {
    copy.edit('src/ways/contact.server.ts', sentence, `${locale}: ${own}, ${sentence}`)
  }
  copy.edit('src/ways/contact.server.ts', 'es: written', `${locale}: written,\n    es: written`)
  copy.edit('src/content/check/texts.ts', '  es: /', `  ${locale}: /(?!)/gu,\n  es: /`)
  for (const file of [
    'service/mail/answered-page.ts',
    'service/mail/message-mail.ts',
    'service/mail/reminder-mail.ts',
    'service/server.ts',
    'tests/service/home.ts',
  ]) {
    const said = /es: '([^']+)'/g
    copy.write(
      file,
      copy.read(file).replace(said, (es, text: string) => `${es}, ${locale}: '${pseudo(text)}'`),
    )
  }
}

/** The site in three languages: where it is served. */
const test = onCopy.extend<{ site: string }>({
  site: async ({ copy }, use, { workerIndex }) => {
    addLanguage(copy)
    const content = copy.path('content')
    assemble(content)
    for (const file of globSync('**/*.json', { cwd: content })) {
      if (file.endsWith('manifest.json')) continue
      const at = `content/${file}`
      copy.write(at, JSON.stringify(translated(JSON.parse(copy.read(at))), null, 2))
    }
    copy.env.SOURCE_DATE_EPOCH = String(Date.parse(now) / 1000)
    copy.mustBuild()
    const port = String(31_000 + workerIndex)
    const server = spawn(process.execPath, ['service/node.ts'], {
      cwd: copy.folder,
      env: { ...process.env, SITE: 'dist/site', PORT: port, DATA: copy.path('data') },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((resolve) => server.stdout.once('data', resolve))
    await use(`http://localhost:${port}`)
    server.kill()
  },
})

test.describe.configure({ timeout: 300_000 })

test('a third language compiles, is offered and on every page, and fits into every box', async ({
  copy,
  site,
  page,
  browser,
}) => {
  copy.write(
    'tsconfig.visited.json',
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['src', 'service', 'scripts'],
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.types.ts'],
    }),
  )
  copy.run('scripts/css-types.ts')
  const { status, printed } = copy.run(
    'node_modules/typescript/bin/tsc',
    '-p',
    'tsconfig.visited.json',
  )
  expect.soft(status, printed).toBe(0)

  const names = namesIn(copy)
  const untranslated = new Map<string, string>()
  const misfits: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const pages = globSync(`{${locale}.html,${locale}/**/*.html}`, { cwd: copy.path('dist/site') })
  expect(pages.length).toBeGreaterThan(20)
  for (const file of pages) {
    const path = `/${file.replace(/\.html$/, '')}`
    await open(page, site + path)
    for (const text of await textsOf(page)) {
      if (isPlain(text, names)) untranslated.set(text, path)
    }
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      misfits.push(...(await cutOff(page)).map((what) => `${path} at ${width}: ${what}`))
    }
  }
  const reader = await browser.newPage({ locale })
  await open(reader, site)
  await expect.soft(reader.locator(`aside[lang=${locale}]`), 'its offer').toBeVisible()
  for (const text of await textsOf(reader)) {
    if (isPlain(text, names)) untranslated.set(text, '/')
  }
  await reader.close()
  expect.soft(Object.fromEntries(untranslated), 'not translated, and where').toEqual({})
  expect.soft(misfits, 'what does not fit').toEqual([])
})

/** Names of others, the same in every language. */
const others = [
  'Facebook',
  'Instagram',
  'YouTube',
  'Vimeo',
  'WhatsApp',
  'Google',
  'Outlook',
  'OpenStreetMap',
]

/** What content says in no language: names, streets, addresses of email. The longest come first. */
function namesIn(copy: Copy): string[] {
  const files = globSync('content/**/*.json', { cwd: copy.folder })
  const said = files.flatMap((file) => inNoLanguage(JSON.parse(copy.read(file))))
  const names = said.filter((each) => /\p{Lu}/u.test(each))
  // an address may break before its @
  const mailboxes = said.filter((each) => each.includes('@')).flatMap((each) => each.split('@'))
  return [...others, ...names, ...mailboxes].toSorted((one, other) => other.length - one.length)
}

function inNoLanguage(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || locale in value) return []
  return Object.values(value).flatMap(inNoLanguage)
}

/** Two letters that this language does not have, one after the other, and not of a name. */
function isPlain(text: string, names: readonly string[]): boolean {
  // also what is left of one between two places where its line may break
  const addresses = /[\w-]+(\.[\w-]+)+\S*|^[\w-]+\/$/g
  const own = text.replace(addresses, '').replace(locale.toUpperCase(), '')
  return /[a-z]{2}/i.test(names.reduce((rest, name) => rest.replaceAll(name, ''), own))
}

/** What a page says in its own language, seen, hidden, or told to programs and those who hear it. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate((language) => {
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    const own = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === language
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (!parentElement || !own(parentElement) || parentElement.closest('script, style, noscript'))
        continue
      found.add(textContent!.trim())
    }
    for (const name of ['alt', 'title', 'aria-label', 'placeholder', 'aria-description']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (own(element)) found.add(element.getAttribute(name)!)
      }
    }
    for (const meta of document.querySelectorAll('[name=description], [property="og:title"]')) {
      if (own(meta)) found.add(meta.getAttribute('content')!)
    }
    return [...found]
  }, locale)
}
