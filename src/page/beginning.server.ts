import type { Scene } from '#app/content/fields.ts'
import type { Locale } from '#app/language/locale.ts'
import { localize, type Localized, type Text } from '#app/language/text.ts'
import { headOf, type More } from './head.server.ts'
import { heroOf } from './hero.server.ts'

type Opening = {
  title: Text
  description: Text
  hero: { title: Text; subtitle: Text; picture: Scene }
}

/** How a page begins: its head, its hero, and all other words of it, in one language. */
export function beginningOf<Words extends Opening>(content: Words, locale: Locale, more?: More) {
  const { title, hero, ...words } = localize<Opening>(content, locale)
  return {
    head: headOf(content, content.hero.picture, locale, more),
    words: words as Omit<Localized<Words>, 'title' | 'hero'>,
    hero: heroOf({ title, hero }),
  }
}
