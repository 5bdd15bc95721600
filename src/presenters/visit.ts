import type { Locale } from '#app/i18n/locale.ts'
import type { Church } from '#app/model/church.ts'
import { countryNames, ui } from '#app/content/words.ts'
import type { ShownVisit } from '#app/site/VisitTargets.tsx'
import { phoneLink, phoneText } from './contact.ts'
import { confirmationOf, gathering } from './schedule.ts'
import { timetableOf } from './timetable.ts'

/** Where one goes, how to get there or to ask, and whom to call. */
export function visitOf(church: Church, locale: Locale): ShownVisit {
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
    timetable: timetableOf(church, locale),
    weekly: gathering(church, locale).times[0]!,
    ...confirmationOf(church, locale),
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
function askingLink(church: Church, locale: Locale): string {
  const body = ui.askForPlaceText[locale].replace('{church}', fullName(church, locale))
  return church.texts
    ? `sms:${number(church.phone)}?&body=${encodeURIComponent(body)}`
    : letterTo(church, ui.askForPlace[locale], body)
}

/** `Spain, Barcelona` */
export function fullName({ name, region }: Church, locale: Locale): string {
  return name[locale] === region[locale] ? name[locale] : `${name[locale]}, ${region[locale]}`
}

/** A letter to a church, already written as far as it can be. */
export function letterTo({ email }: Church, subject: string, body: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

function number(phone: string): string {
  return phone.replace(/[^+\d]/g, '')
}
