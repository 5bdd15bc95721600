import { iso, type Period, type ShownNotice } from '#app/time/next.ts'
import type { Occurrence } from '#app/time/occurrence.ts'
import { nextOrLast, stateOf, type State } from '#app/time/state.ts'
import type { PictureSource } from '#app/ui/Picture.tsx'
import type { EventFile } from './schema.server.ts'

export type Event = Omit<EventFile, 'verified'> & { readonly id: string }

/** Of what is called off or moved: not a day with all of its hours, but one of them. */
export const isOneHour = ({ at }: { at?: unknown }): boolean => at !== undefined

export type Category = Event['category']

/** The categories the events page filters by, in this order, after "All". */
export const filters = ['conference', 'school', 'kids'] as const satisfies readonly Category[]

/** One time of an event, in words; when it is over, the next one takes its place. */
export type EventTime = Pick<Occurrence, 'from' | 'until' | 'off'> & {
  readonly dates: string
  /** Nothing where nobody has announced it. */
  readonly time?: string
  /** Where hours are not alike: each day with its own. */
  readonly hours?: readonly string[]
  /** Of several days, or where one registers for it: `Friday, May 16`. */
  readonly lastDay?: string
  readonly isLong?: true
  /** Of one day of which nobody knows the hour, or how long it lasts: the same day by its reader's calendar. */
  readonly today?: Period
  /**
   * What the date chip says: a month, the day large where there is one, the year. The rule, which stands after all
   * that was counted, has none.
   */
  readonly chip?: { readonly month: string; readonly day?: string; readonly year: string }
}

/** When one can register: the days in words, and the instants at which that begins and is over. */
export type Registration = {
  readonly opens?: { readonly date: string; readonly at: number }
  readonly closes?: { readonly date: string; readonly at: number }
}

/** `off`: what does not take place takes no registrations. */
type RegistrationState = 'opening' | 'open' | 'closed' | 'off'

/** An event at an instant: at which of its times one can still come to it, and what it is then. */
export type EventAt = EventTime & {
  readonly state: State
  readonly isOver: boolean
  readonly registering: RegistrationState
}

type Counted = { readonly times: readonly EventTime[]; readonly registration: Registration }

/** What an event is at an instant. Every place that tells of one asks here. */
export function eventAt({ times, registration }: Counted, now: number): EventAt {
  const time = nextOrLast(times, now)
  const state = stateOf(time, now)
  const isOver = time.until <= now
  return { ...time, state, isOver, registering: registering(registration, state, now) }
}

function registering({ opens, closes }: Registration, state: State, now: number) {
  if (state === 'cancelled') return 'off'
  if (state === 'past' || (closes && closes.at <= now)) return 'closed'
  return opens && now < opens.at ? 'opening' : 'open'
}

/** How an event is from one moment to another. The first begins, and the last ends, at no particular one. */
export type Phase = EventAt & { readonly told?: Partial<Period> }

/** So many times are told by the script in the head of a page; after them, the rule. */
const foretoldTimes = 4

/** How an event is from when its page was made on, for pages that have no script but the head's. */
export function phasesOf({ times, registration }: Counted, builtAt: number): Phase[] {
  const left = times.filter(({ until }) => until > builtAt)
  const rule = left.filter(({ chip }) => !chip)
  const few = rule.length > 0 ? [...left.slice(0, -1).slice(0, foretoldTimes), ...rule] : left
  const told = { times: few.length > 0 ? few : times, registration }
  const edges = [
    ...few.flatMap(({ from, until }) => [from, until]),
    registration.opens?.at,
    registration.closes?.at,
  ].filter((at) => at !== undefined && builtAt < at && at < forEver)
  const starts = [...new Set([builtAt, ...edges])].toSorted((one, other) => one! - other!)
  return starts.map((at, index): Phase => {
    const until = starts[index + 1]
    return {
      ...eventAt(told, at!),
      told: {
        ...(index > 0 && { from: iso(at!) }),
        ...(until && { until: iso(until) }),
        atBuild: index === 0,
      },
    }
  })
}

/** The end of what has none. */
export const forEver = Date.UTC(2100, 0)

/** An event as its card shows it. */
export type ShownEvent = {
  id: string
  title: string
  summary: string
  category: Category
  categoryName: string
  /** The times that were counted when the page was made, and what is not as always. */
  times: readonly EventTime[]
  notices: readonly ShownNotice[]
  /** `Every first Saturday of the month, until July 31, 2031` */
  repeats?: string
  location: string
  picture: PictureSource
  page: string
  form?: string
  registration: Registration
}
