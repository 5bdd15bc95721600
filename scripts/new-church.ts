/**
 * `npm run new:church`: asks for a church's name and place and writes its file, which builds as it
 * stands. Everything that is still to be filled in is marked as a sample: `npm run launch-check` lists it.
 * The answers may be given at once: `npm run new:church -- --slug madrid --en Madrid --es Madrid
 * --country es --zone Europe/Madrid`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { entryFile, entryNames, readEntry, shownName, writeEntry } from '#app/content/entries.ts'
import { isZone } from '#app/content/values.ts'
import { markSample } from '#app/content/samples.ts'
import { countries } from '#app/content/schema/church.ts'

/** What must be known of a church, how to ask for it, and what is wrong with an answer. */
const questions = {
  slug: {
    ask: 'The last part of its address, in small letters: /churches/',
    wrong: (slug: string) => {
      if (!/^[a-z]+(-[a-z]+)*$/.test(slug)) {
        return 'Use small letters without accents, and hyphens: santa-cruz'
      }
      const name = `churches/${slug}`
      return (
        existsSync(entryFile(name)) && `There is a church of this name already: ${shownName(name)}`
      )
    },
  },
  en: { ask: 'Its name in English: ', wrong: needed },
  es: { ask: 'Its name in Spanish: ', wrong: needed },
  country: {
    ask: `Its country (${Object.keys(countries).join(', ')}): `,
    wrong: (country: string) =>
      !(country in countries) &&
      `Known are ${Object.keys(countries).join(', ')}. A further country needs its name in src/content/schema/church.ts and its flag in src/ui/icons.svg.`,
  },
  zone: {
    ask: 'Its time zone, as in America/Los_Angeles: ',
    wrong: (zone: string) =>
      !isZone(zone) &&
      `There is no time zone "${zone}". Write continent and city, as in America/Los_Angeles`,
  },
} as const

/** What is made up until somebody writes the truth. */
const made = [
  'services.*',
  'phone',
  'email',
  'social.facebook',
  'social.instagram',
  'social.youtube',
  'live',
  'summary',
  'welcome',
  'about.paragraphs.*',
]

type Answers = Record<keyof typeof questions, string>

const { values } = parseArgs({
  options: {
    slug: { type: 'string' },
    en: { type: 'string' },
    es: { type: 'string' },
    country: { type: 'string' },
    zone: { type: 'string' },
  },
})
const answers = await complete(values)
const name = `churches/${answers.slug}`
writeEntry(name, church(answers))
for (const field of made) markSample(`${name}:${field}`)
console.log(`${shownName(name)} is written.
Put the true facts in place of the made-up ones with npm run edit; npm run launch-check lists them.`)

/** Asks for what the command line does not say. A wrong answer is asked for again, or ends the script. */
async function complete(given: Partial<Answers>): Promise<Answers> {
  const found: Record<string, string> = {}
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  for (const [name, { ask, wrong }] of Object.entries(questions)) {
    let answer = given[name as keyof Answers] ?? (await terminal.question(ask))
    for (let problem = wrong(answer.trim()); problem; problem = wrong(answer.trim())) {
      console.error(problem)
      if (given[name as keyof Answers] !== undefined) process.exit(1)
      answer = await terminal.question(ask)
    }
    found[name] = answer.trim()
  }
  terminal.close()
  return found as Answers
}

function needed(text: string): string | false {
  if (text === '') return 'It needs a name'
  return text.includes('"') && 'Leave out the quotation marks'
}

/** A telephone number that reaches nobody and that no other church has. */
function samplePhone(country: string): string {
  const taken = entryNames().map((each) => readFileSync(entryFile(each), 'utf8'))
  const start = { us: '+1 925 555 01', in: '+91 00000 001', es: '+34 000 000 1' }[country]
  const free = Array.from({ length: 90 }, (_, n) => `${start ?? '+0 000 000 1'}${n + 10}`)
  return free.find((phone) => taken.every((source) => !source.includes(phone)))!
}

/** The place after the last church. */
function nextOrder(): number {
  const others = entryNames().filter((each) => each.startsWith('churches/'))
  return Math.max(0, ...others.map((each) => (readEntry(each) as { order: number }).order)) + 1
}

function church({ slug, en, es, country, zone }: Answers): object {
  const base = 'praisechapel.example'
  return {
    order: nextOrder(),
    name: { en, es },
    region: countries[country as keyof typeof countries],
    country,
    timeZone: zone,
    services: [{ day: 'sunday', at: '10:00', kind: 'worship' }],
    confirmed: false,
    phone: samplePhone(country),
    email: `${slug}@${base}`,
    social: {
      facebook: `https://social.${base}/${slug}/facebook`,
      instagram: `https://social.${base}/${slug}/instagram`,
      youtube: `https://social.${base}/${slug}/youtube`,
    },
    live: `https://videos.${base}/${slug}/live`,
    summary: {
      en: `Whoever you are, there is room for you in ${en} every Sunday.`,
      es: `Sea quien sea, en ${es} hay lugar para usted cada domingo.`,
    },
    hero: {
      picture: { src: '/pictures/connect-groups.avif' },
      title: { en, es },
      subtitle: { en: `There is room for you in ${en}.`, es: `En ${es} hay lugar para usted.` },
    },
    welcome: {
      en: `Come as you are: you are welcome in ${en}.`,
      es: `Venga tal como es: en ${es} es usted bienvenido.`,
    },
    about: {
      title: { en: `The church in ${en}`, es: `La iglesia de ${es}` },
      paragraphs: [
        {
          en: `We are people of ${en} who meet to pray, to read the Bible together and to be good neighbors.`,
          es: `Somos gente de ${es} que se reúne para orar, leer la Biblia juntos y ser buenos vecinos.`,
        },
      ],
      gallery: [
        {
          src: '/pictures/community.avif',
          alt: {
            en: 'Hands pass bread across a table',
            es: 'Manos que se pasan el pan de un lado a otro de una mesa',
          },
        },
      ],
    },
    giving: {
      title: { en: `Give to the church in ${en}`, es: `Ofrende a la iglesia de ${es}` },
      text: {
        en: `Your gift helps the church in ${en}.`,
        es: `Su ofrenda ayuda a la iglesia de ${es}.`,
      },
    },
  }
}
