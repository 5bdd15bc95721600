import type { Locale } from '#app/i18n/locale.ts'
import type { Details } from '#app/site/OfficeDetails.tsx'
import { site } from '#app/content/site.ts'
import { addressLines } from './address.ts'
import { hoursLine, phoneLink, phoneText } from './contact.ts'

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
