import { ourVisionWords } from '#app/about/our-vision/words.server.ts'
import { pillarsOf } from '#app/about/pillar.server.ts'
import { yourChurch } from '#app/church/your-church.server.ts'
import { localize } from '#app/language/text.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { heroOf } from '#app/page/hero.server.ts'

const ourVision = ourVisionWords.read()

export const page = definePage('ourVision', ({ locale, now }) => {
  const { title, hero, ...words } = localize(ourVision, locale)
  return {
    head: headOf(ourVision, ourVision.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    pillars: pillarsOf(locale).map((pillar) => ({ ...pillar, details: words.details[pillar.id] })),
    closing: yourChurch(locale, now),
  }
})
