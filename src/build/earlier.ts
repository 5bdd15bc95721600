import { copyFileSync, existsSync, linkSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { building, placeOf } from './output.ts'

/**
 * What was built before, where the same programs have made it. What would come out the same again is taken over from
 * its site: where there are hundreds of churches, that is nearly all.
 */
const before = process.env.EARLIER

const placeBefore = (file: string) => path.join(before!, 'site', file)

export const earlier = (file: string): Buffer => readFileSync(placeBefore(file))

/** A file of text, and what is compressed of it beside it. */
export const forms = ['', '.br', '.gz'] as const

/** Whether a file is there in all its forms: somebody may have deleted one. */
export function isThere(file: string): boolean {
  return Boolean(before) && forms.every((form) => existsSync(placeBefore(file + form)))
}

export function isAsBefore(file: string, text: string | Uint8Array): boolean {
  return isThere(file) && earlier(file).equals(Buffer.from(text))
}

/** Gives a file of the earlier site to the one that is being built. */
export function takeOver(file: string): void {
  const [from, to] = [placeBefore(file), placeOf(file)]
  try {
    // a second name for it: the earlier site stays whole until it is exchanged
    linkSync(from, to)
  } catch {
    // not every disk can give a file two names
    copyFileSync(from, to)
  }
}

/** By the files of pages, the classes of what is seen of them first. Many have the same, so each list stands there once. */
const record = 'server/first-classes.json'

export function earlierClasses(): Map<string, string> {
  const file = before && path.join(before, record)
  if (!file || !existsSync(file)) return new Map()
  const lists = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>
  return new Map(
    Object.entries(lists).flatMap(([list, pages]) => pages.map((page) => [page, list])),
  )
}

export function keepClasses(classes: ReadonlyMap<string, string>): void {
  // the same record, however many threads have made the pages
  const lists = Map.groupBy([...classes.keys()].toSorted(), (page) => classes.get(page)!)
  const file = path.join(path.dirname(building.server), record)
  writeFileSync(file, JSON.stringify(Object.fromEntries(lists)))
}
