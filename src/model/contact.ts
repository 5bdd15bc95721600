import type { Day, Time } from '#app/i18n/calendar.ts'

/** A telephone number as one dials it from abroad: `'+1 925 555 0100'`. */
export type Phone = `+${string}`
export type Email = `${string}@${string}.${string}`
export type Link = `https://${string}`

/** A postal address, one string a line. */
export type Address = { readonly lines: readonly string[] }

/** A place on the map, and how near one looks at it. */
export type Place = {
  readonly latitude: number
  readonly longitude: number
  readonly zoom: number
}

export const networks = ['facebook', 'instagram', 'youtube'] as const
export type Network = (typeof networks)[number]
export type Social = Readonly<Partial<Record<Network, Link>>>

/** When somebody is there: every day from one to another, between two hours. */
export type Hours = {
  readonly from: Day
  readonly to: Day
  readonly opens: Time
  readonly closes: Time
}
