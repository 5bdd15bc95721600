import { newBelieverWords } from '#app/visit/new-believer/words.server.ts'
import { localize } from '#app/language/text.ts'
import { site } from '#app/fellowship/site.server.ts'
import { phoneLink, phoneText } from '#app/ways/contact.server.ts'
import { heroOf } from '#app/page/hero.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { passage } from '#app/scripture/scripture.server.ts'

const newBeliever = newBelieverWords.read()
const { passages } = newBelieverWords.read()

export const page = definePage('newBeliever', ({ locale }) => {
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
})
