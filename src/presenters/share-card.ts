import type { Locale } from '#app/i18n/locale.ts'
import type { Church } from '#app/model/church.ts'
import type { ShareCard } from '#app/media/share.ts'
import { countryNames } from '#app/content/words.ts'
import { areMany } from './many-churches.ts'

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
