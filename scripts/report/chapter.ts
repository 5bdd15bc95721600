import type { Told } from '#app/language/told.ts'

type Finding = { file?: string; line?: number; text: Told }

export type Chapter = {
  /** By what a program knows it. */
  name: string
  title: Told
  findings: readonly Finding[]
  /** Why nobody could look, and what to do about it. */
  unknown?: Told
}
