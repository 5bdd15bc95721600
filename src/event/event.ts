import type { CalendarDate } from '#app/time/calendar.ts'
import type { ShownChange } from '#app/time/next.ts'
import { stateOf, type Occurrence, type State } from '#app/time/occurrence.ts'
import type { PictureSource } from '#app/ui/Picture.tsx'
import type { EventFile } from './schema.server.ts'

/** An event's file, with its name. */
export type Event = Omit<EventFile, 'verified'> & { readonly id: string }

export type Category = Event['category']

/** The categories the events page filters by, in this order, after "All". */
export const filters = ['conference', 'school', 'kids'] as const satisfies readonly Category[]

/** One time of an event, in words; when it is over, the next one takes its place. */
export type EventTime = Pick<Occurrence, 'on' | 'last' | 'from' | 'until' | 'off'> & {
  readonly dates: string
  /** Nothing where nobody has announced it. */
  readonly time?: string
  /** Of several days with hours of their own: each day with its hour. */
  readonly hours?: readonly string[]
  /** What the date chip says: a month, the day large where there is one, the year. */
  readonly chip: { readonly month: string; readonly day?: string; readonly year: string }
}

/** The time that one can still come to; where there is none, the last one that there was. */
export function timeAt<T extends Pick<Occurrence, 'until' | 'off'>>(
  times: readonly T[],
  now: number,
): T {
  const taking = times.filter(({ off }) => !off)
  return taking.find(({ until }) => until > now) ?? taking.at(-1) ?? times[0]!
}

/** When one can register: the days, and the instants at which that begins and is over. */
export type Registration = {
  readonly opens?: { readonly on: CalendarDate; readonly at: number }
  readonly closes?: { readonly on: CalendarDate; readonly at: number }
}

/** `off`: what does not take place takes no registrations. */
export type RegistrationState = 'opening' | 'open' | 'closed' | 'off'

/** Can one register? Before it opens, from the first until the last day, or no more. */
export function registrationState(
  { opens, closes }: Registration,
  time: Pick<Occurrence, 'off' | 'from' | 'until'>,
  now: number,
): RegistrationState {
  const state = stateOf(time, now)
  if (state === 'cancelled') return 'off'
  if (state === 'past' || (closes && closes.at <= now)) return 'closed'
  return opens && now < opens.at ? 'opening' : 'open'
}

type Dated = { readonly on: string; readonly until: number; readonly state: State }

/**
 * The events in the order they are shown: upcoming first, soonest first, then what is called off, then
 * past ones, latest first.
 */
export function inOrder<E extends Dated>(events: readonly E[], now: number): E[] {
  const left = events.filter(({ until }) => until > now)
  const off = ({ state }: E) => Number(state === 'cancelled')
  return [
    ...left.toSorted(
      (one, other) => off(one) - off(other) || sortKey(one).localeCompare(sortKey(other)),
    ),
    ...events.filter(({ until }) => until <= now).toSorted((one, other) => other.until - one.until),
  ]
}

/** A month without days stands after all of its days. */
function sortKey({ on }: Dated): string {
  return on.length === 7 ? `${on}-32` : on
}

/** What one says to a friend, at the time that one can still come to. */
export function invitationToEvent(
  text: string,
  {
    title,
    location,
    dates,
    time,
  }: { title: string; location: string; dates: string; time?: string },
): string {
  return text
    .replace('{event}', title)
    .replace('{when}', time ? `${dates}, ${time}` : dates)
    .replace('{place}', location)
}

/** An event as its card shows it. */
export type ShownEvent = {
  id: string
  title: string
  summary: string
  category: Category
  categoryName: string
  /** The times that were counted when the page was made, and what is not as always. */
  times: readonly EventTime[]
  changes: readonly ShownChange[]
  /** `Every first Saturday of the month` */
  repeats?: string
  location: string
  picture: PictureSource
  /** Its own page, and the form where one registers, if it has one. */
  page: string
  form?: string
  registration: Registration
}
