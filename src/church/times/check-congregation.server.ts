import type { FieldFlaw } from '#app/content/check/finding.ts'
import { both } from '#app/content/fields.ts'
import type { Told } from '#app/language/told.ts'
import type { ChurchFile } from '../schema.server.ts'

/** What takes place in a church of several congregations names one of them. */
export function ofCongregation(
  way: (string | number)[],
  congregation: string | undefined,
  { congregations = [] }: ChurchFile,
  problem: Told,
): FieldFlaw | undefined {
  const names = congregations.map(({ name }) => name)
  const known = congregation === undefined ? names.length === 0 : names.includes(congregation)
  if (known) return undefined
  const own = names.join(', ')
  return {
    way: [...way, ...(congregation === undefined ? [] : ['congregation'])],
    problem,
    remedy: own
      ? both(`Write one of these: ${own}`, `Escriba una de estas: ${own}`)
      : both('Take it out: the church has none', 'Quítela: la iglesia no tiene ninguna'),
  }
}
