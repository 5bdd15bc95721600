import { vision } from '#app/about/our-vision/content.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { localize } from '#app/language/text.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import type { Pillar } from './PillarArch.tsx'

const pillars = vision.read()

/** Win, Build, Send: in this order, everywhere. */
export function pillarsOf(locale: Locale): Pillar[] {
  const words = localize(pillars, locale)
  return (['win', 'build', 'send'] as const).map((id) => {
    const { name, text, picture } = words[id]
    return { id, name, text, picture: pictureOf(picture) }
  })
}
