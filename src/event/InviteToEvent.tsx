import { Invite } from '#app/ways/Invite.tsx'
import { invitationToEvent } from './invitation.ts'
import type { TimedEvent } from './useTimedEvents.ts'

/** What one says to a friend, with places for `{event}`, `{when}` and `{place}`, and the whole address. */
export type EventInvitation = { text: string; url: string }

type Props = { event: TimedEvent; invitation: EventInvitation }

/** To an event, at the time that one can still come to; where no script knows which of several that is, by the rule. */
export function InviteToEvent({ event, invitation: { text, url } }: Props) {
  const { phases, repeats, title, chip } = event
  const { time: _, ...timeless } = event
  const isByRule = phases.length > 1 && repeats
  // of a month without days, an hour would be one of each of them
  const said = isByRule ? { ...timeless, dates: repeats } : chip && !chip.day ? timeless : event
  return <Invite to={title} text={invitationToEvent(text, said)} url={url} />
}
