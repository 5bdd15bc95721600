import { locales, withLocale } from '#app/i18n/locale.ts'

/**
 * Addresses that led somewhere once and must go on doing so: the old one and where it leads. Both
 * without a language; every language follows. An address is never dropped, it moves to this list.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/index.html': '/',
  '/home': '/',
  '/about': '/about-us',
  '/vision': '/our-vision',
  '/pastors': '/meet-the-pastors',
  '/contact': '/contact-us',
}

/** The same for static hosts. */
export function redirectsFile(): string {
  const lines = locales.flatMap((locale) =>
    Object.entries(redirects).map(
      ([from, to]) => `${withLocale(from, locale)} ${withLocale(to, locale)} 301`,
    ),
  )
  return `${lines.join('\n')}\n`
}
