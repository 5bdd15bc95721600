import { localize } from '#app/i18n/text.ts'
import { pathTo } from '#app/router/routes.ts'
import { kids, kidsPassage } from '#app/content/pages.ts'
import { heroOf } from '#app/presenters/hero.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { pictureOf } from '#app/presenters/picture.ts'
import { quotation } from '#app/presenters/scripture.ts'

export function load({ locale }: PageRequest<'kids'>) {
  const { title, hero, ...words } = localize(kids, locale)
  const { safe, fun } = words.blocks
  return {
    head: headOf(kids, kids.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    quote: quotation(kidsPassage, locale),
    blocks: [
      { title: safe.title, text: safe.text, picture: pictureOf(safe.picture) },
      { title: fun.title, text: fun.text, picture: pictureOf(fun.picture) },
    ],
    contact: pathTo('contactUs', locale),
  }
}
