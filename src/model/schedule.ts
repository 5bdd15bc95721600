import type { Day, Time } from '#app/i18n/calendar.ts'

/** What a service is. Its name in each language is in `content/ui.ts`. */
export type ServiceKind =
  | 'worship'
  | 'midweek'
  | 'youth'
  | 'bibleStudy'
  | 'womensBibleStudy'
  | 'mainChurch'
  | 'branchChurch'
  | 'townChurch'

/** One weekly gathering. `congregation` is said where a church has more than one. */
export type Service = {
  readonly day: Day
  readonly at: Time
  readonly kind: ServiceKind
  readonly congregation?: string
}

/** The Sunday services of a church, in the order of the clock. */
export function sundays(services: readonly Service[]): Service[] {
  return services
    .filter(({ day }) => day === 'sunday')
    .toSorted((one, other) => one.at.localeCompare(other.at))
}
