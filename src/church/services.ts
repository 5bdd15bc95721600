import type { Church } from './church.ts'

/** What a church does again and again. */
export type Service = Church['services'][number]

const worship: ReadonlySet<Service['kind']> = new Set([
  'worship',
  'mainChurch',
  'branchChurch',
  'townChurch',
])

/** What somebody is asked to who comes for the first time: worship, and where nothing is called so, Sunday. */
export function isWorship({ kind }: Pick<Service, 'kind'>, { services }: Church): boolean {
  if (worship.has(kind)) return true
  if (services.some((each) => worship.has(each.kind))) return false
  return services.some((each) => each.kind === kind && each.day === 'sunday')
}

/** The Sunday services of a church, in the order of the clock. */
export function sundays(services: readonly Service[]): Service[] {
  return services
    .filter(({ day }) => day === 'sunday')
    .toSorted((one, other) => one.at.localeCompare(other.at))
}
