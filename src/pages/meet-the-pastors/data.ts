import { localize } from '#app/i18n/text.ts'
import { meetThePastors } from '#app/content/pages.ts'
import { pastors } from '#app/content/people.ts'
import { heroOf } from '#app/presenters/hero.ts'
import { officeDetails } from '#app/presenters/office.ts'
import { pictureOf } from '#app/presenters/picture.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { shownPerson } from '#app/presenters/person.ts'

export function load({ locale }: PageRequest<'meetThePastors'>) {
  const { title, hero, ...words } = localize(meetThePastors, locale)
  return {
    head: headOf(meetThePastors, meetThePastors.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    preaching: pictureOf(words.interlude),
    people: pastors.map((pastor) => shownPerson(pastor, locale)),
    office: officeDetails(locale),
  }
}
