import { yourChurch } from '#app/church/your-church.server.ts'
import { ask as askWords } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { localize } from '#app/language/text.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { heroOf } from '#app/page/hero.server.ts'
import { passage } from '#app/scripture/scripture.server.ts'
import { newBelieverWords } from '#app/visit/new-believer/words.server.ts'
import { askOf } from '#app/ways/ask.server.ts'
import { formFor } from '#app/ways/topics.server.ts'

const newBeliever = newBelieverWords.read()
const { passages } = newBelieverWords.read()

export const page = definePage('newBeliever', ({ locale, now }) => {
  const { title, hero, ...words } = localize(newBeliever, locale)
  return {
    head: headOf(newBeliever, newBeliever.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    passages: passages.map((reference) => passage(reference, locale)),
    ask: askOf(site.office, locale, { topic: 'baptism' }),
    prayer: { text: askWords.prayer[locale], to: formFor(locale, { topic: 'prayer' }) },
    closing: yourChurch(locale, now, 'baptism'),
  }
})
