import { withLocale } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'

/**
 * Every address of the site, in English; the Spanish one is `/es` + the same. The name of a route is
 * the name of its folder in `src/pages/` and of its words in `content/pages/`: `aboutUs`, `about-us`.
 */
export const routes = {
  home: '/',
  aboutUs: '/about-us',
  ourVision: '/our-vision',
  weBelieve: '/we-believe',
  meetThePastors: '/meet-the-pastors',
  praiseChapelGlobal: '/praise-chapel-global',
  events: '/events',
  contactUs: '/contact-us',
  privacy: '/privacy',
  newHere: '/welcome/new-here',
  newBeliever: '/welcome/new-believer',
  connectGroups: '/ministries/connect-groups',
  outreach: '/ministries/outreach',
  kids: '/ministries/kids',
  church: '/churches/:slug',
} as const

export type RouteName = keyof typeof routes

/** What an address needs to be told: a church its `slug`, the others nothing. */
export type Params<Name extends RouteName> =
  (typeof routes)[Name] extends `${string}:${infer Param}`
    ? Record<Param, string>
    : Record<never, never>

type Arguments<Name extends RouteName> = keyof Params<Name> extends never
  ? [locale: Locale]
  : [locale: Locale, params: Params<Name>]

/** The address of a page: `pathTo('church', 'es', { slug: 'oakley' })` is `/es/churches/oakley`. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[locale, params]: Arguments<Name>
): string {
  const path = routes[name].replace(/:(\w+)/g, (_, param: string) => {
    return (params as Record<string, string>)[param]!
  })
  return withLocale(path, locale)
}
