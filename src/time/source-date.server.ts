/**
 * The moment the site is built for, which decides what stands in it as past, and from which day on times are
 * counted: now. SOURCE_DATE_EPOCH, in seconds, sets another one, so that one source is built into the same
 * bytes whenever and wherever that is done (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function sourceDate(): number {
  const set = process.env.SOURCE_DATE_EPOCH
  if (set !== undefined && !/^\d+$/.test(set)) {
    throw new Error(`SOURCE_DATE_EPOCH must be a number of seconds, and is "${set}".`)
  }
  return set ? Number(set) * 1000 : Date.now()
}
