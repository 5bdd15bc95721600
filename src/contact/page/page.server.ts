import { pathTo } from '#app/addresses.ts'
import { leadPastors, type Church } from '#app/church/church.ts'
import { finderOf } from '#app/church/finder.server.ts'
import { flagOf } from '#app/church/flag.server.ts'
import { areMany, foremost } from '#app/church/many.server.ts'
import { fullName } from '#app/church/place.server.ts'
import { gathering } from '#app/church/times.server.ts'
import { noticesOfAll, timesAndNotices } from '#app/church/timetable.server.ts'
import { contactUsWords } from '#app/contact/page/words.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { localize } from '#app/language/text.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { heroOf } from '#app/page/hero.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { addressLines } from '#app/ways/address.server.ts'
import { shownPhone } from '#app/ways/contact.server.ts'
import { mapOf } from '#app/ways/map.server.ts'
import { officeDetails } from '#app/ways/office.server.ts'

const contactUs = contactUsWords.read()

/** Where a church stands here, which may be another place than everywhere else. */
function contactOrderOf({ order, contactOrder = order }: Church): number {
  return contactOrder
}

export const page = definePage('contactUs', ({ locale, now }) => {
  const sorted = foremost.toSorted((one, other) => contactOrderOf(one) - contactOrderOf(other))
  const { title, hero, form, ...words } = localize(contactUs, locale)
  return {
    head: headOf(contactUs, contactUs.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    office: officeDetails(locale, now),
    form: {
      words: form,
      // one of many is searched for
      churches: areMany ? [] : sorted.map(({ slug, name }) => ({ slug, name: name[locale] })),
      privacy: pathTo('privacy', locale),
      page: pathTo('contactUs', locale),
      email: site.office.email,
      phone: shownPhone(site.office.phone),
    },
    map: mapOf(site.office.map, site.office.mapPicture, locale),
    notices: noticesOfAll(locale, now),
    finder: finderOf(locale),
    churches: sorted.map((church) => card(church, locale, now)),
  }
})

function card(church: Church, locale: Locale, now: number) {
  const { slug, name, country, address, congregations, phone, email } = church
  return {
    slug,
    name: name[locale],
    flag: flagOf(church, locale),
    picture: pictureOf(church.hero.picture),
    where:
      congregations?.map(({ location }) => location[locale]) ??
      (address
        ? [addressLines(address, country, locale).join(', ')]
        : [`${fullName(church, locale)}. ${ui.contactForLocation[locale]}`]),
    pastors: leadPastors(church)?.name?.[locale],
    ...gathering(church, locale),
    changes: timesAndNotices(church, { locale, now }).changes,
    phone: shownPhone(phone),
    email,
    to: pathTo('church', locale, { slug }),
  }
}
