import type { Told } from './told.ts'

// how commands speak: nobody knows which of the two languages is read by whoever runs them

/** One below the other. */
export const inBoth = ({ en, es }: Told): string => `${en}\n  ${es}`

export const say = (told: Told): void => console.log(inBoth(told))

/** What cannot be done, in words for whoever runs a command: a stack would tell them nothing. */
export class Refusal extends Error {
  override readonly stack = ''

  constructor(...why: readonly Told[]) {
    super(why.map(inBoth).join('\n'))
  }
}
