import { localize } from '#app/i18n/text.ts'
import { pathTo } from '#app/router/routes.ts'
import { newHere } from '#app/content/pages.ts'
import { site } from '#app/content/site.ts'
import { socialLinks } from '#app/presenters/contact.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { pictureOf } from '#app/presenters/picture.ts'

/** New Here reads its own words, and the office's e-mail and phone. */
export function load({ locale }: PageRequest<'newHere'>) {
  const words = localize(newHere, locale)
  const { email, phone } = site.office
  return {
    head: headOf(newHere, 'new-here', locale),
    words,
    picture: pictureOf('new-here', words.welcome.picture),
    find: `${pathTo('home', locale)}#churches-section`,
    social: socialLinks(site.links.social),
    email: `mailto:${email}`,
    message: `sms:${phone.replace(/[^+\d]/g, '')}`,
  }
}
