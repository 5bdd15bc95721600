/** What was typed and not saved, as the editor keeps it, with what stood in the form when it was opened (files.ts). */
export type Kept = { began?: Values; currentValues: Values }
export type Opened = {
  originalValues: Values
  originalEntry?: { locales: Record<string, { path: string }> }
}
type Values = Record<string, Record<string, unknown>>

/** Its own numbers of what stands in a list, and the place in a list, which it does not put back. */
const isOwn = (way: string) => /(^|\.)__sc_|^order$/.test(way)

const writtenIn = (values: Values) =>
  new Map(
    Object.values(values)
      .flatMap((each) => Object.entries(each))
      .filter(([way, value]) => !isOwn(way) && typeof value !== 'object'),
  )

/** Whether somebody else has written since in what a draft began from. */
export function isOutdated({ began }: Kept, { originalValues }: Opened): boolean {
  if (!began) return false
  const [then, now] = [writtenIn(began), writtenIn(originalValues)]
  return then.size !== now.size || [...then].some(([way, value]) => now.get(way) !== value)
}

/** What was written in it, by its ways in the form: of a picture there is nothing to be copied. */
export function writtenSince({ began, currentValues }: Kept): [way: string, text: string][] {
  const before = writtenIn(began!)
  return [...writtenIn(currentValues)]
    .filter(([way, value]) => value !== '' && value !== before.get(way))
    .map(([way, value]): [string, string] => [way, String(value)])
    .filter(([, text]) => !text.startsWith('blob:'))
}
