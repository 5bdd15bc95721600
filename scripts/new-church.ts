/**
 * `npm run new:church`: asks for a church's name and place and writes its file, which builds as it
 * stands. Everything that is still to be filled in is a sample, and `npm run launch-check` lists it.
 * The answers may be given at once: `npm run new:church -- --slug madrid --en Madrid --es Madrid
 * --country es --zone Europe/Madrid`.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { countryNames } from '#content/ui.ts'

const index = 'content/churches/index.ts'

/** What must be known of a church, how to ask for it, and what is wrong with an answer. */
const questions = {
  slug: {
    ask: 'The last part of its address, in small letters: /churches/',
    wrong: (slug: string) => {
      if (!/^[a-z]+(-[a-z]+)*$/.test(slug)) {
        return 'Use small letters without accents, and hyphens: santa-cruz'
      }
      return existsSync(fileOf(slug)) && `There is a church of this name already: ${fileOf(slug)}`
    },
  },
  en: { ask: 'Its name in English: ', wrong: needed },
  es: { ask: 'Its name in Spanish: ', wrong: needed },
  country: {
    ask: `Its country (${Object.keys(countryNames).join(', ')}): `,
    wrong: (country: string) =>
      !(country in countryNames) &&
      `Known are ${Object.keys(countryNames).join(', ')}. A further country needs its name in content/ui.ts and its flag in src/ui/icons.svg.`,
  },
  zone: {
    ask: 'Its time zone, as in America/Los_Angeles: ',
    wrong: (timeZone: string) => {
      try {
        return !new Intl.DateTimeFormat('en', { timeZone })
      } catch {
        return `There is no time zone "${timeZone}". Write continent and city, as in America/Los_Angeles`
      }
    },
  },
} as const

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
writeFileSync(fileOf(answers.slug), churchFile(answers))
writeFileSync(index, withChurch(readFileSync(index, 'utf8'), answers.slug))
console.log(`${fileOf(answers.slug)} is written, and listed in ${index}.
Open it and put the true facts in place of those inside sample( ); npm run launch-check lists them.
npm run pictures draws the card that is shown where its address is shared.`)

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

function fileOf(slug: string): string {
  return `content/churches/${slug}.ts`
}

/** `santa-cruz` is called `santaCruz` in the list of churches. */
function constantOf(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The list of churches with one more at its end. */
function withChurch(source: string, slug: string): string {
  const name = constantOf(slug)
  const imported = `import { ${name} } from './${slug}.ts'\n`
  const list = /(export const churches[^=]*= \[)([^\]]*)\]/
  if (!list.test(source)) throw new Error(`${index} does not look as expected: add ${name} by hand`)
  return source
    .replace(/\n\nexport const churches/, `\n${imported}\nexport const churches`)
    .replace(list, (_, start: string, names: string) => {
      return `${start}${[...names.split(',').map((each) => each.trim()), name].filter(Boolean).join(', ')}]`
    })
}

/** A telephone number that reaches nobody and that no other church has. */
function samplePhone(country: string): string {
  const taken = globSync('content/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  const start = { us: '+1 925 555 01', in: '+91 00000 001', es: '+34 000 000 1' }[country]
  const free = Array.from({ length: 90 }, (_, n) => `${start ?? '+0 000 000 1'}${n + 10}`)
  return free.find((phone) => taken.every((source) => !source.includes(phone)))!
}

function churchFile({ slug, en, es, country, zone }: Answers): string {
  const place = countryNames[country as keyof typeof countryNames]
  const base = 'praisechapel.example'
  return `// The church in ${en}. Change a time between its quotes ('10:00', '19:00'); both languages follow.
// La iglesia de ${es}. Cambie una hora entre sus comillas ('10:00', '19:00'); los dos idiomas la siguen.
import { sample } from '#app/model/sample.ts'
import type { Church } from '#app/model/church.ts'

export const ${constantOf(slug)}: Church = {
  slug: '${slug}',
  name: { en: "${en}", es: "${es}" },
  region: { en: "${place.en}", es: "${place.es}" },
  country: '${country}',
  timeZone: '${zone}',
  summary: {
    en: "The church in ${en} meets every Sunday. You are welcome, whoever you are.",
    es: "La iglesia de ${es} se reúne cada domingo. Usted es bienvenido, sea quien sea.",
  },
  hero: {
    picture: 'connect-groups',
    title: { en: "${en}", es: "${es}" },
    subtitle: { en: "There is room for you in ${en}.", es: "En ${es} hay lugar para usted." },
  },
  welcome: {
    en: "Come as you are. Somebody will look out for you at the door in ${en}.",
    es: "Venga tal como es. En ${es} alguien le estará esperando en la puerta.",
  },
  services: [sample({ day: 'sunday', at: '10:00', kind: 'worship' })],
  confirmed: false,
  phone: sample('${samplePhone(country)}'),
  email: sample('${slug}@${base}'),
  social: {
    instagram: sample('https://social.${base}/${slug}/instagram'),
    facebook: sample('https://social.${base}/${slug}/facebook'),
    youtube: sample('https://social.${base}/${slug}/youtube'),
  },
  live: sample('https://videos.${base}/${slug}/live'),
  about: {
    title: { en: "The church in ${en}", es: "La iglesia de ${es}" },
    paragraphs: [
      {
        en: "We are people of ${en} who meet to pray, to read the Bible together and to be good neighbors.",
        es: "Somos gente de ${es} que se reúne para orar, leer la Biblia juntos y ser buenos vecinos.",
      },
    ],
    gallery: [
      {
        src: 'community',
        alt: {
          en: "Hands pass bread across a table in ${en}",
          es: "Manos que se pasan el pan de un lado a otro de una mesa en ${es}",
        },
      },
    ],
  },
  giving: {
    title: { en: "Give to the church in ${en}", es: "Ofrende a la iglesia de ${es}" },
    text: {
      en: "Your gift pays for a room to meet in and for whatever ${en} needs next.",
      es: "Su ofrenda paga una sala donde reunirse y lo que ${es} necesite después.",
    },
  },
}
`
}
