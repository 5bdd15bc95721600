import { iso } from '#app/time/next.ts'
import { stateOf, type State } from '#app/time/occurrence.ts'
import { useByTheClock } from '#app/time/useNow.ts'
import {
  inOrder,
  registrationState,
  timeAt,
  type EventTime,
  type RegistrationState,
  type ShownEvent,
} from './event.ts'

/** An event at the time that one can still come to. */
export type TimedEvent = ShownEvent &
  EventTime & {
    state: State
    /** It lasts several days, and is under way between them, too. */
    underWay: boolean
    registering: RegistrationState
    /** Until scripts run: when it begins and ends, for the script in the head of the page. */
    foretold?: { begins?: string; ends: string }
    /** Where its button leads. */
    register: string
  }

/** Whether one can still come to it. */
export const isComing = ({ state }: TimedEvent) => state !== 'past' && state !== 'cancelled'

/** Events by the visitor's clock, in order; until scripts run, as they were when the page was made. */
export function useTimedEvents(events: readonly ShownEvent[], builtAt: number): TimedEvent[] {
  return useByTheClock(timed(events, builtAt).map(withInstants), (now) => timed(events, now))
}

/** Of one that comes again the next time takes the place of the first: only scripts know which. What is past stays so. */
function withInstants(event: TimedEvent): TimedEvent {
  const { times, from, until, state } = event
  if (times.length > 1 || state === 'past') return event
  return { ...event, foretold: { ...(from && { begins: iso(from) }), ends: iso(until) } }
}

function timed(events: readonly ShownEvent[], now: number): TimedEvent[] {
  const all = events.map((event) => {
    const { times, registration, form, page } = event
    const time = timeAt(times, now)
    const state = stateOf(time, now)
    const registering = registrationState(registration, time, now)
    // before one can register, and when one no longer can, its page says so
    const takesForms = registering === 'open' || state === 'past'
    return {
      ...event,
      ...time,
      state,
      underWay: state === 'on' && time.on !== time.last,
      registering,
      register: (takesForms && form) || page,
    }
  })
  return inOrder(all, now)
}
