import type { Locale } from '#app/language/locale.ts'
import { roleAndName } from '#app/people/present.server.ts'
import type { Church } from './church.ts'

/** The pastors a church is known by: of its pastors, or of its team, the first. */
export function leadersOf({ pastors, team }: Church, locale: Locale): string | undefined {
  const first = (pastors ?? team)?.people[0]
  return first && roleAndName(first, locale)
}
