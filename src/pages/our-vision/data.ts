import { localize } from '#app/i18n/text.ts'
import { ourVision } from '#app/content/pages.ts'
import { bannersOf } from '#app/presenters/banner.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { pictureOf } from '#app/presenters/picture.ts'
import { pillarsOf } from '#app/presenters/pillar.ts'

/** Our Vision reads its own words and the three words that Home shows too. */
export function load({ locale }: PageRequest<'ourVision'>) {
  const words = localize(ourVision, locale)
  return {
    head: headOf(ourVision, 'our-vision', locale),
    words,
    picture: pictureOf('our-vision'),
    pillars: pillarsOf(locale).map((pillar) => ({ ...pillar, details: words.details[pillar.id] })),
    connect: bannersOf(locale).connect,
  }
}
