import type { Text } from '#app/i18n/text.ts'

/** One statement of the faith, with the passages it comes from. */
export type Belief = {
  /** Its address on the page: `/we-believe#water-baptism`. */
  readonly id: string
  readonly title: Text
  readonly text: Text
  readonly references: Text
  readonly category?: 'salvation'
}
