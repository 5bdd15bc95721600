import { localize } from '#app/i18n/text.ts'
import { pathTo } from '#app/router/routes.ts'
import { outreach } from '#app/content/pages.ts'
import { heroOf } from '#app/presenters/hero.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { pictureOf } from '#app/presenters/picture.ts'

export function load({ locale }: PageRequest<'outreach'>) {
  const { title, hero, ...words } = localize(outreach, locale)
  return {
    head: headOf(outreach, outreach.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    tiles: (['community', 'evangelism', 'missions'] as const).map((name) => ({
      title: words.tiles[name].title,
      text: words.tiles[name].text,
      picture: pictureOf(words.tiles[name].picture),
    })),
    street: pictureOf(words.interlude),
    contact: pathTo('contactUs', locale),
  }
}
