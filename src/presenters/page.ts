import type { Locale } from '#app/i18n/locale.ts'
import type { Text } from '#app/i18n/text.ts'
import type { PictureName } from '#app/model/picture.ts'
import type { Params, RouteName } from '#app/router/routes.ts'
import type { ShareCard } from '#app/media/share.ts'

/** What a page is asked for: in which language, with which parameters, and when it is built. */
export type PageRequest<Name extends RouteName> = {
  locale: Locale
  params: Params<Name>
  now: number
}

type Words = { title: Text; description: Text }

/** The head of a page: its words, and the card for those who share it, where more stands on it. */
export function headOf(
  { title, description }: Words,
  picture: PictureName,
  locale: Locale,
  more?: Partial<ShareCard>,
) {
  const card: ShareCard = { locale, title: title[locale], picture, ...more }
  return { title: title[locale], description: description[locale], card }
}
