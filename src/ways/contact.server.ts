import { parsePhoneNumberFromString as parsePhoneNumber } from 'libphonenumber-js/min'
import type { OfficeHours } from '#app/content/common-fields.ts'
import type { Phone } from '#app/content/values.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { type Time, addDays } from '#app/time/dates.ts'
import { atLineStart, clock, dateRange, dayName } from '#app/time/in-words.ts'
import { memoize } from '#app/time/memoize.ts'
import type { ShownNotice } from '#app/time/next.ts'
import { periodOf, toldAhead } from '#app/time/period.server.ts'
import type { ShownPhone } from '#app/ui/PhoneLink.tsx'
import { networks, type Network } from './networks.ts'
import type { SocialLink } from './SocialLinks.tsx'

/** `(925) 555-0100` where the office dials it so, `+254 712 345678` of elsewhere: grouped as its country does. */
export function phoneText(phone: Phone, office: Phone = site.office.phone): string {
  return grouped(phone, office)
}

/** Each stands on several pages. */
const grouped = memoize((phone: Phone, office: Phone): string => {
  const number = parsePhoneNumber(phone)
  // what is no number there stays as somebody wrote it
  if (!number?.isValid()) return phone
  const { countryCallingCode: code } = parsePhoneNumber(office) ?? {}
  return code === number.countryCallingCode ? number.formatNational() : number.formatInternational()
})

export function shownPhone(phone: Phone): ShownPhone {
  return { text: phoneText(phone), to: `tel:${digitsOf(phone)}` }
}

/** A telephone number as machines take it: `+19255550100` */
export function digitsOf(phone: Phone): string {
  return phone.replace(/[^+\d]/g, '')
}

/** `Monday to Friday, 8 a.m. to 5 p.m.`, `De lunes a viernes, de 8 a. m. a 5 p. m.`, `Martes, de 9:00 a 13:00` */
export function hoursLine(
  { from, to, opens, closes }: OfficeHours,
  timeZone: string,
  locale: Locale,
): string {
  const [first, last] = [dayName(from, locale), dayName(to, locale)]
  const [start, end] = [opens, closes].map((time) => hour(time, timeZone, locale))
  const days = { en: `${first} to ${last}`, es: `De ${first} a ${last}` }[locale]
  const hours = { en: `${start} to ${end}`, es: `de ${start} a ${end}` }[locale]
  return `${from === to ? atLineStart(first, locale) : days}, ${hours}`
}

/** On which days nobody is there, told from two weeks before until they are over. */
export function closedDays(
  { closed = [] }: Partial<OfficeHours>,
  timeZone: string,
  locale: Locale,
  now: number,
): ShownNotice[] {
  return closed
    .map(({ from, to, reason }) => ({
      key: from,
      text: ui.officeClosed[locale].replace('{dates}', dateRange(from, to, locale)),
      ...(reason && { reason: reason[locale] }),
      told: periodOf(timeZone, addDays(from, -toldAhead), to, now),
    }))
    .filter(({ told }) => now < Date.parse(told.until))
}

/** A time in a sentence: `8 a.m.`, `7:30 p.m.`, `17:00`; in Spanish it has its preposition there. */
function hour(time: Time, timeZone: string, locale: Locale): string {
  // on a clock of 24 hours a full hour keeps its minutes
  const written = clock(time, locale, timeZone).replace(/:00(?=\s)/, '')
  return {
    en: written.replace('AM', 'a.m.').replace('PM', 'p.m.'),
    es: written.replace(/^a\s/, ''),
  }[locale]
}

export function socialLinks(profiles: Readonly<Partial<Record<Network, string>>>): SocialLink[] {
  return networks.flatMap((network) => {
    const to = profiles[network]
    return to ? [{ network, to }] : []
  })
}
