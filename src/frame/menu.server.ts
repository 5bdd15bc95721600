import { pathTo, type PlainRoute } from '#app/addresses.ts'
import { areMany, countryLinks } from '#app/church/many.server.ts'
import { churches } from '#app/church/read.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { localize } from '#app/language/text.ts'
import type { MenuLink } from '#app/page/MenuItem.tsx'
import type { Frame } from './frame.ts'

/** What the menu leads to, and what the footer does: which links there are, and in which order. */
export function menus(
  locale: Locale,
): Pick<Frame, 'menu'> & Pick<Frame['footer'], 'churches' | 'groups'> {
  const words = localize(ui, locale)
  const welcome = linksTo(['newHere', 'newBeliever'], locale)
  const about = linksTo(
    ['aboutUs', 'ourVision', 'weBelieve', 'praiseChapelGlobal', 'meetThePastors'],
    locale,
  )
  const ministries = ministryLinks(locale)
  const countries = areMany ? countryLinks(locale) : undefined
  const places = countries ?? churchLinks(locale)
  const { bibleSchool } = site.links
  const school: MenuLink[] = bibleSchool
    ? [{ label: words.bibleSchool, to: bibleSchool, external: true }]
    : []
  const events = linksTo(['events'], locale)
  const contact = { label: words.contact, to: pathTo('contactUs', locale) }

  return {
    menu: [
      { label: words.welcome, links: welcome },
      { label: words.about, links: about },
      { label: words.ministries, links: ministries },
      { label: words.churches, links: places },
      ...school,
      ...events,
      contact,
    ],
    churches: {
      label: words.churches,
      // each by its name alone
      links: countries ?? places.map(({ label, to }) => ({ label, to })),
    },
    groups: [
      { label: words.explore, links: [...welcome, ...about, ...events, contact, ...school] },
      { label: words.ministries, links: ministries },
    ],
  }
}

/** The pages that are called in the menu as their words are. */
const linksTo = (pages: readonly (PlainRoute & keyof typeof ui)[], locale: Locale): MenuLink[] =>
  pages.map((page) => ({ label: ui[page][locale], to: pathTo(page, locale) }))

export const ministryLinks = (locale: Locale): MenuLink[] =>
  linksTo(['connectGroups', 'outreach', 'kids'], locale)

const churchLinks = (locale: Locale): MenuLink[] =>
  churches.map(({ name, region, country, slug }) => ({
    label: name[locale],
    to: pathTo('church', locale, { slug }),
    // a church may be called by its country
    ...(region[locale] !== name[locale] && { note: region[locale] }),
    country,
  }))
