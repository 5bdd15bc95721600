import { readFileSync } from 'node:fs'
import { Source } from '#app/content/check/source.ts'
import { entryFile, shownName } from '#app/content/entries.ts'

export function lineOf(entry: string, way: (string | number)[]): number {
  return new Source(shownName(entry), readFileSync(entryFile(entry), 'utf8')).at(way).line
}
