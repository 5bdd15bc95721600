import { pathTo } from '#app/addresses.ts'
import type { Church } from '#app/church/church.ts'
import { finderOf } from '#app/church/finder/finder.server.ts'
import { flagOf } from '#app/church/flag.server.ts'
import { leadersOf } from '#app/church/leaders.server.ts'
import { areMany, foremost } from '#app/church/many.server.ts'
import { fullName } from '#app/church/place.server.ts'
import { gathering } from '#app/church/times/services-in-words.server.ts'
import { noticesOfAll, timesAndNotices } from '#app/church/times/timetable.server.ts'
import { begunChurch } from '#app/contact/begun-churches.server.ts'
import { contactUsWords } from '#app/contact/page/words.server.ts'
import { eventTitles } from '#app/event/present.server.ts'
import type { VisitTopic } from '#app/fellowship/categories.server.ts'
import { ask, ui, visitTopics } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { oneStop } from '#app/language/one-stop.ts'
import { localize } from '#app/language/text.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { heroOf } from '#app/page/hero.server.ts'
import { calledOfAll } from '#app/people/present.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { addressLines } from '#app/ways/address.server.ts'
import { spokenOf } from '#app/ways/ask.server.ts'
import { shownPhone } from '#app/ways/contact.server.ts'
import { mapOf } from '#app/ways/map.server.ts'
import { officeDetails } from '#app/ways/office.server.ts'
import { formFor } from '#app/ways/topics.server.ts'

const contactUs = contactUsWords.read()

/** Where a church stands here, which may be another place than everywhere else. */
const contactOrderOf = ({ order, contactOrder = order }: Church): number => contactOrder

export const page = definePage('contactUs', ({ locale, now }) => {
  const sorted = foremost.toSorted((one, other) => contactOrderOf(one) - contactOrderOf(other))
  const { title, hero, form, ...words } = localize(contactUs, locale)
  const { topics, visitTopics: _, ...formWords } = form
  return {
    head: headOf(contactUs, contactUs.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    office: officeDetails(locale, now),
    form: {
      words: { ...formWords, topics: { ...topics, ...visitTopicsOf(locale) } },
      // one of many is searched for
      churches: areMany ? [] : sorted.map((church) => reached(church, locale)),
      events: eventTitles(locale),
      people: areMany ? {} : calledOfAll(locale),
      privacy: pathTo('privacy', locale),
      page: pathTo('contactUs', locale),
      office: { email: site.office.email, phone: shownPhone(site.office.phone) },
    },
    map: mapOf(site.office.map, site.office.mapPicture, locale),
    notices: noticesOfAll(locale, now),
    finder: finderOf(locale),
    churches: sorted.map((church) => card(church, locale, now)),
  }
})

/** A church in the list of the form, what one may come to there, and how it is reached where the form fails. */
const reached = (church: Church, locale: Locale) => ({
  ...begunChurch(church, locale),
  phone: shownPhone(church.phone),
  ...(church.email && { email: church.email }),
})

function visitTopicsOf(locale: Locale) {
  const questions = localize(contactUs.form.visitTopics, locale)
  return Object.fromEntries(
    Object.entries(localize(visitTopics, locale)).map(([topic, subject]) => [
      topic,
      { subject, question: questions[topic as VisitTopic] },
    ]),
  )
}

function card(church: Church, locale: Locale, now: number) {
  const { slug, country, address, congregations, phone, email } = church
  return {
    slug,
    flag: flagOf(church, locale),
    picture: pictureOf(church.hero.picture),
    where:
      congregations?.map(({ location }) => location[locale]) ??
      (address
        ? [addressLines(address, country, locale).join(', ')]
        : [oneStop(`${fullName(church, locale)}. ${ui.contactForLocation[locale]}`)]),
    pastors: leadersOf(church, locale),
    ...gathering(church, locale, now),
    notices: timesAndNotices(church, { locale, now }).notices,
    phone: shownPhone(phone),
    write: { text: ask.write[locale], to: formFor(locale, { church: slug }) },
    ...(email && { email }),
    ...spokenOf(church, locale),
    to: pathTo('church', locale, { slug }),
  }
}
