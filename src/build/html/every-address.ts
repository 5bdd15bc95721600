import { fill, routes, type PageName, type RouteName } from '#app/addresses.ts'
import { locales, withLocale, type Locale } from '#app/language/locale.ts'
import type { PageRequest } from '#app/page/define-page.server.ts'
import { pages, type FoundPage } from './pages.ts'

export type Address = {
  name: PageName
  page: FoundPage
  params: PageRequest['params']
  path: string
  locale: Locale
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
    pages[name].params().map((params) => {
      const twin = fill(name, params)
      return { name, page: pages[name], params, twin, seenAt: twin }
    }),
  )
  return inEveryLanguage(found)
}

export function inEveryLanguage(found: readonly Omit<Address, 'path' | 'locale'>[]): Address[] {
  return locales.flatMap((locale) =>
    found.map((each) => ({ ...each, locale, path: withLocale(each.twin, locale) })),
  )
}
