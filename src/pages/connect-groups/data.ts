import { localize } from '#app/i18n/text.ts'
import { pathTo } from '#app/router/routes.ts'
import { connectGroups, connectPassage } from '#app/content/pages.ts'
import { heroOf } from '#app/presenters/hero.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { pictureOf } from '#app/presenters/picture.ts'
import { quotation } from '#app/presenters/scripture.ts'

export function load({ locale }: PageRequest<'connectGroups'>) {
  const { title, hero, ...words } = localize(connectGroups, locale)
  return {
    head: headOf(connectGroups, connectGroups.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    table: pictureOf(words.interlude),
    quote: quotation(connectPassage, locale),
    contact: pathTo('contactUs', locale),
  }
}
