import { yourChurch } from '#app/church/your-church.server.ts'
import { localize } from '#app/language/text.ts'
import { kidsWords } from '#app/ministries/kids/words.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { heroOf } from '#app/page/hero.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { quotation } from '#app/scripture/scripture.server.ts'
import { formFor } from '#app/ways/topics.server.ts'

const kids = kidsWords.read()
const { passage: kidsPassage } = kidsWords.read()

export const page = definePage('kids', ({ locale, now }) => {
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
    contact: formFor(locale, { topic: 'children' }),
    closing: yourChurch(locale, now, 'children'),
  }
})
