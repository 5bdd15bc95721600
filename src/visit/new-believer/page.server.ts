import { yourChurch } from '#app/church/your-church/your-church.server.ts'
import { ask as askWords } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { beginningOf } from '#app/page/beginning.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { passage, translation } from '#app/scripture/scripture.server.ts'
import { newBelieverWords } from '#app/visit/new-believer/words.server.ts'
import { askOf } from '#app/ways/ask.server.ts'
import { formFor } from '#app/ways/topics.server.ts'

const newBeliever = newBelieverWords.read()

export const page = definePage('newBeliever', ({ locale, now }) => {
  return {
    ...beginningOf(newBeliever, locale),
    passages: newBeliever.passages.map((reference) => passage(reference, locale)),
    translation: translation(locale),
    ask: askOf(site.office, locale, { topic: 'baptism' }),
    prayer: { text: askWords.prayer[locale], to: formFor(locale, { topic: 'prayer' }) },
    closing: yourChurch(locale, now, 'baptism'),
  }
})
