import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Church } from '#app/model/church.ts'
import type { Event } from '#app/model/event.ts'
import { isText, type Text } from '#app/i18n/text.ts'
import { locales, type Locale } from '#app/i18n/locale.ts'
import type { Finding } from './content-types.ts'

type Place = { file: string; path: readonly string[] }
type FoundText = Place & { text: Text }
type FoundFact = Place & { value: unknown }

/** What the compiler cannot know about content: empty texts, days that do not exist, and the like. */
export async function checkRules(): Promise<{ findings: Finding[]; texts: number }> {
  const texts: FoundText[] = []
  /** Every other string and number. */
  const facts: FoundFact[] = []
  const files = globSync('content/**/*.ts').filter((file) => !file.endsWith('index.ts'))
  const modules = await Promise.all(
    files.map(async (file) => ({ file, module: (await import(path.resolve(file))) as object })),
  )
  const collect = (value: unknown, place: Place): void => {
    if (isText(value)) texts.push({ ...place, text: value })
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        collect(inner, { file: place.file, path: [...place.path, key] })
      }
    } else facts.push({ ...place, value })
  }
  for (const { file, module } of modules) collect(module, { file, path: [] })

  const { churches } = (await import(path.resolve('content/churches/index.ts'))) as {
    churches: readonly Church[]
  }
  const { events } = (await import(path.resolve('content/events.ts'))) as {
    events: readonly Event[]
  }
  const findings = [
    ...textFindings(texts),
    ...factFindings(facts, files),
    ...eventFindings(events),
    ...churchFindings(churches),
  ]
  return { findings, texts: texts.length }
}

type TextRule = {
  problem: string
  remedy: string
  wrong: (text: string, locale: Locale, both: Text, where: string) => boolean
}

const familiar =
  /(?<!\p{L})(tú|ti|contigo|tuy[oa]s?|vosotr[oa]s|vuestr[oa]s?|tienes|puedes|quieres|eres|haz|dinos|llámanos|escríbenos|visítanos|acompáñanos)(?!\p{L})/iu
// in the middle of a sentence these are what somebody does, at its beginning they say tú
const commands =
  /(?<!\p{L})(Ven|Encuentra|Conoce|Elige|Planea|Descubre|Lee|Mira|Llama|Escribe)(?!\p{L})/u

const textRules: TextRule[] = [
  {
    problem: 'the text is empty',
    remedy: 'Write the text',
    wrong: (text) => text.trim() === '',
  },
  {
    problem: 'there are spaces at an end, or two in a row',
    remedy: 'Take out the spaces',
    wrong: (text) => text.trim() !== '' && (text !== text.trim() || / {2}/.test(text)),
  },
  {
    problem: 'the text is left to do',
    remedy: 'Write the text',
    // \bTODO\b and not /todo/i, which would flag every Spanish "todos"
    wrong: (text) => /\bTODO\b|\bTBD\b|[Ll]orem ipsum|[Cc]oming soon/.test(text),
  },
  {
    problem: 'a time of day stands in the text',
    remedy: 'Write times into the services of a church, where every page finds them',
    // chapter and verse look like a clock
    wrong: (text, _, __, where) =>
      !where.includes('references') && /\b\d{1,2}[:.]\d{2}\b|\b\d{1,2}\s?[ap]\.?\s?m\b/i.test(text),
  },
  {
    problem: 'straight quotation marks do not pair',
    remedy: 'Write “ and ” or « and »',
    wrong: (text) => text.includes('"'),
  },
  {
    problem: 'the Spanish says tú',
    remedy: 'Say usted (docs/glossary.md)',
    wrong: (text, locale) => locale === 'es' && (familiar.test(text) || commands.test(text)),
  },
  {
    problem: 'the Spanish is the English copied',
    remedy: 'Translate it',
    // the offer of Spanish is in Spanish on every page
    wrong: (text, locale, both, where) =>
      locale === 'es' &&
      text === both.en &&
      text.split(/\s+/).length > 4 &&
      !where.includes('languageOffer'),
  },
]

/** The first thing that is wrong with each text: one mistake, one message. */
function textFindings(texts: readonly FoundText[]): Finding[] {
  return texts.flatMap(({ file, path: way, text }) => {
    for (const locale of locales) {
      const rule = textRules.find(({ wrong }) => wrong(text[locale], locale, text, way.join(' ')))
      if (!rule) continue
      const { problem, remedy } = rule
      return [{ ...placeOf(file, way, text[locale], locale), problem, remedy }]
    }
    if (new Set(locales.map((locale) => numbersIn(text[locale]))).size === 1) return []
    const problem = 'the numbers differ between the languages'
    const remedy = 'Write the same numbers in both'
    return [{ ...placeOf(file, way, text.es, 'es'), problem, remedy }]
  })
}

/** In any order, and with 4,300 and 4.300 the same: a date is turned round, a year is not changed. */
const numbersIn = (text: string) =>
  text
    .replace(/(\d)[.,](?=\d{3}\b)/g, '$1')
    .match(/\d+/g)
    ?.toSorted()
    .join() ?? ''

function factFindings(facts: readonly FoundFact[], files: readonly string[]): Finding[] {
  const sources = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }))
  const strings = facts.flatMap(({ value, ...place }) =>
    typeof value === 'string' ? [{ ...place, value, field: place.path.at(-1) }] : [],
  )
  const wrong = strings.flatMap(({ file, path: way, value, field }) => {
    const say = (problem: string, remedy: string) => [
      { ...placeOf(file, way, value), problem, remedy },
    ]
    if (field === 'phone' && !/^\+\d[\d ]{7,}$/.test(value)) {
      return say(`'${value}' is no phone number`, "Write + and digits, as in '+1 925 555 0100'")
    }
    if (field === 'email' && !/^[^@\s]+@[^@\s]+\.[a-z]+$/.test(value)) {
      return say(`'${value}' is no e-mail address`, "Write a whole one, as in 'oakley@example.org'")
    }
    if (value.startsWith('https:') && !URL.canParse(value)) {
      return say(`'${value}' is a broken link`, 'Copy the address from the browser')
    }
    // a person may be shown on two pages out of one file; a number in two files is two facts
    const twice =
      field === 'phone' && sources.filter(({ source }) => source.includes(value)).length > 1
    return twice ? say(`'${value}' stands in two files`, 'Keep it in one of them') : []
  })
  const inProse = sources
    .filter(({ file, source }) => file !== 'content/site.ts' && /4[.,]300/.test(source))
    .map(({ file, source }) => ({
      file,
      line: lineOf(source, source.search(/4[.,]300/)),
      field: 'text',
      problem: 'the number of churches stands here a second time',
      remedy: 'Take it from content/site.ts',
    }))
  return [...wrong, ...inProse]
}

function eventFindings(events: readonly Event[]): Finding[] {
  const file = 'content/events.ts'
  return events.flatMap((event, index) => {
    const { id, from, to, timeZone } = event
    const say = (field: string, value: string, problem: string, remedy: string) => {
      // of two events with one id, the second is meant
      const source = readFileSync(file, 'utf8')
      const start = field === 'id' ? source.lastIndexOf(`'${id}'`) : source.indexOf(`'${id}'`)
      const at = source.indexOf(`'${value}'`, start)
      return { file, line: lineOf(source, at), field, problem, remedy }
    }
    const found: Finding[] = []
    if (events.findIndex((each) => each.id === id) !== index) {
      found.push(say('id', id, `two events are called '${id}'`, 'Give each an id of its own'))
    }
    for (const [field, date] of [
      ['from', from],
      ['to', to],
    ] as const) {
      if (isDate(date)) continue
      found.push(say(field, date, `there is no day '${date}'`, 'Look it up in a calendar'))
    }
    if (from > to) {
      found.push(
        say('to', to, 'the event ends before it begins', 'Write the last day after the first'),
      )
    }
    if (!isZone(timeZone)) found.push(say('timeZone', timeZone, ...zone(timeZone)))
    return found
  })
}

function churchFindings(churches: readonly Church[]): Finding[] {
  return churches.flatMap((church, index) => {
    const { slug, timeZone, services, congregations = [] } = church
    const file = `content/churches/${slug}.ts`
    const found: Finding[] = []
    if (churches.findIndex((each) => each.slug === slug) !== index) {
      found.push({
        ...placeOf(file, ['slug'], slug),
        problem: `two churches are called '${slug}'`,
        remedy: 'Give each a slug of its own, the name of its file',
      })
    }
    if (!isZone(timeZone)) {
      const [problem, remedy] = zone(timeZone)
      found.push({ ...placeOf(file, ['timeZone'], timeZone), problem, remedy })
    }
    if (services.every(({ day }) => day !== 'sunday')) {
      found.push({
        ...placeOf(file, ['services'], 'services'),
        problem: 'there is nothing on Sunday',
        remedy: 'Add the Sunday service to services',
      })
    }
    const names = congregations.map(({ name }) => name)
    for (const { day, at, congregation } of services) {
      const known = congregation === undefined ? names.length === 0 : names.includes(congregation)
      if (known) continue
      found.push({
        ...placeOf(file, ['services', 'congregation'], congregation ?? at),
        problem: `the service on ${day} at ${at} is in no congregation of the church`,
        remedy: 'Write the name of one of its congregations',
      })
    }
    return found
  })
}

const zone = (timeZone: string): [problem: string, remedy: string] => [
  `there is no time zone '${timeZone}'`,
  "Write continent and city, as in 'America/Los_Angeles'",
]

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

function isDate(text: string): boolean {
  const date = new Date(text.length === 7 ? `${text}-01` : text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Where a value stands in its file, however it is quoted there. */
function placeOf(file: string, way: readonly string[], value: string, locale?: Locale) {
  const source = readFileSync(file, 'utf8')
  const before = locale ? `${locale}: ` : ''
  const quoted = [JSON.stringify(value), `'${value}'`].map((each) => source.indexOf(before + each))
  const line = lineOf(source, Math.max(...quoted, 0))
  return { file, line, field: [way.at(-1), locale].join(' ').trim() }
}

function lineOf(source: string, at: number): number {
  return source.slice(0, at).split('\n').length
}
