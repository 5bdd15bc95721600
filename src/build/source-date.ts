import { execFileSync } from 'node:child_process'

/**
 * The moment the site is built for, which decides what stands in it as past: the date of the last
 * commit, so that one source is built into the same bytes whenever and wherever that is done.
 * SOURCE_DATE_EPOCH, in seconds, sets another one (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function sourceDate(): number {
  const set = process.env.SOURCE_DATE_EPOCH
  if (set !== undefined && !/^\d+$/.test(set)) {
    throw new Error(`SOURCE_DATE_EPOCH must be a number of seconds, and is "${set}".`)
  }
  const seconds = set ?? lastCommit()
  return seconds ? Number(seconds) * 1000 : Date.now()
}

/** When the project was last changed; nothing where it was downloaded without its history. */
function lastCommit(): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
