import type { Church } from './church.ts'

/** One weekly gathering. */
export type Service = Church['services'][number]

/** The Sunday services of a church, in the order of the clock. */
export function sundays(services: readonly Service[]): Service[] {
  return services
    .filter(({ day }) => day === 'sunday')
    .toSorted((one, other) => one.at.localeCompare(other.at))
}
