import { yourChurch } from '#app/church/your-church/your-church.server.ts'
import { connectGroupsWords } from '#app/ministries/connect-groups/words.server.ts'
import { beginningOf } from '#app/page/beginning.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { quotation } from '#app/scripture/scripture.server.ts'
import { formFor } from '#app/ways/topics.server.ts'

const connectGroups = connectGroupsWords.read()

export const page = definePage('connectGroups', ({ locale, now }) => {
  const beginning = beginningOf(connectGroups, locale)
  const { words } = beginning
  return {
    ...beginning,
    table: pictureOf(words.interlude),
    quote: quotation(connectGroups.passage, locale),
    contact: formFor(locale, { topic: 'groups' }),
    closing: yourChurch(locale, now, 'groups'),
  }
})
