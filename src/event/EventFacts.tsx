import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { atLineStart } from '#app/time/in-words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { Phase } from './event.ts'
import { inPhases } from './inPhases.ts'
import type { TimedEvent } from './useTimedEvents.ts'

export function EventFacts({ event }: { event: TimedEvent }) {
  const { locale, t } = useLanguage()
  const { phases, repeats, location } = event
  return (
    <ul className="facts">
      {inPhases(phases, ({ dates }) => dates).map(({ key, said: dates, phase, clock }) => (
        <li key={key} {...clock}>
          <Icon name="calendar" />
          <span>
            {dates}
            {repeats && repeats !== dates && <small>{repeats}</small>}
            {phase.hours?.map((each) => (
              <small key={each}>{each}</small>
            ))}
          </span>
        </li>
      ))}
      {inPhases(phases, (phase) => timeIn(phase, t)).map(({ key, said: time, clock }) => (
        <li key={key} {...clock}>
          <Icon name="clock" />
          {atLineStart(time, locale)}
        </li>
      ))}
      <li>
        <Icon name="pin" />
        {location}
      </li>
    </ul>
  )
}

/** What is over, or called off, has no time that anybody would still announce. */
function timeIn({ time, hours, state, chip }: Phase, t: ReturnType<typeof useLanguage>['t']) {
  if (hours || state === 'past' || state === 'cancelled') return time
  if (!chip || chip.day) return time ?? t('timeToBeAnnounced')
  const unknown = t('dayToBeAnnounced')
  return time ? `${unknown}, ${time}` : unknown
}
