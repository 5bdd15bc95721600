import { localize } from '#app/i18n/text.ts'
import { pathTo } from '#app/site/routes.ts'
import { connectGroups } from '#content/pages/connect-groups.ts'
import { headOf, type PageRequest } from '../page.data.ts'
import { pictureOf } from '../picture.data.ts'

/** Connect Groups reads its own words. */
export function load({ locale }: PageRequest<'connectGroups'>) {
  return {
    head: headOf(connectGroups, 'connect-groups', locale),
    words: localize(connectGroups, locale),
    picture: pictureOf('connect-groups'),
    contact: pathTo('contactUs', locale),
  }
}
