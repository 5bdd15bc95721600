import { inOrder } from '#app/time/state.ts'
import { useByTheClock } from '#app/time/useNow.ts'
import { eventAt, phasesOf, type EventAt, type Phase, type ShownEvent } from './event.ts'

/** An event as it is now, and as it will be: what stands in a page from the start is chosen from by the script in its head. */
export type TimedEvent = ShownEvent & EventAt & { readonly phases: readonly Phase[] }

export const isComing = ({ state }: Pick<EventAt, 'state'>) =>
  state !== 'past' && state !== 'cancelled'

/** Events by the visitor's clock, in order; until scripts run, as they were when the page was made. */
export function useTimedEvents(events: readonly ShownEvent[], builtAt: number): TimedEvent[] {
  return useByTheClock(timed(events, builtAt, phasesOf), (now) =>
    timed(events, now, (event) => [eventAt(event, now)]),
  )
}

function timed(
  events: readonly ShownEvent[],
  now: number,
  phases: (event: ShownEvent, now: number) => Phase[],
): TimedEvent[] {
  const all = events.map((event) => ({
    ...event,
    ...eventAt(event, now),
    phases: phases(event, now),
  }))
  return inOrder(all)
}
