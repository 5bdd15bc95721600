import { meetThePastorsWords } from '#app/about/meet-the-pastors/words.server.ts'
import { pathTo } from '#app/addresses.ts'
import type { Church } from '#app/church/church.ts'
import { fullName } from '#app/church/place.server.ts'
import { churches } from '#app/church/read.server.ts'
import { yourChurch } from '#app/church/your-church/your-church.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { beginningOf } from '#app/page/beginning.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { shownPerson, writeTo } from '#app/people/present.server.ts'
import { pastors } from '#app/people/read.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { officeDetails } from '#app/ways/office.server.ts'

const meetThePastors = meetThePastorsWords.read()

export const page = definePage('meetThePastors', ({ locale, now }) => {
  const beginning = beginningOf(meetThePastors, locale)
  const { words } = beginning
  return {
    ...beginning,
    preaching: pictureOf(words.interlude),
    people: pastors.map((pastor) => {
      const church = churches.find(({ slug }) => slug === pastor.church)
      return {
        ...shownPerson(pastor, locale),
        ...(church && { church: linkTo(church, locale) }),
      }
    }),
    office: {
      ...officeDetails(locale, now),
      write: { ...writeTo(locale, {}), about: ui.office[locale] },
    },
    closing: yourChurch(locale, now),
  }
})

const linkTo = (church: Church, locale: Locale) => ({
  name: fullName(church, locale),
  to: pathTo('church', locale, { slug: church.slug }),
})
