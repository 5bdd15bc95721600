/** Every language the site speaks. A third one is one word here; the compiler then lists what it needs. */
export const locales = ['en', 'es'] as const

export type Locale = (typeof locales)[number]

/** Each language by its own name, whoever reads it. */
export const localeNames: Record<Locale, string> = { en: 'English', es: 'Español' }

export const defaultLocale = 'en' satisfies Locale

export const storageKey = 'language'

/** Where it is kept that a visitor does not want the page in their browser's language. */
export const offerDismissedKey = 'language-offer'

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

/** The language of an address: `/es/events` is Spanish, everything without a prefix is English. */
export function localeOf(path: string): Locale {
  const [, first] = path.split('/', 2)
  return isLocale(first) ? first : defaultLocale
}

/** An address without its language, and the same address in a language: `/events` and `/es/events`. */
export function withoutLocale(path: string): string {
  const locale = localeOf(path)
  return locale === defaultLocale ? path : path.slice(locale.length + 1) || '/'
}

export function withLocale(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
