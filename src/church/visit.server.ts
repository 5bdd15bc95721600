import { churchWords } from '#app/church/page/words.server.ts'
import type { Locale } from '#app/language/locale.ts'
import type { Text } from '#app/language/text.ts'
import type { Church } from './church.ts'
import { countryNames, ui } from '#app/fellowship/common-words.server.ts'
import type { Directions, ShownVisit } from './VisitTargets.tsx'
import { addressLines } from '#app/ways/address.server.ts'
import { digitsOf, phoneLink } from '#app/ways/contact.server.ts'
import { confirmationOf, gathering } from './times.server.ts'
import { longestWhen, noticesOfAll, timesAndNotices } from './timetable.server.ts'

const common = churchWords.read()

/** Where one goes, how to get there or to ask, and whom to call. */
export function visitOf(church: Church, locale: Locale, now: number): ShownVisit {
  const { address, country, congregations, phone, texts } = church
  const street = address && addressLines(address, country, locale).join(', ')
  const goal = congregations ? villageOf(church, congregations[0]!) : street
  return {
    place: congregations?.map(({ name }) => name).join(' · ') ?? street ?? fullName(church, locale),
    directions: goal ? directionsTo(goal) : undefined,
    askForPlace: askingLink(
      church,
      ui.askForPlace[locale],
      filledIn(ui.askForPlaceText[locale], church, locale),
    ),
    call: phoneLink(phone),
    times: timesAndNotices(church, { locale, now }, noticesOfAll(locale, now)),
    weekly: gathering(church, locale).times[0]!,
    longest: longestWhen(church, locale),
    ...confirmationOf(church, locale),
    message: texts ? `sms:${digitsOf(phone)}` : undefined,
  }
}

/**
 * The way to a place. No address opens the map of every phone: `geo:` is a place without a way, and a
 * desktop does nothing with it. Google's opens its app on a phone that has it (every Android has), and a
 * website elsewhere; Apple's opens the map that comes with its devices, so scripts put it in there.
 * https://developers.google.com/maps/documentation/urls/get-started#directions-action
 * https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
 */
export function directionsTo(goal: string): Directions {
  const anywhere = new URL('https://www.google.com/maps/dir/?api=1')
  anywhere.searchParams.set('destination', goal)
  const apple = new URL('https://maps.apple.com/')
  apple.searchParams.set('daddr', goal)
  return { anywhere: anywhere.href, apple: apple.href }
}

/** Where to go in a village that has no street to tell: the village. */
export function villageOf({ country }: Church, { location }: { location: Text }): string {
  return `${location.en}, ${countryNames[country].en}`
}

/** A message to a church, already written: a text where it takes them, else a letter. */
export function askingLink(church: Church, subject: string, text: string): string {
  const body = encodeURIComponent(text)
  return church.texts
    ? `sms:${digitsOf(church.phone)}?&body=${body}`
    : `mailto:${church.email}?subject=${encodeURIComponent(subject)}&body=${body}`
}

/** What one writes to a friend, with a place for `{when}`; times that are not certain say so here too. */
export function invitationText(church: Church, locale: Locale): string {
  const message = filledIn(common.invitation.message[locale], church, locale)
  const { note } = confirmationOf(church, locale)
  return note ? `${message} ${note.text}: ${note.phone}` : message
}

/** A sentence with the name of a church in it. */
export function filledIn(sentence: string, church: Church, locale: Locale): string {
  return sentence.replace('{church}', fullName(church, locale))
}

/** `Oakley, California`, and of a church that is called by its country, `Barcelona, Spain` */
export function fullName({ name, region, country }: Church, locale: Locale): string {
  const [own, around] = [name[locale], region[locale]]
  if (own === around) return own
  return own === countryNames[country][locale] ? `${around}, ${own}` : `${own}, ${around}`
}
