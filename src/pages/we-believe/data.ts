import { localize } from '#app/i18n/text.ts'
import { pathTo } from '#app/router/routes.ts'
import { beliefs } from '#app/content/beliefs.ts'
import { weBelieve } from '#app/content/pages.ts'
import { heroOf } from '#app/presenters/hero.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'

export function load({ locale }: PageRequest<'weBelieve'>) {
  const { title, hero, ...words } = localize(weBelieve, locale)
  return {
    head: headOf(weBelieve, weBelieve.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    beliefs: localize(beliefs, locale),
    contact: pathTo('contactUs', locale),
  }
}
