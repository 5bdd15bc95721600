import { endOf } from '#app/i18n/calendar.ts'
import type { EventFile } from '#app/content/schema/event.ts'

/** An event's file, with its name. */
export type Event = Omit<EventFile, 'verified'> & { readonly id: string }

export type Category = Event['category']

/** The categories the events page filters by, in this order, after "All". */
export const filters = ['conference', 'school', 'kids'] as const satisfies readonly Category[]

/** The instant at which an event is over, where it takes place. */
export function endsAt({ to, timeZone }: Pick<Event, 'to' | 'timeZone'>): Date {
  return endOf(to, timeZone)
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
    ...upcoming.toSorted((one, other) => one.from.localeCompare(other.from)),
    ...past.toSorted((one, other) => other.ends - one.ends),
  ]
}
