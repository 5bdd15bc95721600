import { localize } from '#app/i18n/text.ts'
import { pathTo } from '#app/router/routes.ts'
import { kids } from '#app/content/pages.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { pictureOf } from '#app/presenters/picture.ts'

/** Kids for Jesus reads its own words. */
export function load({ locale }: PageRequest<'kids'>) {
  const words = localize(kids, locale)
  const { safe, fun } = words.blocks
  return {
    head: headOf(kids, 'kids', locale),
    words,
    picture: pictureOf('kids'),
    blocks: [
      { title: safe.title, text: safe.text, picture: pictureOf('kids-story', safe.picture) },
      { title: fun.title, text: fun.text, picture: pictureOf('kids-ark', fun.picture) },
    ],
    contact: pathTo('contactUs', locale),
  }
}
