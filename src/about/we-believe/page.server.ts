import { weBelieveWords } from '#app/about/we-believe/words.server.ts'
import { yourChurch } from '#app/church/your-church/your-church.server.ts'
import { localize } from '#app/language/text.ts'
import { beginningOf } from '#app/page/beginning.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { formFor } from '#app/ways/topics.server.ts'
import { statement } from './content.server.ts'
const { beliefs } = statement.read()

const weBelieve = weBelieveWords.read()

export const page = definePage('weBelieve', ({ locale, now }) => {
  return {
    ...beginningOf(weBelieve, locale),
    beliefs: localize(beliefs, locale),
    contact: formFor(locale, { topic: 'faith' }),
    closing: yourChurch(locale, now, 'faith'),
  }
})
