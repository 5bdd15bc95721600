import { readFileSync } from 'node:fs'
import { entryFile, shownName } from '../entries.ts'
import { schemaOf } from '../kinds.ts'
import type { Way } from '../walk.ts'
import { labelOf } from './shape.ts'
import { Source } from './source.ts'

export function placeOf(name: string, way: Way) {
  return new Source(shownName(name), readFileSync(entryFile(name), 'utf8')).at(way)
}

/** The same for whoever is told that something is wrong with it: they know it by the name of its field. */
export function located(name: string, way: Way) {
  return { ...placeOf(name, way), field: labelOf(schemaOf(name)!, way) }
}
