import { ourVisionWords } from '#app/about/our-vision/words.server.ts'
import { pillarsOf } from '#app/about/pillar.server.ts'
import { yourChurch } from '#app/church/your-church/your-church.server.ts'
import { beginningOf } from '#app/page/beginning.server.ts'
import { definePage } from '#app/page/define-page.server.ts'

const ourVision = ourVisionWords.read()

export const page = definePage('ourVision', ({ locale, now }) => {
  const beginning = beginningOf(ourVision, locale)
  const { words } = beginning
  return {
    ...beginning,
    pillars: pillarsOf(locale).map((pillar) => ({ ...pillar, details: words.details[pillar.id] })),
    closing: yourChurch(locale, now),
  }
})
