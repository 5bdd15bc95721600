import { locales, type Locale } from './locale.ts'

/** `Spain`, `España`: a country by its two letters. */
export function countryName(code: string, locale: Locale): string {
  const names = countries.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  countries.set(locale, names)
  return names.of(code.toUpperCase())!
}

/** To make one takes a thousand times as long as to use it. */
const countries = new Map<Locale, Intl.DisplayNames>()

/** `English and Spanish`, `inglés y español`: languages by their codes. */
export function languageNames(codes: readonly string[], locale: Locale): string {
  return inARow(
    codes.map((code) => languageName(code, locale)),
    locale,
  )
}

/** One that a language has no name for (Spanish has none for `ase`) by that of another: a code tells nobody. */
export function languageName(code: string, locale: Locale): string {
  const named = [locale, ...locales].map((each) => namesIn(each).of(code))
  return named.find((name) => name !== undefined) ?? code
}

function namesIn(locale: Locale): Intl.DisplayNames {
  const names =
    languages.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' })
  languages.set(locale, names)
  return names
}

const languages = new Map<Locale, Intl.DisplayNames>()

/** `one and another`, `uno y otro` */
export function inARow(words: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale).format(words)
}
