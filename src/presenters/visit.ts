import type { Locale } from '#app/i18n/locale.ts'
import type { Church } from '#app/model/church.ts'
import { countryNames, ui } from '#app/content/words.ts'
import { phoneLink, phoneText } from './contact.ts'

/** Where one goes, how to get there or to ask, and whom to call. */
export function visitOf(church: Church, locale: Locale) {
  const { address, congregations, region, phone, texts } = church
  const street = address?.lines.join(', ')
  // a village has no street to tell: the way leads to the village
  const goal = congregations
    ? `${congregations[0]!.location.en}, ${countryNames[church.country].en}`
    : street
  return {
    place: congregations?.map(({ name }) => name).join(' · ') ?? street ?? region[locale],
    directions: goal ? directionsTo(goal) : undefined,
    askForPlace: askingLink(church, locale),
    phone: phoneText(phone),
    call: phoneLink(phone),
    message: texts ? `sms:${number(phone)}` : undefined,
  }
}

/**
 * The way to a place. Phones open their own map with it, others its website.
 * https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
function directionsTo(goal: string): string {
  const url = new URL('https://www.google.com/maps/dir/?api=1')
  url.searchParams.set('destination', goal)
  return url.href
}

/** A message that asks where the church meets, already written: a text where it takes them. */
function askingLink({ name, region, phone, texts, email }: Church, locale: Locale): string {
  const church = `${name[locale]}, ${region[locale]}`
  const body = encodeURIComponent(ui.askForPlaceText[locale].replace('{church}', church))
  const subject = encodeURIComponent(ui.askForPlace[locale])
  return texts
    ? `sms:${number(phone)}?&body=${body}`
    : `mailto:${email}?subject=${subject}&body=${body}`
}

function number(phone: string): string {
  return phone.replace(/[^+\d]/g, '')
}
