import type { Social } from '#app/content/common-fields.ts'

/** What social networks are called, in the order in which they are shown. */
export const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
} as const satisfies Record<keyof Social, string>

export type Network = keyof typeof networkNames

export const networks = Object.keys(networkNames) as Network[]
