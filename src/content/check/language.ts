import { locales, type Locale } from '#app/language/locale.ts'
import type { Text } from '#app/language/text.ts'
import { both, type About } from '../fields.ts'
import type { Way } from '../walk.ts'
import type { Flaw } from './finding.ts'
import type { Unwanted } from './glossary.ts'

export function languageFinding(
  text: string,
  locale: Locale,
  { heading }: Partial<About>,
  unwanted: readonly Unwanted[],
): Flaw | undefined {
  return (
    wrongWord(text, locale, unwanted) ??
    (locale === 'es' ? wrongSpanish(text) : undefined) ??
    (heading ? tooLong(text) : undefined)
  )
}

function wrongWord(text: string, locale: Locale, unwanted: readonly Unwanted[]) {
  // {email} is filled in: no reader sees the word
  const read = text.replace(/\{\w+\}/g, '')
  const found = unwanted.find((each) => each.locale === locale && each.pattern.test(read))
  return (
    found && {
      problem: both(`we do not write “${found.word}”`, `aquí no escribimos «${found.word}»`),
      remedy: both(
        `Write: ${found.instead} (docs/glossary.md)`,
        `Escriba: ${found.instead} (docs/glossary.md)`,
      ),
    }
  )
}

// possessives, pronouns and verbs that are nothing but tú
const familiar =
  /(?<!\p{L})(tú|tu|tus|te|ti|contigo|tuy[oa]s?|os|vosotr[oa]s|vuestr[oa]s?|tienes|puedes|quieres|eres|estás|vienes|sabes|necesitas|deseas|vives|haz|dinos|únete|llámanos|escríbenos|visítanos|acompáñanos|contáctanos|síguenos|envíanos|cuéntanos|avísanos|inscríbete|regístrate|acércate|quédate|puedas|quieras|tengas|hagas|estés|sepas|prefieras|necesites|llegues|buscas|prefieres|vos|podés|querés|tenés|\p{L}*[aeid]rás)(?!\p{L})/iu
// in the middle of a sentence these are what somebody does, at its beginning they say tú
const commands =
  /(?<=^|[.:!?¡¿]\s*)(Ven|Encuentra|Conoce|Elige|Planea|Descubre|Lee|Mira|Llama|Escribe|Envía|Abre|Pide|Trae|Comparte|Busca|Aprende|Participa|Disfruta)(?!\p{L})/u

const pairs = [
  ['¿', '?'],
  ['¡', '!'],
] as const

function wrongSpanish(text: string): Flaw | undefined {
  if (familiar.test(text) || commands.test(text)) {
    return {
      problem: both('the Spanish says tú', 'el español tutea'),
      remedy: both('Say usted (docs/glossary.md)', 'Trate de usted (docs/glossary.md)'),
    }
  }
  const count = (mark: string) => text.split(mark).length - 1
  const [open, close] = pairs.find(([before, after]) => count(before) !== count(after)) ?? []
  return open && close
    ? {
        problem: both(
          `in the Spanish “${open}” and “${close}” do not pair`,
          `«${open}» y «${close}» no forman pareja`,
        ),
        remedy: both(
          `Write “${open}” where the sentence begins and “${close}” where it ends`,
          `Escriba «${open}» donde empieza la frase y «${close}» donde termina`,
        ),
      }
    : undefined
}

/** How long a heading may be: longer, and it fills the screen of a phone. */
const longestHeading = 70

function tooLong(text: string): Flaw | undefined {
  if (text.length <= longestHeading) return undefined
  return {
    problem: both(
      `the heading has ${text.length} characters`,
      `el título tiene ${text.length} caracteres`,
    ),
    remedy: both(
      `Say it in ${longestHeading} or fewer, and the rest in the text`,
      `Dígalo en ${longestHeading} o menos, y lo demás en el texto`,
    ),
  }
}

/** A text, the file it stands in, the way to it inside that file, and what is known of its field. */
export type PlacedText = { file: string; way: Way; text: Text; about: Partial<About> }

/**
 * Each sentence that stands in two files: visitors read both pages, and it is said once too often. Of a file
 * that began as a copy of another it is said once.
 */
export function repetitions(all: readonly PlacedText[]) {
  return locales.flatMap((locale) => {
    const seen = new Map<string, string>()
    const prose = all.filter(({ about }) => !about.mayRepeat && !about.notice)
    const repeated = prose.flatMap(({ file, way, text }) =>
      sentencesOf(text[locale]).flatMap((sentence) => {
        const first = seen.get(sentence) ?? file
        seen.set(sentence, first)
        return first === file ? [] : { file, first, way: [...way, locale], sentence }
      }),
    )
    const inBoth = Map.groupBy(repeated, ({ file, first }) => `${file} ${first}`)
    return [...inBoth.values()].flatMap((same) => {
      const isCopy = same.length > fewRepeated
      const [en, es] = isCopy
        ? [` and ${same.length - 1} more sentences are`, ` y ${same.length - 1} frases más están`]
        : [' is', ' está']
      return (isCopy ? same.slice(0, 1) : same).map(({ file, first, way, sentence }) => ({
        file,
        way,
        problem: both(
          `“${sentence}”${en} in content/${first}.json too`,
          `«${sentence}»${es} también en content/${first}.json`,
        ),
        remedy: both(
          'Say it on one page, or in another way',
          'Dígalo en una sola página, o de otra manera',
        ),
        advice: true as const,
      }))
    })
  })
}

/** So many sentences of another page somebody can have written again. */
const fewRepeated = 3

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of five words or more; shorter ones are labels and buttons. */
const sentencesOf = (text: string) =>
  [...sentences.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 5)
