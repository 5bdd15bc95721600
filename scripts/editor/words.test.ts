import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unwantedWords } from '#app/content/check/glossary.ts'
import { languageFinding } from '#app/content/check/language.ts'
import { remedies } from '#app/content/remedies.ts'
import { inOurWords, namedIn, scriptInOurWords, type Strings } from './words.ts'

// what a volunteer may read in the editor, of the very edition that is installed

const stringsOf = (locale: string) =>
  JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${locale}.json`, 'utf8')) as Strings
const american = stringsOf('en-US')

/** What those who set an editor up would read, and what is hidden: nothing lies in folders here. */
const unseen =
  /^(config|prefs|open_authoring|cloud_storage|file_type_labels|mobile_promo|keyboard)|folder|token|test_repo|open_authoring/

/** By what names it fills in the rest, nobody reads. */
const filledIn = /\{\$\w+[^}]*\}/g

const read = (strings: Strings) =>
  namedIn(strings)
    .filter(([name]) => !unseen.test(name))
    .map(([name, text]) => [name, text.replace(filledIn, '…')] as const)

test('the Spanish of the editor says usted', () => {
  const tells = read(inOurWords(stringsOf('es-CO'), 'es')).filter(
    ([, text]) => languageFinding(text, 'es', {}, [])?.problem.es === 'el español tutea',
  )
  expect(tells).toEqual([])
})

test('to add is “agregar” on every button, as in what the check says', () => {
  const other = /(?<!d)añad/i
  const spanish = read(inOurWords(stringsOf('es-CO'), 'es'))
  expect(spanish.filter(([, text]) => other.test(text))).toEqual([])
  expect(Object.values(remedies).filter(({ es }) => other.test(es))).toEqual([])
})

test('what it says of anything that is not right yet speaks of no photograph', () => {
  const said = new Map(read(inOurWords(american, 'en'))).get('entry_validation_errors')
  expect(said).toContain('One field is not right yet')
  expect(said).not.toMatch(/photo/)
  expect(new Map(read(inOurWords(american, 'en'))).get('processing_files')).toMatch(/photo/)
})

test('its English is that of the glossary', () => {
  const found = read(inOurWords(american, 'en')).flatMap(([name, text]) => {
    const flaw = languageFinding(text, 'en', {}, unwantedWords())
    return flaw ? [`${name}: ${flaw.problem.en}`] : []
  })
  expect(found).toEqual([])
})

test('nothing of it is left in English on a Spanish screen', () => {
  const spanish = new Map(namedIn(inOurWords(stringsOf('es-CO'), 'es')))
  const english = read(american).filter(([name]) => !spanish.has(name))
  expect(english).toEqual([])
})

test('it uses no word of programmers', () => {
  const jargon =
    /\b(assets?|slugs?|backlinks?|validat\w+|collections?|entry|entries|reorder\w*|workflow|librar\w+)\b/i
  expect(read(inOurWords(american, 'en')).filter(([, text]) => jargon.test(text))).toEqual([])
  const jerga =
    /(?<!\p{L})(recursos?|slug|enlaces entrantes|validación|validar|colección|colecciones|entradas?|reorden\p{L}+|flujo|biblioteca)(?!\p{L})/iu
  const spanish = read(inOurWords(stringsOf('es-CO'), 'es'))
  expect(spanish.filter(([, text]) => jerga.test(text))).toEqual([])
})

test.each([
  ['en', 'en-US'],
  ['es', 'es-CO'],
] as const)(
  'what it fills into a sentence it finds by the name that it knows (%s)',
  (locale, file) => {
    const theirs = new Map(namedIn(stringsOf(file)))
    const lost = namedIn(inOurWords(stringsOf(file), locale)).filter(([name, text]) =>
      text.match(filledIn)?.some((each) => theirs.get(name)?.includes(each) === false),
    )
    expect(lost).toEqual([])
  },
)

test('its American English, which is in its script, is exchanged there, or the site is not built', () => {
  const script = readFileSync('node_modules/@sveltia/cms/dist/sveltia-cms.js', 'utf8')
  const inWords = scriptInOurWords(script, american)
  expect(inWords).toContain('`Open the Folder of the Site`')
  expect(inWords).not.toContain('`Work with Local Repository`')
  const another = script.replaceAll('`Work with Local Repository`', '`Work Locally`')
  expect(() => scriptInOurWords(another, american)).toThrow('no longer says work_with_local_repo')
})
