import { meetThePastorsWords } from '#app/people/meet-the-pastors/words.server.ts'
import { localize } from '#app/language/text.ts'
import { pastors } from '#app/people/read.server.ts'
import { heroOf } from '#app/page/hero.server.ts'
import { officeDetails } from '#app/ways/office.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { shownPerson } from '#app/people/present.server.ts'

const meetThePastors = meetThePastorsWords.read()

export const page = definePage('meetThePastors', ({ locale }) => {
  const { title, hero, ...words } = localize(meetThePastors, locale)
  return {
    head: headOf(meetThePastors, meetThePastors.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    preaching: pictureOf(words.interlude),
    people: pastors.map((pastor) => shownPerson(pastor, locale)),
    office: officeDetails(locale),
  }
})
