import { inPhases } from './inPhases.ts'
import type { TimedEvent } from './useTimedEvents.ts'

type Props = { event: TimedEvent; className: string | undefined }

/**
 * Month, day and year as on a calendar that hangs on a wall; of what is over no day. The facts beside it say it
 * in words.
 */
export function EventDate({ event, className }: Props) {
  return inPhases(
    event.phases,
    ({ chip, state }) => chip && { ...chip, day: state === 'past' ? undefined : chip.day },
  ).map(({ key, said: { month, day, year }, clock }) => (
    <p key={key} className={className} aria-hidden="true" {...clock}>
      {month}
      <b>{day ?? year}</b>
      {day && year}
    </p>
  ))
}
