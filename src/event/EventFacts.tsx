import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import s from './EventFacts.module.css'
import type { TimedEvent } from './useTimedEvents.ts'

/** When an event is, and where. */
export function EventFacts({ event }: { event: TimedEvent }) {
  const { t } = useLanguage()
  const { dates, repeats, time, hours, state, location } = event
  return (
    <ul className={s.facts}>
      <li>
        <Icon name="calendar" />
        <span>
          {dates}
          {repeats && repeats !== dates && <small>{repeats}</small>}
          {hours?.map((each) => (
            <small key={each}>{each}</small>
          ))}
        </span>
      </li>
      {/* a past event whose time nobody announced shows none */}
      {(time || (!hours && state !== 'past')) && (
        <li>
          <Icon name="clock" />
          {time ?? t('timeToBeAnnounced')}
        </li>
      )}
      <li>
        <Icon name="pin" />
        {location}
      </li>
    </ul>
  )
}
