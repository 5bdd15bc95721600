import { localize } from '#app/language/text.ts'
import { pathTo } from '#app/addresses.ts'
import { beliefs } from './beliefs.server.ts'
import { weBelieve } from '#app/content/pages.ts'
import { heroOf } from '#app/page/hero.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { definePage } from '#app/page/define-page.server.ts'

export const page = definePage('weBelieve', ({ locale }) => {
  const { title, hero, ...words } = localize(weBelieve, locale)
  return {
    head: headOf(weBelieve, weBelieve.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    beliefs: localize(beliefs, locale),
    contact: pathTo('contactUs', locale),
  }
})
