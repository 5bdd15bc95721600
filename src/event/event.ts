import type { EventFile } from './schema.server.ts'
import { endOf, type CalendarDate } from '#app/time/calendar.ts'
import { instantOf } from '#app/time/zone.ts'

/** An event's file, with its name. */
export type Event = Omit<EventFile, 'verified'> & { readonly id: string }

export type Category = Event['category']

/** The categories the events page filters by, in this order, after "All". */
export const filters = ['conference', 'school', 'kids'] as const satisfies readonly Category[]

/** When one can register, in the days of where the event takes place. */
export type Registration = { readonly opens?: CalendarDate; readonly closes?: CalendarDate }

export type RegistrationState = 'opening' | 'open' | 'closed'

/** Can one register? Before it opens, from the first until the last day, or no more. */
export function registrationState(
  { opens, closes }: Registration,
  { timeZone, ends }: { timeZone: string; ends: number },
  now: number,
): RegistrationState {
  if (ends <= now || (closes && endOf(closes, timeZone).getTime() <= now)) return 'closed'
  return opens && now < instantOf(opens, '00:00', timeZone) ? 'opening' : 'open'
}

type Dated = { readonly from: string; readonly ends: number }

/**
 * The events in the order they are shown: upcoming first, soonest first, then past ones, latest
 * first. `ends` and `now` are instants in milliseconds.
 */
export function inOrder<E extends Dated>(events: readonly E[], now: number): E[] {
  const upcoming = events.filter(({ ends }) => ends > now)
  const past = events.filter(({ ends }) => ends <= now)
  return [
    ...upcoming.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other))),
    ...past.toSorted((one, other) => other.ends - one.ends),
  ]
}

/** A month without days stands after all of its days. */
function placeOf({ from }: Dated): string {
  return from.length === 7 ? `${from}-32` : from
}
