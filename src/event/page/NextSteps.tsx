import { inPhases } from '#app/event/inPhases.ts'
import { InviteToEvent, type EventInvitation } from '#app/event/InviteToEvent.tsx'
import { isComing, type TimedEvent } from '#app/event/useTimedEvents.ts'
import { AddToCalendar, type CalendarLinks } from '#app/ways/AddToCalendar.tsx'
import { Ask, type ShownAsk } from '#app/ways/Ask.tsx'
import s from './NextSteps.module.css'

type Props = {
  event: TimedEvent
  words: Record<'coming' | 'past' | 'cancelled', { title: string; text: string }>
  /** A month without days has none. */
  calendar: CalendarLinks | undefined
  invitation: EventInvitation
  ask: ShownAsk
  className?: string | undefined
}

/** What one can do about an event: take it along and ask, and when it is over or called off, ask. */
export function NextSteps({ event, words, calendar, invitation, ask, className = '' }: Props) {
  const { phases, title } = event
  const step = inPhases(phases, ({ state }) =>
    state === 'past' || state === 'cancelled' ? state : 'coming',
  )
  return (
    <div className={`${s.steps} ${className}`}>
      {step.map(({ key, said, clock }) => (
        <div key={key} className={s.step} {...clock}>
          <h2>{words[said].title}</h2>
          <p>{words[said].text}</p>
        </div>
      ))}
      <div>
        {inPhases(phases, (phase) => isComing(phase) || undefined).map(({ key, clock }) => (
          <div key={key} {...clock}>
            {calendar && <AddToCalendar links={calendar} name={title} />}
            <InviteToEvent event={event} invitation={invitation} />
          </div>
        ))}
        <Ask ask={ask} />
      </div>
    </div>
  )
}
