import type { BreadcrumbList, Organization, PostalAddress, WebSite, WithContext } from 'schema-dts'
import { pathTo } from '#app/addresses.ts'
import type { Address } from '#app/content/common-fields.ts'
import type { Locale } from '#app/language/locale.ts'
import type { CalendarDate, Time } from '#app/time/dates.ts'
import { inHours, instantOf, offset, wallClock } from '#app/time/zone.ts'
import { ui } from './common-words.server.ts'
import { site } from './site.server.ts'

// What search engines and maps are told of a page in the words of https://schema.org, so that they show
// the right time. Each stands in the head of its page; its `load` says which. Those of churches
// and events stand in their folders.

export const context = { '@context': 'https://schema.org' } as const

/** The fellowship, wherever another fact speaks of it. */
export const fellowship = {
  '@type': 'Organization',
  '@id': `${site.origin}/#organization`,
  'name': site.name,
  'url': site.origin,
} as const

export function fellowshipFacts(locale: Locale): [WithContext<Organization>, WithContext<WebSite>] {
  const { name, founded, office, links } = site
  const url = site.origin + pathTo('home', locale)
  return [
    {
      ...context,
      ...fellowship,
      url,
      foundingDate: String(founded),
      address: addressFacts(office.address, office.country),
      telephone: office.phone,
      email: office.email,
      sameAs: Object.values(links.social),
    },
    {
      ...context,
      '@type': 'WebSite',
      name,
      url,
      'inLanguage': locale,
      'publisher': { '@id': fellowship['@id'] },
    },
  ]
}

/** The way to a page from Home: its name, and its address. */
export function breadcrumbs(
  steps: readonly { name: string; path: string }[],
  locale: Locale,
): WithContext<BreadcrumbList> {
  const home = { name: ui.home[locale], path: pathTo('home', locale) }
  return {
    ...context,
    '@type': 'BreadcrumbList',
    'itemListElement': [home, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      'position': index + 1,
      name,
      'item': site.origin + path,
    })),
  }
}

export function addressFacts(address: Partial<Address>, country: string): PostalAddress {
  const { street, city, region, postalCode } = address
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    'addressCountry': country.toUpperCase(),
  }
}

/** `2026-11-06T18:00-08:00`: a time that is the same instant for whoever reads it. */
export function withOffset(date: CalendarDate, time: Time, timeZone: string): string {
  return written(instantOf(date, time, timeZone), timeZone)
}

/** An instant as the clocks of a place show it, and how far they are ahead. */
export function written(instant: number, timeZone: string): string {
  const { date, time } = wallClock(instant, timeZone)
  return `${date}T${time}${inHours(offset(instant, timeZone))}`
}
