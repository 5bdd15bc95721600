import { locales, withLocale, type Locale } from '#app/i18n/locale.ts'
import type { PageAt } from '#app/pages/define-page.ts'
import { pages } from '#app/pages/index.ts'
import { fill, routes, type PageName, type RouteName } from '#app/router/routes.ts'

/** One address of the site in one language, and how the page there is made. */
export type Address = Pick<PageAt, 'make'> & {
  name: PageName
  path: string
  locale: Locale
  /** The same without its language. */
  twin: string
  /** Where visitors see it, without its language: a page not found is seen where they looked. */
  seenAt: string
  /** Only for the plain page not found: what stands at an address that has none. */
  elsewhere?: Record<string, string>
}

/** Every page there is, in every language: the prerender, the sitemap and the tests ask here. */
export function addresses(): Address[] {
  const names = Object.keys(routes) as RouteName[]
  const found = names.flatMap((name) =>
    pages[name]().map(({ params, make }) => {
      const twin = fill(name, params)
      return { name, make, twin, seenAt: twin }
    }),
  )
  return inEveryLanguage(found)
}

export function inEveryLanguage(found: readonly Omit<Address, 'path' | 'locale'>[]): Address[] {
  return locales.flatMap((locale) =>
    found.map((each) => ({ ...each, locale, path: withLocale(each.twin, locale) })),
  )
}
