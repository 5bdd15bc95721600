import type { Scene } from '#app/content/fields.ts'
import { site } from '#app/fellowship/site.server.ts'
import type { Locale } from '#app/language/locale.ts'
import type { Text } from '#app/language/text.ts'
import type { ShareCard } from '#app/pictures/share-card.ts'

/** What a page says of itself, before its addresses are known. */
export type PageHead = {
  title: string
  description: string
  card: ShareCard
  /** What search engines are told of it: objects of https://schema.org. */
  structuredData?: readonly object[]
  hidden?: true
}

type Words = { title: Text; description: Text }

export type More = {
  /** What stands on the card besides the title, or in its place. */
  card?: Partial<ShareCard>
  structuredData?: readonly object[]
}

export function headOf(
  { title, description }: Words,
  picture: Scene,
  locale: Locale,
  { card, ...more }: More = {},
): PageHead {
  return {
    title: title[locale],
    description: description[locale],
    card: { locale, name: site.name, title: title[locale], picture, ...card },
    ...more,
  }
}
