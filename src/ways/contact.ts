import type { Church } from '#app/church/church.ts'

/** A telephone number as one dials it from abroad: `'+1 925 555 0100'`. */
export type Phone = `+${string}`
export type Email = `${string}@${string}.${string}`
export type Link = `https://${string}`

export const networks = [
  'facebook',
  'instagram',
  'youtube',
] as const satisfies readonly (keyof Church['social'])[]
export type Network = (typeof networks)[number]

/** A place on the map, and how near one looks at it. */
export type Place = NonNullable<Church['map']>

/** When somebody is there: every day from one to another, between two hours. */
export type Hours = NonNullable<Church['hours']>
