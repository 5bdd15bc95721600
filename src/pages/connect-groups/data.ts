import { localize } from '#app/i18n/text.ts'
import { pathTo } from '#app/router/routes.ts'
import { connectGroups } from '#content/pages/connect-groups.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { pictureOf } from '#app/presenters/picture.ts'

/** Connect Groups reads its own words. */
export function load({ locale }: PageRequest<'connectGroups'>) {
  return {
    head: headOf(connectGroups, 'connect-groups', locale),
    words: localize(connectGroups, locale),
    picture: pictureOf('connect-groups'),
    contact: pathTo('contactUs', locale),
  }
}
