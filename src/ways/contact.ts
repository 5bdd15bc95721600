import type { Social } from '#app/content/common-fields.ts'

export const networks = [
  'facebook',
  'instagram',
  'youtube',
] as const satisfies readonly (keyof Social)[]
export type Network = (typeof networks)[number]
