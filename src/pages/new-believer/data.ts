import { localize } from '#app/i18n/text.ts'
import { newBeliever, passages } from '#app/content/pages.ts'
import { site } from '#app/content/site.ts'
import { phoneLink, phoneText } from '#app/presenters/contact.ts'
import { heroOf } from '#app/presenters/hero.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { passage } from '#app/presenters/scripture.ts'

export function load({ locale }: PageRequest<'newBeliever'>) {
  const { title, hero, ...words } = localize(newBeliever, locale)
  const { email, phone } = site.office
  return {
    head: headOf(newBeliever, newBeliever.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    passages: passages.map((reference) => passage(reference, locale)),
    phone: { text: phoneText(phone), to: phoneLink(phone) },
    email,
  }
}
