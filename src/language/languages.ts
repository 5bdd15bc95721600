import type { Locale } from './locale.ts'

/** `Spain`, `España`: a country by its two letters. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase())!
}

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
