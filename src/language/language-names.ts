import { locales, type Locale } from './locale.ts'

/** `Spain`, `España`: a country by its two letters. */
export function countryName(code: string, locale: Locale): string {
  const letters = code.toUpperCase()
  return namesOf('region', locale).of(letters) ?? letters
}

/** `English and Spanish`, `inglés y español`: languages by their codes. */
export function languageNames(codes: readonly string[], locale: Locale): string {
  return inARow(
    codes.map((code) => languageName(code, locale)),
    locale,
  )
}

/** One that a language has no name for (Spanish has none for `ase`) by that of another: a code tells nobody. */
export function languageName(code: string, locale: Locale): string {
  const named = [locale, ...locales].map((each) => namesOf('language', each).of(code))
  return named.find((name) => name !== undefined) ?? code
}

function namesOf(type: 'region' | 'language', locale: Locale): Intl.DisplayNames {
  const key = `${type} ${locale}`
  const names = known.get(key) ?? new Intl.DisplayNames(locale, { type, fallback: 'none' })
  known.set(key, names)
  return names
}

/** To make one takes a thousand times as long as to use it. */
const known = new Map<string, Intl.DisplayNames>()

/** `one and another`, `uno y otro` */
export function inARow(words: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale).format(words)
}
