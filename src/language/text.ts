import { type defaultLocale, locales, type Locale } from './locale.ts'

/** One text in every language. Leave a language out and the project does not compile. */
export type Text = Readonly<Record<Locale, string>>

export function inEach<T>(of: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, T>
}

type Original = Readonly<Record<typeof defaultLocale, string>>

type Translated<T> = T extends string | Original
  ? Text
  : { readonly [K in keyof T]: Translated<T[K]> }

/**
 * The words of a page: nothing but texts, however nested. Returns what it is given; it is here for
 * the compiler, which then points at the very line where a translation is missing.
 */
export const words = <T extends object>(content: T & Translated<T>): T => content

/** One text in every language, one after the other, for readers whose language is not known. */
export function inAll(text: Readonly<Record<string, string>>, between = ' · '): string {
  return Object.values(text).join(between)
}

/** The same content read in one language: every `Text` inside has become a `string`. */
export type Localized<T> = T extends Original
  ? string
  : T extends string | number | boolean | null | undefined
    ? T
    : { [K in keyof T]: Localized<T[K]> }

/** Read content in one language. Pages do this when the site is built and hand plain strings on. */
export function localize<T extends object>(content: T, locale: Locale): Localized<T> {
  const known = read.get(content) ?? {}
  read.set(content, known)
  // the reviver of JSON.parse visits every value; content is plain data, so nothing is lost on the way
  known[locale] ??= JSON.parse(JSON.stringify(content), (_key, value) =>
    isText(value) ? value[locale] : value,
  )
  return known[locale] as Localized<T>
}

/** Thousands of pages share their words. */
const read = new WeakMap<object, Partial<Record<Locale, unknown>>>()

export function isText(value: unknown): value is Text {
  if (typeof value !== 'object' || value === null) return false
  return locales.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string')
}
