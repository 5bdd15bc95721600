import { pathTo } from '#app/addresses.ts'
import { site } from '#app/fellowship/site.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { localize } from '#app/language/text.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { connect as connectFile } from './content.server.ts'
const connect = connectFile.read()

export function bannersOf(locale: Locale) {
  return {
    connect: {
      words: localize(connect, locale),
      contact: pathTo('contactUs', locale),
      churches: `${pathTo('home', locale)}#churches-section`,
      pastors: pathTo('meetThePastors', locale),
    },
    giving: { to: site.links.giving, picture: pictureOf(site.givingPicture) },
  }
}
