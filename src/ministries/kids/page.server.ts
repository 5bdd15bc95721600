import { yourChurch } from '#app/church/your-church/your-church.server.ts'
import { kidsWords } from '#app/ministries/kids/words.server.ts'
import { beginningOf } from '#app/page/beginning.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { quotation } from '#app/scripture/scripture.server.ts'
import { formFor } from '#app/ways/topics.server.ts'

const kids = kidsWords.read()

export const page = definePage('kids', ({ locale, now }) => {
  const beginning = beginningOf(kids, locale)
  const { words } = beginning
  const { safe, fun } = words.blocks
  return {
    ...beginning,
    quote: quotation(kids.passage, locale),
    blocks: [safe, fun].map((each) => ({ ...each, picture: pictureOf(each.picture) })),
    contact: formFor(locale, { topic: 'children' }),
    closing: yourChurch(locale, now, 'children'),
  }
})
