import { yourChurch } from '#app/church/your-church.server.ts'
import { localize } from '#app/language/text.ts'
import { outreachWords } from '#app/ministries/outreach/words.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { heroOf } from '#app/page/hero.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { formFor } from '#app/ways/topics.server.ts'

const outreach = outreachWords.read()

export const page = definePage('outreach', ({ locale, now }) => {
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
    contact: formFor(locale, { topic: 'serving' }),
    closing: yourChurch(locale, now, 'serving'),
  }
})
