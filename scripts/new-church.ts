/**
 * `npm run new:church`: asks for a church's name and place and writes its file, which builds as it
 * stands. Everything that is still to be filled in is marked as a sample: `npm run launch-check` lists it.
 * The answers may be given at once: `npm run new:church -- --slug madrid --en Madrid --es Madrid
 * --country es --zone Europe/Madrid`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { said } from '#app/content/check/finding.ts'
import { ofZone } from '#app/content/check/times.ts'
import { entryFile, readEntry, shownName } from '#app/content/entries.ts'
import { both, slug } from '#app/content/fields.ts'
import { entryNames, writeEntry } from '#app/content/kinds.ts'
import { remedies } from '#app/content/remedies.ts'
import { markSample, sampleFields } from '#app/content/samples.ts'
import { isCountry, isZone } from '#app/content/values.ts'
import { countryName } from '#app/language/language-names.ts'
import { inEach } from '#app/language/text.ts'
import { answersTo, needed } from './ask.ts'

const answers = await answersTo({
  slug: {
    ask: both(
      'The last part of its address, in lowercase letters: /churches/…',
      'La última parte de su dirección, en minúsculas: /churches/…',
    ),
    wrong: (answer) => {
      if (!slug.test(answer)) return remedies.slug
      const name = `churches/${answer}`
      if (!existsSync(entryFile(name))) return undefined
      return both(
        `There is already a church by this name: ${shownName(name)}`,
        `Ya hay una iglesia con ese nombre: ${shownName(name)}`,
      )
    },
  },
  en: { ask: both('Its name in English', 'Su nombre en inglés'), wrong: needed },
  es: { ask: both('Its name in Spanish', 'Su nombre en español'), wrong: needed },
  country: {
    ask: both(
      'The two letters of its country: us, es, ke',
      'Las dos letras de su país: us, es, ke',
    ),
    wrong: (country) => (isCountry(country) ? undefined : remedies.country),
  },
  zone: {
    ask: both(
      'Its time zone, as in America/Los_Angeles',
      'Su zona horaria, como en America/Los_Angeles',
    ),
    wrong: (zone, { country = '' }) => {
      if (!isZone(zone)) return remedies.zone
      const [elsewhere] = [ofZone(zone, country)].flat()
      return elsewhere && both(said(elsewhere, 'en'), said(elsewhere, 'es'))
    },
  },
})

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
  'about.gallery',
]

const name = `churches/${answers.slug}`
// where the marks cannot be read, what is made up would pass for true
sampleFields(name)
writeEntry(name, church(answers))
for (const field of made) markSample(`${name}:${field}`)
console.log(`${shownName(name)} is written.
Put the true facts in place of the made-up ones with npm run edit; npm run launch-check lists them.
  Está escrito. Ponga los datos verdaderos con npm run edit; npm run launch-check enumera los inventados.`)

/** A phone number that reaches nobody and that no other church has. */
function samplePhone(): string {
  const taken = entryNames().map((each) => readFileSync(entryFile(each), 'utf8'))
  const all = Array.from(
    { length: 900 },
    (_, n) => `+1 ${925 + Math.floor(n / 90)} 555 01${10 + (n % 90)}`,
  )
  return all.find((phone) => taken.every((source) => !source.includes(phone)))!
}

function nextOrder(): number {
  const others = entryNames().filter((each) => each.startsWith('churches/'))
  return Math.max(0, ...others.map((each) => (readEntry(each) as { order: number }).order)) + 1
}

function church({ slug, en, es, country, zone }: typeof answers): object {
  const base = 'praisechapel.example'
  return {
    order: nextOrder(),
    name: { en, es },
    region: inEach((locale) => countryName(country, locale)),
    country,
    timeZone: zone,
    services: [{ day: 'sunday', at: '10:00', kind: 'worship' }],
    confirmed: false,
    phone: samplePhone(),
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
      es: `Venga tal como es: será un gusto recibirle en ${es}.`,
    },
    about: {
      title: { en: `The church in ${en}`, es: `La iglesia de ${es}` },
      paragraphs: [
        {
          en: `We are people from ${en} who meet to pray, to read the Bible together and to serve our neighbors.`,
          es: `Somos gente de ${es} que se reúne para orar, leer juntos la Biblia y servir a los vecinos.`,
        },
      ],
      gallery: [
        {
          src: '/pictures/community.avif',
          alt: {
            en: 'Illustration: hands pass bread across a table',
            es: 'Ilustración: manos que se pasan el pan de un lado a otro de una mesa',
          },
        },
      ],
    },
    giving: {
      title: { en: `Give to the church in ${en}`, es: `Ofrende a la iglesia de ${es}` },
      text: {
        en: `Thank you for supporting the work in ${en}.`,
        es: `Gracias por apoyar la obra en ${es}.`,
      },
    },
  }
}
