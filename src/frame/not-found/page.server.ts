import { pathTo } from '#app/addresses.ts'
import { areMany, countryLinks } from '#app/church/many.server.ts'
import { churches } from '#app/church/read.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { ministryLinks } from '#app/frame/menu.server.ts'
import { notFoundWords } from '#app/frame/not-found/words.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { localize } from '#app/language/text.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { headOf } from '#app/page/head.server.ts'
import type { MenuLink } from '#app/page/MenuItem.tsx'
import { pictureOf } from '#app/pictures/picture.server.ts'

const notFound = notFoundWords.read()

/** Addresses without a page whose visitors were probably after something that there is. */
const sought = ['ministries', 'churches', 'ets-bible-school', 'give', 'watch']

/** The plain page for every address there is not, and one for each of those above. */
const params = () => [{}, ...sought.map((address) => ({ sought: address }))]

export const page = definePage(
  'notFound',
  ({ locale, params: { sought: address } }) => {
    const { title, text: subtitle, ...words } = localize(notFound, locale)
    return {
      head: { ...headOf(notFound, notFound.picture, locale), hidden: true as const },
      words,
      hero: { title, subtitle, picture: pictureOf(words.picture) },
      home: pathTo('home', locale),
      contact: pathTo('contactUs', locale),
      suggestions: address ? suggestions(address, locale) : [],
    }
  },
  params,
)

function suggestions(address: string, locale: Locale): MenuLink[] {
  const words = localize(notFound, locale)
  const external = (label: string, to?: string): MenuLink[] =>
    to ? [{ label, to, external: true }] : []
  switch (address) {
    case 'ministries':
      return ministryLinks(locale)
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
    default:
      throw new Error(`Nothing is offered to those who seek /${address}`)
  }
}
