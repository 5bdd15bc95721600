import { localize } from '#app/i18n/text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { pathTo } from '#app/router/routes.ts'
import { connect } from '#app/content/connect.ts'
import { home } from '#app/content/pages.ts'
import { site } from '#app/content/site.ts'
import { pictureOf } from './picture.ts'

/** What the banners need that several pages end with: "Connect With Us", and the one for giving. */
export function bannersOf(locale: Locale) {
  return {
    connect: {
      words: localize(connect, locale),
      contact: pathTo('contactUs', locale),
      churches: `${pathTo('home', locale)}#churches-section`,
      pastors: pathTo('meetThePastors', locale),
    },
    giving: { to: site.links.giving, picture: pictureOf(home.giving.picture) },
  }
}
