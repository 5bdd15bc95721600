import { localize } from '#app/i18n/text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { MenuLink } from '#app/site/frame.ts'
import { pathTo } from '#app/router/routes.ts'
import { churches } from '#app/content/churches.ts'
import { notFound } from '#app/content/pages.ts'
import { site } from '#app/content/site.ts'
import { ui } from '#app/content/words.ts'
import { areMany, countryLinks } from '#app/presenters/many-churches.ts'
import { headOf } from '#app/presenters/page.ts'
import { pictureOf } from '#app/presenters/picture.ts'

/** Addresses without a page whose visitors were probably after something that there is. */
const sought = ['ministries', 'churches', 'ets-bible-school', 'give', 'watch'] as const

type Sought = (typeof sought)[number]

type Params = { sought?: Sought }

/** The plain page for every address there is not, and one for each of those above. */
export const params = (): Params[] => [{}, ...sought.map((address) => ({ sought: address }))]

export function load({ locale, params: { sought: address } }: { locale: Locale; params: Params }) {
  const { title, text: subtitle, ...words } = localize(notFound, locale)
  return {
    head: { ...headOf(notFound, notFound.picture, locale), hidden: true as const },
    words,
    hero: { title, subtitle, picture: pictureOf(words.picture) },
    home: pathTo('home', locale),
    contact: pathTo('contactUs', locale),
    suggestions: address ? suggestions(address, locale) : [],
  }
}

function suggestions(address: Sought, locale: Locale): MenuLink[] {
  const words = localize(notFound, locale)
  const external = (label: string, to: string): MenuLink[] => [{ label, to, external: true }]
  switch (address) {
    case 'ministries':
      return (['connectGroups', 'outreach', 'kids'] as const).map((name) => ({
        label: ui[name][locale],
        to: pathTo(name, locale),
      }))
    case 'churches':
      if (areMany) return countryLinks(locale)
      return churches.map(({ name, country, slug }) => ({
        label: name[locale],
        to: pathTo('church', locale, { slug }),
        country,
      }))
    case 'ets-bible-school':
      return external(words.bibleSchool, site.links.bibleSchool)
    case 'give':
      return external(words.giving, site.links.giving)
    case 'watch':
      return external(words.watch, site.links.videoChannel)
  }
}
