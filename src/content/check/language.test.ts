import { expect, test } from 'vitest'
import type { Text } from '#app/language/text.ts'
import type { About } from '../fields.ts'
import { schemaOf } from '../kinds.ts'
import { aboutAt } from '../walk.ts'
import { unwantedWords } from './glossary.ts'
import { repetitions } from './language.ts'
import { textFinding } from './texts.ts'

const good: Text = { en: 'Come and visit us.', es: 'Venga a visitarnos.' }
const findingIn = (text: Partial<Text>, about?: Partial<About>) =>
  textFinding({ way: ['text'], text: { ...good, ...text } }, about)
const problemIn = (text: Partial<Text>, about?: Partial<About>) =>
  findingIn(text, about)?.problem.en

test('a good text passes', () => {
  expect(problemIn({})).toBeUndefined()
  expect(
    problemIn({ es: '¿Quiere bautizarse? ¡Qué alegría! Él se lo dijo a usted.' }),
  ).toBeUndefined()
  // what looks like tú in the middle of a sentence is what somebody does
  expect(problemIn({ es: 'La iglesia que Dios llama y la gente que ven venir' })).toBeUndefined()
  expect(problemIn({ es: 'Además, detrás y atrás, quizás jamás' })).toBeUndefined()
})

test.each([
  'Tú decides.',
  'Trae a tu familia.',
  'Te esperamos el domingo.',
  'Ven con nosotros.',
  'Llámanos cuando quieras.',
  'Primero. Elige una iglesia.',
  '¿Tienes preguntas?',
  'Os esperamos.',
  'Únete a un grupo.',
  'Pregunte lo que quieras.',
  'Aquí podrás orar.',
  'Encontrarás amigos.',
  'Si querés, llame.',
  'Busca su iglesia.',
])('the Spanish says usted: %s', (es) => {
  expect(problemIn({ es })).toBe('the Spanish says tú')
})

test.each(['Necesita alojamiento?', '¿Necesita alojamiento', 'Bienvenida!', '¡Venga', '¿Sí? No?'])(
  'a Spanish question or exclamation begins where it begins: %s',
  (es) => {
    expect(problemIn({ es })).toMatch(/do not pair/)
  },
)

test.each([
  ['en', 'Our youth programme', 'programme…'],
  ['en', 'Your neighbours', 'neighbour…'],
  ['en', 'Please tick this box', 'tick'],
  ['en', 'Send us an e-mail', 'e-mail…'],
  ['en', 'To be baptised', 'baptise…'],
  ['es', 'Cuente la buena noticia', 'la buena noticia'],
  ['es', 'Haga una donación', 'donación'],
  ['es', 'El vídeo del aniversario', 'vídeo…'],
  ['es', 'Misiones globales', 'misiones globales'],
] as const)('a word of the glossary’s “not” column is refused (%s): %s', (locale, text, word) => {
  expect(problemIn({ [locale]: text })).toBe(`we do not write “${word}”`)
})

test('a word is meant as a whole, and in its own language', () => {
  expect(problemIn({ en: 'A ticket, a stick and baptism' })).toBeUndefined()
  expect(problemIn({ es: 'Escriba a {email}' })).toBeUndefined()
  expect(problemIn({ en: 'A donor gave a car, a carrot and a mail' })).toBeUndefined()
})

test('the remedy says what to write', () => {
  expect(findingIn({ es: 'Gran apertura' })?.remedy).toEqual({
    en: 'Write: gran inauguración (docs/glossary.md)',
    es: 'Escriba: gran inauguración (docs/glossary.md)',
  })
})

test('the glossary is read as it is written', () => {
  const words = unwantedWords(`
| English | Spanish  | not        | why |
| ------- | -------- | ---------- | --- |
| car     | _auto_   | carro…, xe |     |
| bus     | _camión_ |            |     |

| write | not |
| ----- | --- |
| color | colour… |
`)
  expect(words.map(({ locale, word, instead }) => [locale, word, instead])).toEqual([
    ['es', 'carro…', 'auto'],
    ['es', 'xe', 'auto'],
    ['en', 'colour…', 'color'],
  ])
  expect(unwantedWords().filter(({ locale }) => locale === 'en').length).toBeGreaterThan(10)
  expect(unwantedWords().filter(({ locale }) => locale === 'es').length).toBeGreaterThan(10)
})

test('a heading has at most 70 characters, a text as many as it needs', () => {
  const long = 'Venga '.repeat(12).slice(0, 71)
  expect(problemIn({ en: long }, { heading: true })).toBe('the heading has 71 characters')
  expect(problemIn({ es: long }, { heading: true })).toBe('the heading has 71 characters')
  expect(problemIn({ en: long.slice(1, 70) }, { heading: true })).toBeUndefined()
  expect(problemIn({ en: long })).toBeUndefined()
})

test('a sentence stands on one page', () => {
  const place = (file: string, en: string, about: Partial<About> = {}) => ({
    file,
    way: ['text'],
    about,
    text: { ...good, en },
  })
  const found = (...all: ReturnType<typeof place>[]) =>
    repetitions(all).map(({ file, way, problem }) => [file, way.at(-1), problem.en])
  const twice = 'Nothing. We leave a light on for you.'
  expect(found(place('one', twice), place('two', `Here. ${twice}`))).toEqual([
    ['two', 'en', '“We leave a light on for you.” is in content/one.json too'],
  ])
  // a page that began as a copy of another is told of once, and not by each of its sentences
  const page =
    'We sing for an hour. We read from the Bible. We eat at one table. We go home in peace.'
  expect(found(place('one', page), place('two', page))).toEqual([
    ['two', 'en', '“We sing for an hour.” and 3 more sentences are in content/one.json too'],
  ])
  // the same page may say it twice, labels are short, and pictures may be alike
  expect(found(place('one', twice), place('one', twice))).toEqual([])
  expect(found(place('one', 'Find a church'), place('two', 'Find a church'))).toEqual([])
  expect(
    found(place('one', twice, { mayRepeat: true }), place('two', twice, { mayRepeat: true })),
  ).toEqual([])
})

test('two churches may say the same of a day, and two events the same in a sentence', () => {
  const text = {
    en: 'There is no service on Christmas Day.',
    es: 'El día de Navidad no hay culto.',
  }
  const said = (folder: string, ...way: (string | number)[]) => {
    const about = aboutAt(schemaOf(`${folder}/one`)!, way)
    return repetitions(
      ['one', 'other'].map((name) => ({ file: `${folder}/${name}`, way, text, about })),
    )
  }
  expect(said('churches', 'cancelled', 0, 'reason')).toEqual([])
  expect(said('churches', 'notices', 0, 'text')).toEqual([])
  expect(said('events', 'summary')).toEqual([])
  expect(said('churches', 'about', 'gallery', 0, 'alt')).toEqual([])
  expect(said('churches', 'welcome')).toHaveLength(2)
})
