import { endOf, type CalendarDate, type CalendarMonth, type Time } from '#app/i18n/calendar.ts'
import type { Text } from '#app/i18n/text.ts'
import type { Link } from './contact.ts'
import type { Picture } from './picture.ts'

export type Category = 'conference' | 'school' | 'youth' | 'outreach' | 'holiday' | 'kids'

/** The categories the events page filters by, in this order, after "All". */
export const filters = ['conference', 'school', 'kids'] as const satisfies readonly Category[]

/** An event of the calendar. It ends by itself: nobody needs to take it down. */
export type Event = {
  readonly id: string
  readonly title: Text
  /** One sentence on what it is. */
  readonly summary: Text
  readonly category: Category
  /** The first and the last day, or a month where the days are not known yet. */
  readonly from: CalendarDate | CalendarMonth
  readonly to: CalendarDate | CalendarMonth
  /** Left out while it is to be announced. */
  readonly at?: Time
  readonly timeZone: string
  readonly location: Text
  /** Left out, the picture is the one of its category. */
  readonly picture?: Picture
  /** The registration form; left out, the button leads to the events page. */
  readonly link?: Link
}

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
