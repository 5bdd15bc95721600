import { localize } from '#app/i18n/text.ts'
import { ourVision } from '#app/content/pages.ts'
import { bannersOf } from '#app/presenters/banner.ts'
import { heroOf } from '#app/presenters/hero.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { pillarsOf } from '#app/presenters/pillar.ts'

export function load({ locale }: PageRequest<'ourVision'>) {
  const { title, hero, ...words } = localize(ourVision, locale)
  return {
    head: headOf(ourVision, ourVision.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    pillars: pillarsOf(locale).map((pillar) => ({ ...pillar, details: words.details[pillar.id] })),
    connect: bannersOf(locale).connect,
  }
}
