import { yourChurch } from '#app/church/your-church/your-church.server.ts'
import { outreachWords } from '#app/ministries/outreach/words.server.ts'
import { beginningOf } from '#app/page/beginning.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { formFor } from '#app/ways/topics.server.ts'

const outreach = outreachWords.read()

export const page = definePage('outreach', ({ locale, now }) => {
  const beginning = beginningOf(outreach, locale)
  const { words } = beginning
  return {
    ...beginning,
    tiles: (['community', 'evangelism', 'missions'] as const).map((name) => ({
      ...words.tiles[name],
      picture: pictureOf(words.tiles[name].picture),
    })),
    street: pictureOf(words.interlude),
    contact: formFor(locale, { topic: 'serving' }),
    closing: yourChurch(locale, now, 'serving'),
  }
})
