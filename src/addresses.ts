import { withLocale, type Locale } from '#app/language/locale.ts'

/**
 * Every address of the site, in English; the Spanish one is `/es` + the same. `src/build/html/pages.ts` says
 * for each what it reads and which component shows it.
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
  invitationCard: '/churches/:slug/card',
  recordings: '/churches/:slug/recordings',
  olderRecordings: '/churches/:slug/recordings/:page',
  event: '/events/:id',
  country: '/countries/:country',
} as const

export type RouteName = keyof typeof routes

export type PageName = RouteName | 'notFound'

/** The name in an address that stands for a part of it: `slug`. */
type ParamOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamOf<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never

/** What an address needs to be told: a church its `slug`, the others nothing. */
export type Params<Name extends RouteName> = Record<ParamOf<(typeof routes)[Name]>, string>

/** A route whose address needs to be told nothing. */
export type PlainRoute = {
  [Name in RouteName]: keyof Params<Name> extends never ? Name : never
}[RouteName]

type Arguments<Name extends RouteName> = keyof Params<Name> extends never
  ? [locale: Locale]
  : [locale: Locale, params: Params<Name>]

/** The address of a page: `pathTo('church', 'es', { slug: 'oakley' })` is `/es/churches/oakley`. */
export function pathTo<Name extends RouteName>(name: Name, ...[locale, params]: Arguments<Name>) {
  return withLocale(fill(name, params ?? {}), locale)
}

/** The address of a route without a language, with its parameters in their places. */
export function fill(name: RouteName, params: Readonly<Record<string, string | undefined>>) {
  return routes[name].replace(/:(\w+)/g, (_, param: string) => {
    const value = params[param]
    if (!value) throw new Error(`The address of "${name}" needs a ${param}`)
    return value
  })
}
