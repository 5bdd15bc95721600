import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isText, type Text } from '#app/i18n/text.ts'
import { isLocale, locales } from '#app/i18n/locale.ts'
import { churches } from './churches/index.ts'
import { events } from './events.ts'

// What the compiler cannot know about content. Each finding names the file, the field and what to do.

type Found = { where: string; text: Text }
type Value = { where: string; value: unknown }

const files = globSync('content/**/*.ts', { exclude: (file) => file.endsWith('.test.ts') })
const modules = await Promise.all(
  files.map(async (file) => ({ file, module: (await import(path.resolve(file))) as object })),
)

/** Every text of content/, with the file it stands in and the way to it. */
const texts: Found[] = []
/** Every other string and number. */
const facts: Value[] = []

for (const { file, module } of modules) {
  if (file !== 'content/churches/index.ts') collect(module, file)
}

function collect(value: unknown, where: string): void {
  if (isText(value)) texts.push({ where, text: value })
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(inner, `${where} › ${key}`)
  } else facts.push({ where, value })
}

const every = (check: (text: string, locale: string) => boolean, remedy: string) =>
  texts.flatMap(({ where, text }) =>
    Object.entries(text)
      .filter(([locale, one]) => isLocale(locale) && check(one, locale))
      .map(([locale, one]) => `${where} › ${locale}: "${one.slice(0, 60)}": ${remedy}`),
  )

test('there is content', () => {
  expect(texts.length).toBeGreaterThan(200)
})

test('no text is empty or padded', () => {
  expect(every((text) => text.trim() === '', 'write the text')).toEqual([])
  expect(every((text) => text !== text.trim() || / {2}/.test(text), 'take out the spaces')).toEqual([])
})

test('no text is left to do', () => {
  // \bTODO\b and not /todo/i, which would flag every Spanish "todos"
  const placeholder = /\bTODO\b|\bTBD\b|[Ll]orem ipsum|[Cc]oming soon/
  expect(every((text) => placeholder.test(text), 'write the text')).toEqual([])
})

test('the Spanish is not the English copied', () => {
  const copied = texts
    .filter(({ text }) => text.en === text.es && text.en.split(/\s+/).length > 4)
    // the offer of Spanish is in Spanish on every page, and an address is an address
    .filter(({ where }) => !/languageOffer/.test(where))
    .map(({ where, text }) => `${where}: "${text.en}": translate it`)
  expect(copied).toEqual([])
})

test('a text has the same numbers in every language', () => {
  // in any order, and with 4,300 and 4.300 the same: a date is turned round, a year is not changed
  const numbers = (text: string) =>
    text
      .replace(/(\d)[.,](?=\d{3}\b)/g, '$1')
      .match(/\d+/g)
      ?.toSorted()
      .join() ?? ''
  const differ = texts
    .filter(({ text }) => new Set(locales.map((locale) => numbers(text[locale]))).size > 1)
    .map(({ where }) => `${where}: the numbers differ between the languages`)
  expect(differ).toEqual([])
})

test('no clock time is written into prose', () => {
  const clock = /\b\d{1,2}[:.]\d{2}\b|\b\d{1,2}\s?[ap]\.?\s?m\b/i
  const remedy = 'times belong into the services of a church, where every page finds them'
  // chapter and verse look like a clock
  const found = every((text) => clock.test(text), remedy)
  expect(found.filter((where) => !where.includes('› references ›'))).toEqual([])
})

test('Spanish says usted', () => {
  const familiar =
    /(?<!\p{L})(tú|ti|contigo|tuy[oa]s?|vosotr[oa]s|vuestr[oa]s?|tienes|puedes|quieres|eres|haz|dinos|llámanos|escríbenos|visítanos|acompáñanos)(?!\p{L})/iu
  // in the middle of a sentence these are what somebody does, at its beginning they say tú
  const commands = /(?<!\p{L})(Ven|Encuentra|Conoce|Elige|Planea|Descubre|Lee|Mira|Llama|Escribe)(?!\p{L})/u
  const wrong = (text: string) => familiar.test(text) || commands.test(text)
  const remedy = 'say usted (docs/glossary.md)'
  expect(every((text, locale) => locale === 'es' && wrong(text), remedy)).toEqual([])
})

test('typographic quotation marks or none: straight ones do not pair', () => {
  expect(every((text) => /"/.test(text), 'use “ and ” or « and »')).toEqual([])
})

test('events have their own ids, begin before they end, and live in a real time zone', () => {
  expect(events.filter(({ from, to }) => from > to).map(({ id }) => `${id}: ends before it begins`)).toEqual([])
  expect(repeated(events.map(({ id }) => id))).toEqual([])
  expect(events.filter(({ timeZone }) => !isZone(timeZone)).map(({ id }) => id)).toEqual([])
  const dates = events.flatMap(({ from, to }) => [from, to])
  expect(dates.filter((date) => !isDate(date)).map((date) => `${date}: there is no such day`)).toEqual([])
})

test('churches have their own slugs and a real time zone, and something every Sunday', () => {
  expect(repeated(churches.map(({ slug }) => slug))).toEqual([])
  expect(churches.filter(({ timeZone }) => !isZone(timeZone)).map(({ slug }) => slug)).toEqual([])
  const idle = churches.filter(({ services }) => services.every(({ day }) => day !== 'sunday'))
  expect(idle.map(({ slug }) => slug)).toEqual([])
})

test('a church says where its services are when it has several congregations', () => {
  const lost = churches.flatMap(({ slug, services, congregations = [] }) =>
    services
      .filter(({ congregation }) => !!congregation !== congregations.length > 0)
      .map(({ day, at }) => `${slug}: ${day} ${at}`),
  )
  expect(lost).toEqual([])
})

test('phones, e-mails and links are whole', () => {
  const wrong = facts
    .filter(({ value }) => typeof value === 'string')
    .filter(({ where, value }) => {
      const text = value as string
      if (where.endsWith('phone')) return !/^\+\d[\d ]{7,}$/.test(text)
      if (where.endsWith('email')) return !/^[^@\s]+@[^@\s]+\.[a-z]+$/.test(text)
      return text.startsWith('https://') && !URL.canParse(text)
    })
    .map(({ where, value }) => `${where}: "${String(value)}"`)
  expect(wrong).toEqual([])
})

test('a fact stands once: the name, the phones and the numbers of the network', () => {
  const source = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const twice = facts
    .filter(({ where, value }) => where.endsWith('phone') && typeof value === 'string')
    .map(({ value }) => value as string)
    .filter((phone) => source.filter(({ text }) => text.includes(phone)).length > 1)
  expect(twice).toEqual([])
  const inProse = source.filter(({ file, text }) => file !== 'content/site.ts' && /4[.,]300/.test(text))
  expect(inProse.map(({ file }) => `${file}: take the number of churches from content/site.ts`)).toEqual([])
})

function repeated(all: readonly string[]): string[] {
  return all.filter((each, index) => all.indexOf(each) !== index)
}

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

function isDate(date: string): boolean {
  if (date.length === 7) return true
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}
