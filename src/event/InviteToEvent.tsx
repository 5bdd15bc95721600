import { Invite } from '#app/ways/Invite.tsx'
import { invitationToEvent } from './event.ts'
import type { TimedEvent } from './useTimedEvents.ts'

type Props = {
  event: TimedEvent
  /** What one says to a friend, with places for `{event}`, `{when}` and `{place}`, and the whole address. */
  invitation: { text: string; url: string }
}

/** To an event, at the time that one can still come to. */
export function InviteToEvent({ event, invitation: { text, url } }: Props) {
  return <Invite to={event.title} text={invitationToEvent(text, event)} url={url} />
}
