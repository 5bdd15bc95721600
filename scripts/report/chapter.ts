import type { Told } from '#app/language/told.ts'

/** Something to look at: where it stands, and what about it. */
type Finding = { file?: string; line?: number; text: Told }

/** One thing the report looks for. */
export type Chapter = {
  /** By what a program knows it. */
  name: string
  title: Told
  findings: readonly Finding[]
  /** Why nobody could look, and what to do about it. */
  unknown?: Told
}
