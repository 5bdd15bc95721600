import { readFileSync } from 'node:fs'
import { entryFile, shownName } from '../entries.ts'
import { schemaOf } from '../kinds.ts'
import type { Way } from '../walk.ts'
import type { Finding } from './finding.ts'
import { labelOf } from './shape.ts'
import { Source } from './source.ts'

/** Where a value of content stands, for whoever is told that something is wrong with it. */
export function located(
  name: string,
  way: Way,
): Pick<Finding, 'file' | 'line' | 'column' | 'field'> {
  const source = new Source(shownName(name), readFileSync(entryFile(name), 'utf8'))
  return { ...source.at(way), field: labelOf(schemaOf(name)!, way) }
}
