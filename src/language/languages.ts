import type { Locale } from './locale.ts'

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
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return inARow(
    codes.map((code) => names.of(code)!),
    locale,
  )
}

/** `one and another`, `uno y otro` */
export function inARow(words: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale).format(words)
}
