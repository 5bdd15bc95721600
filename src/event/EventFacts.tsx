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
            {inPhases(phases, (each) => dayIn(each, t)).map(({ key, said: day, clock }) => (
              <small key={key} {...clock}>
                {day}
              </small>
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

type Say = ReturnType<typeof useLanguage>['t']

const isMonth = ({ chip }: Phase) => chip && !chip.day

/** What is over, or called off, has no day and no time that anybody would still announce. */
const isToCome = ({ state }: Phase) => state !== 'past' && state !== 'cancelled'

function dayIn(phase: Phase, t: Say) {
  return isMonth(phase) && isToCome(phase) ? t('dayToBeAnnounced') : undefined
}

/** Who waits for the day hears the time with it. */
function timeIn(phase: Phase, t: Say) {
  const { time, hours } = phase
  if (time || hours || isMonth(phase) || !isToCome(phase)) return time
  return t('timeToBeAnnounced')
}
