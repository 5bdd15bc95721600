import { pathTo } from '#app/addresses.ts'
import type { Church } from '#app/church/church.ts'
import { filledIn } from '#app/church/next-service/visit.server.ts'
import { fullName } from '#app/church/place.server.ts'
import { churches, churchNamed } from '#app/church/read.server.ts'
import { cardOf } from '#app/church/share-card.server.ts'
import { phasesOf, servicesOf } from '#app/church/times/service-phases.server.ts'
import {
  confirmationOf,
  serviceLines,
  spokenIn,
} from '#app/church/times/services-in-words.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { locales, type Locale } from '#app/language/locale.ts'
import { inEach } from '#app/language/text.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { described, pictureOf } from '#app/pictures/picture.server.ts'
import { addressLines } from '#app/ways/address.server.ts'
import { phoneText } from '#app/ways/contact.server.ts'
import { qrCode } from './qr-code.server.ts'
import { cardWords } from './words.server.ts'

const words = cardWords.read()

const params = () => churches.map(({ slug }) => ({ slug }))

/** A card to print and hand to somebody: it speaks every language, the page's own first. */
export const page = definePage(
  'invitationCard',
  ({ locale, params: { slug }, now }) => {
    const church = churchNamed(slug)
    const title = inEach((language) => filledIn(words.title[language], church, language))
    const description = inEach((language) => filledIn(words.lead[language], church, language))
    const page = site.origin + pathTo('church', locale, { slug })
    return {
      head: {
        // shared like the church's page
        ...headOf({ title, description }, church.hero.picture, locale, {
          card: { title: fullName(church, locale), ...cardOf(church, locale) },
        }),
        // for paper: whoever searches is after the church's page
        hidden: true as const,
      },
      title: title[locale],
      lead: description[locale],
      print: words.print[locale],
      back: { text: words.back[locale], to: pathTo('church', locale, { slug }) },
      card: {
        site: site.name,
        church: fullName(church, locale),
        picture: church.mapPicture
          ? described(church.mapPicture, locale)
          : pictureOf(church.hero.picture),
        sides: [locale, ...locales.filter((other) => other !== locale)].map((language) =>
          sideOf(church, language, now),
        ),
        phone: phoneText(church.phone),
        address: page.replace(/^https:\/\/(www\.)?/, ''),
        qr: qrCode(page),
      },
    }
  },
  params,
)

function sideOf(church: Church, language: Locale, now: number) {
  const phases = phasesOf(church, now)
  const { congregations, address, country } = church
  const street = address && addressLines(address, country, language)
  return {
    language,
    greeting: words.greeting[language],
    lines: serviceLines(phases, church, language),
    places: congregations?.map(({ name }) => name) ??
      street ?? [fullName(church, language), ui.writeForPlace[language]],
    notes: [
      spokenIn(servicesOf(phases), language),
      confirmationOf(church, language, now).note?.text,
    ].filter((note) => note !== undefined),
  }
}
