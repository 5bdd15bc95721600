/** Churches that do not exist, as many as are wanted: to see what a site of thousands is like. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ChurchFile } from '#app/church/schema.server.ts'

/** Lays churches into a folder of content, the same ones each time. They follow those that are there. */
export function layChurches(folder: string, count: number): void {
  mkdirSync(path.join(folder, 'churches'), { recursive: true })
  for (let number = 0; number < count; number++) {
    const church = madeUp(number)
    const file = path.join(folder, 'churches', `${slugOf(church.name.en)}.json`)
    writeFileSync(file, `${JSON.stringify(church, null, 2)}\n`)
  }
}

const lands = {
  us: { timeZone: 'America/Chicago', prefix: '+1', at: [39, -98], regions: ['Ohio', 'Texas'] },
  in: { timeZone: 'Asia/Kolkata', prefix: '+91', at: [17, 80], regions: ['Kerala', 'Punjab'] },
  es: { timeZone: 'Europe/Madrid', prefix: '+34', at: [40, -4], regions: ['Aragón', 'León'] },
} as const

const countries = Object.keys(lands) as (keyof typeof lands)[]

/** What a place is, in both languages, and of whom or what it has its name. */
const places = [
  ['Harbor', 'Puerto'],
  ['Bridge', 'Puente'],
  ['Hill', 'Cerro'],
  ['Spring', 'Fuente'],
  ['Valley', 'Valle'],
  ['Mill', 'Molino'],
  ['Field', 'Campo'],
  ['Rock', 'Peñón'],
  ['River', 'Río'],
  ['Tower', 'Torre'],
] as const
const beginnings = 'Al Be Cá Do El Fer Gu Her Is Ju Ka Lú Ma No Or Pé Ra Sa Ti Ul Va Xi'.split(' ')
const endings = 'bar cedo dora gón lena mira nán pala rosa sén tuela vara zal cura fía'.split(' ')
const sides = [
  ['', ''],
  ['North ', ' del Norte'],
] as const

/** One church; each number has a name of its own. */
function madeUp(number: number): ChurchFile {
  const digits = [places, beginnings, endings, sides].reduce<{ left: number; at: number[] }>(
    ({ left, at }, { length }) => ({ left: Math.floor(left / length), at: [...at, left % length] }),
    { left: number, at: [] },
  )
  if (digits.left > 0) throw new Error(`There are no names for more than ${number} churches.`)
  const [place = 0, beginning = 0, ending = 0, side = 0] = digits.at
  const owner = beginnings[beginning]! + endings[ending]!
  const name = {
    en: `${sides[side]![0]}${owner} ${places[place]![0]}`,
    es: `${places[place]![1]} ${owner}${sides[side]![1]}`,
  }
  // three in four are in the first country, as nearly all are in few
  const country = countries[number % 4 === 3 ? 1 + (Math.floor(number / 4) % 2) : 0]!
  const { timeZone, prefix, at, regions } = lands[country]
  const region = regions[beginning % regions.length]!
  const spread = (step: number) => ((number * step) % 700) / 100 - 3.5
  return {
    order: 10 + number,
    name,
    region: { en: region, es: region },
    country,
    timeZone,
    services: [
      { day: 'sunday', at: number % 3 ? '10:00' : '11:30', kind: 'worship', minutes: 90 },
      { day: 'wednesday', at: '19:00', kind: 'midweek' },
    ],
    confirmed: number % 10 !== 0,
    phone: `${prefix} 000 ${String(number).padStart(7, '0')}`,
    email: `${slugOf(name.en)}@lighthouse.example`,
    position: { latitude: at[0] + spread(37), longitude: at[1] + spread(53) },
    social: {},
    live: `https://films.lighthouse.example/${slugOf(name.en)}/live`,
    summary: {
      en: `The church of ${name.en}, in one sentence.`,
      es: `La iglesia de ${name.es}, en una frase.`,
    },
    hero: {
      picture: { src: '/pictures/horizon.avif' } as ChurchFile['hero']['picture'],
      title: name,
      subtitle: { en: `There is room in ${name.en}.`, es: `En ${name.es} hay lugar.` },
    },
    welcome: {
      en: `Whoever you are, you are welcome in ${name.en}.`,
      es: `Sea quien sea, usted es bienvenido en ${name.es}.`,
    },
    about: {
      title: { en: `About ${name.en}`, es: `Sobre ${name.es}` },
      paragraphs: [
        {
          en: `We are the people of ${name.en}, who meet to pray and to read the Bible together.`,
          es: `Somos la gente de ${name.es}, que se reúne para orar y leer juntos la Biblia.`,
        },
      ],
      gallery: [
        {
          src: `/pictures/field-${1 + (number % 3)}.avif`,
          alt: { en: `A field in ${name.en}`, es: `Un campo de ${name.es}` },
        },
      ] as ChurchFile['about']['gallery'],
    },
    giving: {
      title: { en: `Give to ${name.en}`, es: `Ofrende a ${name.es}` },
      text: { en: `Your gift serves ${name.en}.`, es: `Su ofrenda sirve a ${name.es}.` },
    },
  }
}

function slugOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')
}
