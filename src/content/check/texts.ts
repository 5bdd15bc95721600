import { defaultLocale, locales, type Locale } from '#app/language/locale.ts'
import { isText, type Text } from '#app/language/text.ts'
import { both, type About } from '../fields.ts'
import { valuesIn, type Way } from '../walk.ts'
import type { FieldFlaw, Flaw } from './finding.ts'
import { unwantedWords } from './glossary.ts'
import { languageFinding } from './language.ts'

export type FoundText = { way: Way; text: Text }

export const textsIn = (content: unknown): FoundText[] =>
  valuesIn(content).flatMap(({ way, value }) => (isText(value) ? [{ way, text: value }] : []))

/** `10:30`, `5 pm`, `17 h`, `five o’clock`, `seven in the evening`, `at noon`, `a las 7`, `las cinco y media`, `al mediodía` */
const clockTimes = [
  // no price and no hour that a day has not
  /(?<![$€£₹]\s?)\b([01]?\d|2[0-4])[:.][0-5]\d\b(?!\s?[€%])/,
  /\b\d{1,2}\s?[ap]\.?\s?m\b/i,
  /\b\d{1,2}\s?h\b/,
  /o[’']clock\b|\bhalf past\b/i,
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven) (in the (morning|afternoon|evening)|at night)\b/i,
  /\b(at|from|until) (noon|midnight)\b/i,
  /\b(al mediodía|(a|hasta) (la )?medianoche)\b/i,
  /\ba las? \d{1,2}\b/i,
  /\blas? (\d{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) (y media|y cuarto|en punto|de la (mañana|tarde|noche))/i,
]

const hasClock = (text: string) => clockTimes.some((time) => time.test(text))

type TextRule = Flaw & {
  wrong: (text: string, locale: Locale, both: Text, about: Partial<About>) => boolean
}

/** The elements of a page that somebody may write or paste into a text: `<clara@church.org>` is none. */
const tags =
  /<(!--|!doctype|\/?(a|article|audio|b|big|blockquote|body|br|button|center|code|dd|div|dl|dt|em|embed|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|label|li|link|main|mark|meta|nav|object|ol|option|p|pre|s|script|section|select|small|source|span|strong|style|sub|sup|svg|table|tbody|td|textarea|th|thead|title|tr|u|ul|video)(\s[^>]*|\/)?>)/i

/** What a letter with an accent, an opening mark and a quotation mark of UTF-8 are to whoever reads it as Windows wrote. */
const twoForOne = /Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|â€/

const laws: TextRule[] = [
  {
    problem: both(
      'letters are lost: the file was saved in another encoding',
      'se perdieron letras: el archivo se guardó con otra codificación',
    ),
    remedy: both(
      'Write the letters again where � or signs such as Ã© stand, and save the file as UTF-8',
      'Escriba de nuevo las letras donde hay � o signos como Ã© y guarde el archivo como UTF-8',
    ),
    // half of a letter of two halves is written as �, too
    wrong: (text) => /[\ufffd\p{Cs}]/u.test(text) || twoForOne.test(text),
  },
  {
    problem: both('there is a tab in the text', 'hay un tabulador en el texto'),
    remedy: both('Write a space in its place', 'Escriba un espacio en su lugar'),
    wrong: (text) => text.includes('\t'),
  },
  {
    problem: both('the text is left to do', 'el texto está por hacer'),
    remedy: both('Write the text', 'Escriba el texto'),
    // in Spanish "todo" is a word, in capitals too: only by itself, or before a colon, is it the mark
    wrong: (text, locale) =>
      (locale === 'es' ? /^TODO$|\bTODO:/ : /\bTODO\b/).test(text) || /[Ll]orem ipsum/.test(text),
  },
  {
    problem: both('there is HTML in the text', 'hay HTML en el texto'),
    remedy: both('Write plain text', 'Escriba texto sin marcas'),
    // no character is known by one letter: "a Q&A; then supper"
    wrong: (text) => tags.test(text) || /&[a-z]{2,}\d*;|&#\w+;/i.test(text),
  },
]

/**
 * Marks that turn the direction of a line, spaces without a width, what other programs break lines by, and the bullets
 * of Word, which are letters of its own font alone: they come along with what is pasted. Joints are none of them:
 * letters of India and emoji need them.
 */
const unseen =
  /(?!\n)[\p{Cc}\p{Co}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u

/** Words that nearly every sentence of a language has, and no sentence of the other. */
const common: Record<Locale, RegExp> = {
  en: /(?<!\p{L})(the|and|of|for|with|to|our|you|your|is|are|we)(?!\p{L})/gu,
  es: /(?<!\p{L})(el|la|los|las|de|del|y|que|para|con|una?|en|su|es|nuestr[oa]s?)(?!\p{L})/gu,
}

/** Of a language it has no word, and several of another. What is the same in both is a name. */
function isInOther(text: string, locale: Locale, both: Text): boolean {
  const has = (other: Locale) => new Set(text.toLowerCase().match(common[other])).size
  return (
    has(locale) === 0 &&
    locales.some((other) => other !== locale && has(other) > 1 && both[other] !== text)
  )
}

/** What is better written in another way. */
const style: TextRule[] = [
  {
    problem: both(
      'there is a character in the text that nobody sees',
      'hay en el texto un carácter que no se ve',
    ),
    remedy: both(
      'It came along with what was pasted: delete that place and type it',
      'Llegó con lo que se pegó: borre ese lugar y escríbalo a mano',
    ),
    wrong: (text) => unseen.test(text),
  },
  {
    problem: both('the text is in another language', 'el texto está en otro idioma'),
    remedy: both(
      'Write each language in its own field; perhaps the two are swapped',
      'Escriba cada idioma en su campo; quizá los dos estén cambiados',
    ),
    wrong: isInOther,
  },
  {
    problem: both(
      'there are spaces at an end, or two in a row',
      'hay espacios en un extremo, o dos seguidos',
    ),
    remedy: both('Take out the spaces', 'Quite los espacios'),
    wrong: (text) => text !== text.trim() || text.includes('  '),
  },
  {
    problem: both('a time of day stands in the notice', 'hay una hora en el aviso'),
    remedy: both(
      'That may be meant. If a service is moved to it, write it under “At another time or place, once”, too: then calendars and every page say so',
      'Puede ser lo que quiere decir. Si una reunión se cambia a esa hora, escríbalo también en «A otra hora o en otro lugar, una vez»: así lo dicen los calendarios y cada página',
    ),
    wrong: (text, _, __, { notice }) => notice === true && hasClock(text),
  },
  {
    problem: both('a time of day stands in the text', 'hay una hora en el texto'),
    remedy: both(
      'Write times into the services of a church or the time of an event, where every page finds them',
      'Escriba las horas en las reuniones de una iglesia o en la hora de un evento, donde las halla cada página',
    ),
    wrong: (text, _, __, { notice, verses }) => !notice && !verses && hasClock(text),
  },
  {
    problem: both(
      'the text says that something is still to come',
      'el texto anuncia algo por venir',
    ),
    remedy: both(
      'Write the day, if it is known, so that nobody forgets to change it',
      'Escriba el día, si se sabe, para que nadie olvide cambiarlo',
    ),
    wrong: (text) => /\bTBD\b|\bcoming soon\b|\bpróximamente\b/i.test(text),
  },
  {
    problem: both(
      'there are straight quotation marks in the text',
      'hay comillas rectas en el texto',
    ),
    remedy: both('Write “ and ”, in Spanish « and »', 'Escriba « y », en inglés “ y ”'),
    wrong: (text) => text.includes('"'),
  },
  {
    problem: both(
      'Markdown stands in the text, and is read as it stands: ** or [ ]( )',
      'hay marcas de Markdown en el texto, y se leen tal cual: ** o [ ]( )',
    ),
    remedy: both('Take the marks out', 'Quite las marcas'),
    wrong: (text) => /\*\*|\]\(|^#+ /m.test(text),
  },
  {
    problem: both('a word has more than 40 letters', 'una palabra tiene más de 40 letras'),
    remedy: both('Write it in several words', 'Escríbala en varias palabras'),
    wrong: (text) => /\p{L}{41}/u.test(text),
  },
  {
    problem: both('the text is the English copied', 'el texto es una copia del inglés'),
    remedy: both('Translate it', 'Tradúzcalo'),
    wrong: (text, locale, { en }) => locale !== 'en' && text === en && text.split(/\s+/).length > 4,
  },
]

const unwanted = unwantedWords()

/**
 * The first thing that is wrong with a text: one mistake, one message. Style is advice, and comes last; it takes
 * longest, and whoever only refuses does without.
 */
export function textFinding(
  { way, text }: FoundText,
  about: Partial<About> = {},
  isAdvised = true,
): FieldFlaw | undefined {
  // that a text is empty, its schema says
  if (locales.some((locale) => text[locale].trim() === '')) return undefined
  const first = (rules: readonly TextRule[]) => {
    for (const locale of locales) {
      const rule = rules.find(({ wrong }) => wrong(text[locale], locale, text, about))
      if (rule) return { way: [...way, locale], problem: rule.problem, remedy: rule.remedy }
    }
    return undefined
  }
  const broken = first(laws)
  if (broken || !isAdvised) return broken
  const advice =
    first(style) ?? languageAdvice({ way, text }, about) ?? unlikeNumbers({ way, text })
  return advice && { ...advice, advice: true }
}

function languageAdvice({ way, text }: FoundText, about: Partial<About>): FieldFlaw | undefined {
  for (const locale of locales) {
    const found = languageFinding(text[locale], locale, about, unwanted)
    if (found) return { way: [...way, locale], ...found }
  }
  return undefined
}

function unlikeNumbers({ way, text }: FoundText): FieldFlaw | undefined {
  const other = locales.find((locale) => numbersIn(text[locale]) !== numbersIn(text[defaultLocale]))
  if (!other) return undefined
  return {
    way: [...way, other],
    problem: both(
      'the numbers differ between the languages',
      'los números difieren entre los idiomas',
    ),
    remedy: both('Write the same numbers in each', 'Escriba los mismos números en cada uno'),
  }
}

/** In any order, and with 4,300 and 4.300 the same: a date is turned round, a year is not changed. */
const numbersIn = (text: string) =>
  text
    .replace(/(\d)[.,](?=\d{3}\b)/g, '$1')
    .match(/\d+/g)
    ?.toSorted()
    .join() ?? ''
