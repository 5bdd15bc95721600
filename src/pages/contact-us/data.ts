import { localize } from '#app/i18n/text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { leadPastors, type Church } from '#app/model/church.ts'
import { pathTo } from '#app/router/routes.ts'
import { contactUs } from '#app/content/pages.ts'
import { site } from '#app/content/site.ts'
import { countryNames, ui } from '#app/content/words.ts'
import { addressLines } from '#app/presenters/address.ts'
import { phoneLink, phoneText } from '#app/presenters/contact.ts'
import { finderOf } from '#app/presenters/finder.ts'
import { heroOf } from '#app/presenters/hero.ts'
import { areMany, foremost } from '#app/presenters/many-churches.ts'
import { mapOf } from '#app/presenters/map.ts'
import { officeDetails } from '#app/presenters/office.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { pictureOf } from '#app/presenters/picture.ts'
import { gathering } from '#app/presenters/schedule.ts'
import { noticesOfAll, timetableOf } from '#app/presenters/timetable.ts'

/** Where a church stands here, which may be another place than everywhere else. */
function placeOf({ order, contactOrder = order }: Church): number {
  return contactOrder
}

export function load({ locale }: PageRequest<'contactUs'>) {
  const sorted = foremost.toSorted((one, other) => placeOf(one) - placeOf(other))
  const { title, hero, form, ...words } = localize(contactUs, locale)
  return {
    head: headOf(contactUs, contactUs.hero.picture, locale),
    words,
    hero: heroOf({ title, hero }),
    office: officeDetails(locale),
    form: {
      words: form,
      // one of many is searched for
      churches: areMany ? [] : sorted.map(({ slug, name }) => ({ slug, name: name[locale] })),
      privacy: pathTo('privacy', locale),
      page: pathTo('contactUs', locale),
      email: site.office.email,
      phone: { text: phoneText(site.office.phone), to: phoneLink(site.office.phone) },
    },
    map: mapOf(site.office.map, site.office.mapPicture, locale),
    embedsDirect: site.embeds === 'direct',
    notices: noticesOfAll(locale),
    finder: finderOf(locale),
    churches: sorted.map((church) => card(church, locale)),
  }
}

function card(church: Church, locale: Locale) {
  const { slug, name, region, country, address, congregations, phone, email } = church
  return {
    slug,
    name: name[locale],
    country,
    countryName: countryNames[country][locale],
    picture: pictureOf(church.hero.picture),
    where:
      congregations?.map(({ location }) => location[locale]) ??
      (address
        ? [addressLines(address, country, locale).join(', ')]
        : [`${region[locale]}. ${ui.contactForLocation[locale]}`]),
    pastors: leadPastors(church)?.name[locale],
    ...gathering(church, locale),
    timetable: timetableOf(church, locale),
    phone: { text: phoneText(phone), to: phoneLink(phone) },
    email,
    to: pathTo('church', locale, { slug }),
  }
}
