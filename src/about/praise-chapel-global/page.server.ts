import { praiseChapelGlobalWords } from '#app/about/praise-chapel-global/words.server.ts'
import { yourChurch } from '#app/church/your-church.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { localize } from '#app/language/text.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { heroOf } from '#app/page/hero.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { quotation } from '#app/scripture/scripture.server.ts'
import { count } from '#app/time/calendar.ts'
import { formFor } from '#app/ways/topics.server.ts'

const praiseChapelGlobal = praiseChapelGlobalWords.read()

export const page = definePage('praiseChapelGlobal', ({ locale, now }) => {
  const { title, hero, ...words } = localize(praiseChapelGlobal, locale)
  const { numbers, blocks } = words
  return {
    head: headOf(praiseChapelGlobal, praiseChapelGlobal.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    ...(site.links.globalSite && { visit: { text: hero.visit, to: site.links.globalSite } }),
    facts: [
      { number: `${count(site.churches, locale)}+`, label: numbers.churches },
      { number: String(site.nations), label: numbers.nations },
      { number: String(site.founded), label: numbers.since },
    ],
    blocks: (['planting', 'leaders', 'missions'] as const).map((name) => {
      const { title, text, ask, picture } = blocks[name]
      return {
        title,
        text,
        ask: { text: ask, to: formFor(locale, { topic: name }) },
        picture: pictureOf(picture),
      }
    }),
    quote: quotation(praiseChapelGlobal.passage, locale),
    closing: yourChurch(locale, now),
  }
})
