import type { CalendarDate, Time } from '#app/time/dates.ts'
import { datesOf, repeatOf, type Rule } from '#app/time/rule.ts'
import type { Church } from '../church.ts'
import type { ChurchFile } from '../schema.server.ts'

export type Service = Church['services'][number]
export type Called = Pick<Service, 'kind' | 'congregation'>

const worship: ReadonlySet<Service['kind']> = new Set([
  'worship',
  'mainChurch',
  'branchChurch',
  'townChurch',
])

/** What somebody is asked to who comes for the first time: worship, and where nothing is called so, Sunday. */
export function isWorship(
  { kind }: Pick<Service, 'kind'>,
  { services }: Pick<Church, 'services'>,
): boolean {
  if (worship.has(kind)) return true
  if (services.some((each) => worship.has(each.kind))) return false
  return services.some((each) => each.kind === kind && each.day === 'sunday')
}

export function ruleOf({ day, every, from, until }: Service): Rule {
  return { repeat: repeatOf(day, every), ...(from && { from }), ...(until && { until }) }
}

type Extra = NonNullable<ChurchFile['extra']>[number]

/** What is not as always names a day; where several services are on it, the time, the kind or the congregation of one. */
export type Meant = { on: CalendarDate; at?: Time } & Partial<Called>

export const isCalled = (each: Called, { kind, congregation }: Partial<Called>) =>
  (kind ?? each.kind) === each.kind && (congregation ?? each.congregation) === each.congregation

/** The services that are meant: those of every week; where none is on that day, additional ones. */
export function servicesMeant(
  { on, at, ...called }: Meant,
  { services, extra = [] }: Pick<ChurchFile, 'services' | 'extra'>,
): { regular: readonly Service[]; extra: readonly Extra[] } {
  const isMeant = (each: Service | Extra) => (at ?? each.at) === each.at && isCalled(each, called)
  const regular = services.filter(
    (service) => isMeant(service) && datesOf(ruleOf(service), on, on).length > 0,
  )
  if (regular.length > 0) return { regular, extra: [] }
  return { regular, extra: extra.filter((each) => each.on === on && isMeant(each)) }
}
