import type { Told } from '#app/language/told.ts'

export type Step = {
  title: Told
  /** What is still missing, found out and not remembered wherever it can be; nothing when the step is done. */
  missing: () => Promise<Told | undefined> | Told | false | undefined
  /** Does what a program can do of it, or waits for who can. */
  go: () => Promise<unknown>
}
