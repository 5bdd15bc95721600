import type { Locale } from '#app/i18n/locale.ts'
import type { Text } from '#app/i18n/text.ts'
import type { Scene } from '#app/model/picture.ts'
import type { Params, RouteName } from '#app/router/routes.ts'
import type { ShareCard } from '#app/media/share.ts'
import { site } from '#app/content/site.ts'

/** What a page is asked for: in which language, with which parameters, and when it is built. */
export type PageRequest<Name extends RouteName> = {
  locale: Locale
  params: Params<Name>
  now: number
}

/** What a page says of itself, before its addresses are known. */
export type PageHead = {
  title: string
  description: string
  /** What is seen of it where somebody shares its address. */
  card: ShareCard
  /** What search engines are told of it: objects of https://schema.org. */
  structuredData?: readonly object[]
  /** Kept out of search engines. */
  hidden?: true
}

/** What the component of a page takes: all that its `load` answers, but the head. */
export type PropsOf<Load extends (request: never) => { head: PageHead }> = Omit<
  ReturnType<Load>,
  'head'
>

type Words = { title: Text; description: Text }

type More = {
  /** What stands on the card besides the title, or in its place. */
  card?: Partial<ShareCard>
  structuredData?: readonly object[]
}

/** The head of a page, from its words and its picture. */
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
