/** A point on the earth, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number }

export type Unit = 'kilometer' | 'mile'

/**
 * Where signs beside the road count in miles:
 * https://github.com/unicode-org/cldr-json/blob/main/cldr-json/cldr-core/supplemental/unitPreferenceData.json
 */
const inMiles = new Set(['gb', 'us'])

export const unitOf = (country: string): Unit => (inMiles.has(country) ? 'mile' : 'kilometer')

const earthRadius = 6371
const kilometersInMile = 1.609344

/** How far it is along the ground as a bird flies, by https://en.wikipedia.org/wiki/Haversine_formula */
export function distance(one: Position, other: Position, unit: Unit): number {
  const square =
    halfChord(one.latitude - other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      halfChord(one.longitude - other.longitude)
  const kilometers = 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, square)))
  return unit === 'mile' ? kilometers / kilometersInMile : kilometers
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const halfChord = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
