import { copyFileSync, existsSync, linkSync, readFileSync, statSync } from 'node:fs'
import { placeOf } from './output.ts'

/**
 * The site that was built before, where the same programs have made it. What would come out the same again is taken
 * over from it: where there are hundreds of churches, that is nearly all.
 */
export const earlierSite = process.env.EARLIER

export function earlier(file: string): Buffer | undefined {
  const whole = earlierSite && earlierSite + file
  return whole && existsSync(whole) ? readFileSync(whole) : undefined
}

/** Gives a file of the earlier site to the one that is being built. */
export function takeOver(file: string): void {
  const [from, to] = [earlierSite + file, placeOf(file)]
  try {
    // a second name for it: the earlier site stays whole until it is exchanged
    linkSync(from, to)
  } catch {
    // not every disk can give a file two names
    copyFileSync(from, to)
  }
}

/** Whether a file of the site that is being built is a second name of one of the earlier site. */
export function isTakenOver(file: string): boolean {
  const [one, other] = [earlierSite + file, placeOf(file)].map((each) =>
    statSync(each, { bigint: true, throwIfNoEntry: false }),
  )
  return one !== undefined && one.ino === other?.ino
}
