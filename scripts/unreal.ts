import { placeOf } from '#app/content/check/place.ts'
import { labelOf } from '#app/content/check/shape.ts'
import { readEntry } from '#app/content/entries.ts'
import { entryNames, schemaOf } from '#app/content/kinds.ts'
import { valuesIn } from '#app/content/walk.ts'
import type { Told } from '#app/language/told.ts'

/** What can reach nobody, whatever was changed about it: such a fact cannot be true. */
const reachesNobody = [
  // kept for examples: https://www.rfc-editor.org/rfc/rfc2606#section-2
  /(?:@|\/\/)[^/?#]*\.example(?:[/?#:]|$)/i,
  // kept for films and books in North America
  /^\+1\s?\d{3}\s?555\s?01\d{2}$/,
  // no country gives out a number that begins with three zeros
  /^\+\d{1,3} 000/,
]

/** A fact that stands in for a true one without being marked as a sample. */
export type Unreal = { file: string; line: number; label: Told; value: string }

export function unrealFacts(): Unreal[] {
  return entryNames().flatMap((name) => {
    const schema = schemaOf(name)
    // no page shows what nobody reads
    if (!schema) return []
    return valuesIn(readEntry(name)).flatMap(({ way, value }) => {
      if (typeof value !== 'string' || !reachesNobody.some((each) => each.test(value))) return []
      return [{ ...placeOf(name, way), label: labelOf(schema, way), value }]
    })
  })
}
