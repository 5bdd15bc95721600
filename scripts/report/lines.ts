import { readFileSync } from 'node:fs'
import { Source } from '#app/content/check/source.ts'
import { entryFile, shownName } from '#app/content/entries.ts'

/** The file and the line in which a value of content stands. */
export function placeOf(entry: string, way: (string | number)[]): { file: string; line: number } {
  const source = new Source(shownName(entry), readFileSync(entryFile(entry), 'utf8'))
  const { file, line } = source.at(way)
  return { file, line }
}
