import { count } from '#app/i18n/calendar.ts'
import { localize } from '#app/i18n/text.ts'
import { globalPassage, praiseChapelGlobal } from '#app/content/pages.ts'
import { site } from '#app/content/site.ts'
import { heroOf } from '#app/presenters/hero.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { pictureOf } from '#app/presenters/picture.ts'
import { quotation } from '#app/presenters/scripture.ts'

export function load({ locale }: PageRequest<'praiseChapelGlobal'>) {
  const { title, hero, ...words } = localize(praiseChapelGlobal, locale)
  const { numbers, blocks } = words
  return {
    head: headOf(praiseChapelGlobal, praiseChapelGlobal.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    visit: { text: hero.visit, to: site.links.globalSite },
    facts: [
      { number: `${count(site.churches, locale)}+`, label: numbers.churches },
      { number: String(site.nations), label: numbers.nations },
      { number: String(site.founded), label: numbers.since },
    ],
    blocks: (['planting', 'leaders', 'missions'] as const).map((name) => {
      const { title, text, picture } = blocks[name]
      return { title, text, picture: pictureOf(picture) }
    }),
    quote: quotation(globalPassage, locale),
  }
}
