import { localize } from '#app/i18n/text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Pillar } from '#app/site/PillarArch.tsx'
import { pillars } from '#app/content/vision.ts'
import { pictureOf } from './picture.ts'

/** Win, Build, Send: in this order, everywhere. */
export function pillarsOf(locale: Locale): Pillar[] {
  const words = localize(pillars, locale)
  return (['win', 'build', 'send'] as const).map((id) => {
    const { name, text, picture } = words[id]
    return { id, name, text, picture: pictureOf(picture) }
  })
}
