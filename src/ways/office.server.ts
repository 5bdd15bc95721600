import type { Locale } from '#app/language/locale.ts'
import type { Details } from './OfficeDetails.tsx'
import { site } from '#app/fellowship/site.server.ts'
import { addressLines } from './address.server.ts'
import { hoursLine, phoneLink, phoneText } from './contact.server.ts'

/** How to reach the international office, in one language. */
export function officeDetails(locale: Locale) {
  const { address, country, phone, email, hours } = site.office
  return {
    address: addressLines(address, country, locale),
    phone: phoneText(phone),
    phoneLink: phoneLink(phone),
    email,
    hours: hoursLine(hours, locale),
  } satisfies Details
}
