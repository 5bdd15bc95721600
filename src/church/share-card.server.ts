import type { Locale } from '#app/language/locale.ts'
import type { Church } from './church.ts'
import type { ShareCard } from '#app/pictures/share.ts'
import { countryNames } from '#app/fellowship/common-words.server.ts'
import { areMany } from './many.server.ts'

/**
 * What stands on the card of a church besides its name. To draw one takes half a second: of many churches
 * those of one country with one picture share theirs.
 */
export function cardOf({ country, welcomeTelugu }: Church, locale: Locale): Partial<ShareCard> {
  if (areMany) return { title: countryNames[country][locale] }
  // the first sentence of the welcome in Telugu, for those who read it
  const telugu = welcomeTelugu?.match(/^[^.]+/)?.[0]
  return telugu ? { telugu } : {}
}
