import { localize } from '#app/i18n/text.ts'
import { pathTo } from '#app/router/routes.ts'
import { beliefs } from '#app/content/beliefs.ts'
import { weBelieve } from '#app/content/pages.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { pictureOf } from '#app/presenters/picture.ts'

/** We Believe reads its own words and the nineteen beliefs. */
export function load({ locale }: PageRequest<'weBelieve'>) {
  return {
    head: headOf(weBelieve, 'we-believe', locale),
    words: localize(weBelieve, locale),
    picture: pictureOf('we-believe'),
    beliefs: localize(beliefs, locale),
    contact: pathTo('contactUs', locale),
  }
}
