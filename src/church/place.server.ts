import { countryName } from '#app/language/language-names.ts'
import type { Locale } from '#app/language/locale.ts'
import type { Text } from '#app/language/text.ts'
import { addressLines } from '#app/ways/address.server.ts'
import type { Church } from './church.ts'
import type { Service } from './times/services.ts'

/** `Oakley, California`, and of a church that is called by its country, `Barcelona, Spain` */
export function fullName(church: Church, locale: Locale): string {
  const { city, region } = areaOf(church, locale)
  const country = countryName(church.country, locale)
  return city === undefined ? church.name[locale] : `${city}, ${region ?? country}`
}

/** In which town a church is, and in which region of its country, as far as its name tells. */
export function areaOf(
  { name, region, country }: Church,
  locale: Locale,
): { city?: string; region?: string } {
  const [own, around, abroad] = [name[locale], region[locale], countryName(country, locale)]
  if (own === around) return {}
  if (own === abroad) return { city: around }
  return { city: own, ...(around !== abroad && { region: around }) }
}

export function streetOf({ address, country }: Church, locale: Locale): string | undefined {
  return address && addressLines(address, country, locale).join(', ')
}

/** The doors that services of a church have of their own: in the villages of its congregations, or at the hall of its youth. */
export function doorsOf({ congregations, youth }: Church): readonly Text[] {
  // whatever a congregation has is where the congregation is
  return (congregations ?? (youth ? [youth] : [])).map(({ location }) => location)
}

/** At which of them a service is, counted from one; at none of them it is where the church is. */
export function doorOf(
  { kind, congregation }: Pick<Service, 'kind' | 'congregation'>,
  { congregations, youth }: Church,
): number {
  if (congregations) return 1 + congregations.findIndex(({ name }) => name === congregation)
  return kind === 'youth' && youth ? 1 : 0
}

export function ownPlaceOf(service: Pick<Service, 'kind' | 'congregation'>, church: Church) {
  return doorsOf(church)[doorOf(service, church) - 1]
}

/** Below a name, what of a place that begins with it is still to be told: of `Oakley, California` the region. */
export function placeBelow(name: string, place: string): string | undefined {
  if (place === name) return undefined
  const known = `${name}, `
  return place.startsWith(known) ? place.slice(known.length) : place
}

/** What a map looks for where no street is told in parts: the place and its country. */
export function findable({ country }: Church, place: Text): string {
  return `${place.en}, ${countryName(country, 'en')}`
}
