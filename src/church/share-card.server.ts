import { countryName } from '#app/language/language-names.ts'
import type { Locale } from '#app/language/locale.ts'
import type { ShareCard } from '#app/pictures/share-card.ts'
import type { Church } from './church.ts'
import { areMany } from './many.server.ts'

/**
 * What stands on the card of a church besides its name. To draw one takes half a second: of many churches
 * those of one country with one picture share theirs.
 */
export function cardOf({ country, greeting }: Church, locale: Locale): Partial<ShareCard> {
  if (areMany) return { title: countryName(country, locale) }
  if (!greeting) return {}
  // its first sentence, for those who read it
  const { language, text } = greeting
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  return { greeting: { language, text: first!.segment.trim().replace(/[.।。]$/, '') } }
}
