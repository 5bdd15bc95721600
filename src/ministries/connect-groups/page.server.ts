import { yourChurch } from '#app/church/your-church.server.ts'
import { localize } from '#app/language/text.ts'
import { connectGroupsWords } from '#app/ministries/connect-groups/words.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { heroOf } from '#app/page/hero.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { quotation } from '#app/scripture/scripture.server.ts'
import { formFor } from '#app/ways/topics.server.ts'

const connectGroups = connectGroupsWords.read()
const { passage: connectPassage } = connectGroupsWords.read()

export const page = definePage('connectGroups', ({ locale, now }) => {
  const { title, hero, ...words } = localize(connectGroups, locale)
  return {
    head: headOf(connectGroups, connectGroups.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    table: pictureOf(words.interlude),
    quote: quotation(connectPassage, locale),
    contact: formFor(locale, { topic: 'groups' }),
    closing: yourChurch(locale, now, 'groups'),
  }
})
