import type { Locale } from '#app/i18n/locale.ts'
import type { Text } from '#app/i18n/text.ts'
import type { PictureName } from '#app/model/picture.ts'
import type { Params, RouteName } from '#app/site/routes.ts'
import { mediaBase } from './media.data.ts'

/** What a page is asked for: in which language, with which parameters, and when it is built. */
export type PageRequest<Name extends RouteName> = {
  locale: Locale
  params: Params<Name>
  now: number
}

type Words = { title: Text; description: Text }

/** The head of a page: its words, and the picture for those who share it. */
export function headOf({ title, description }: Words, picture: PictureName, locale: Locale) {
  return {
    title: title[locale],
    description: description[locale],
    picture: `${mediaBase(picture)}-1600.avif`,
  }
}
