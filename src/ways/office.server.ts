import { site } from '#app/fellowship/site.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { addressLines } from './address.server.ts'
import { closedDays, hoursLine, shownPhone } from './contact.server.ts'
import type { Details } from './ContactDetails.tsx'

export function officeDetails(locale: Locale, now: number) {
  const { address, country, phone, email, hours, timeZone } = site.office
  const closed = closedDays(hours, timeZone, locale, now)
  return {
    address: addressLines(address, country, locale),
    phone: shownPhone(phone),
    email,
    hours: hoursLine(hours, timeZone, locale),
    ...(closed.length > 0 && { closed }),
  } satisfies Details
}
