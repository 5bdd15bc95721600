import { hasFlag } from 'country-flag-icons'
import {
  isPossiblePhoneNumber,
  isSupportedCountry,
  getCountryCallingCode,
  type CountryCode,
} from 'libphonenumber-js/min'
import { isInCalendar } from '#app/time/dates.ts'
import { memoize } from '#app/time/memoize.ts'

/** A telephone number as one dials it from abroad: `'+1 925 555 0100'`. */
export type Phone = `+${string}`
export type Email = `${string}@${string}.${string}`
export type Link = `https://${string}`

/** How a picture is shown, and so to which proportions and sizes it is cut. */
export type Shape = 'head' | 'map' | 'gallery' | 'card' | 'arch' | 'portrait'

/** A day or a month of this century that is in the calendar: `2026-02-28`, `2026-02`. */
export function isDate(text: string): boolean {
  return /^20\d{2}-\d{2}(-\d{2})?$/.test(text) && isInCalendar(text)
}

/** A country by its two letters: any that has a flag and telephones, which the European Union has not. */
export function isCountry(code: string): boolean {
  const letters = code.toUpperCase()
  return /^[a-z]{2}$/.test(code) && hasFlag(letters) && isSupportedCountry(letters)
}

/** Whether a number is as long as numbers of its country are. */
export const hasItsDigits = (phone: string) => isPossiblePhoneNumber(phone)

/** Whether a number begins as those of a country do. */
export const isDialledIn = (country: string, phone: string) =>
  phone.startsWith(`+${getCountryCallingCode(country.toUpperCase() as CountryCode)}`)

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** A language by the code that browsers know it by: `sw`, `fil`. */
export function isLanguage(code: string): boolean {
  if (!/^[a-z]{2,3}$/.test(code) || Intl.getCanonicalLocales(code)[0] !== code) return false
  return languages.of(code) !== undefined
}

/** A time zone by continent and city; abbreviations such as PST know no summer. */
export const isZone = memoize((name: string): boolean => {
  // another spelling of the name would pass here, and be another zone to whoever compares names
  if (!/^[A-Z]\w*(\/[A-Z][\w+-]*)+$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
})
