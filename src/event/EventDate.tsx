import type { Phase } from './event.ts'
import { inPhases } from './inPhases.ts'
import type { TimedEvent } from './useTimedEvents.ts'

type Props = {
  event: TimedEvent
  className: string | undefined
  /** All that is said of a date, unless one says less. */
  say?: (phase: Phase) => Phase['chip']
}

const whole = ({ chip }: Phase) => chip

/** Month, day and year as on a calendar that hangs on a wall. */
export function EventDate({ event, className, say = whole }: Props) {
  return inPhases(event.phases, say).map(({ key, said: { month, day, year }, clock }) => (
    <p key={`${key} ${month}`} className={className} aria-hidden="true" {...clock}>
      {month}
      <b>{day ?? year}</b>
      {day && year}
    </p>
  ))
}
