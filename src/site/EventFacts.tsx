import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { ShownEvent } from './EventCard.tsx'
import s from './EventFacts.module.css'

/** When an event is, and where. Of what is over, nobody waits for a time to be announced. */
export function EventFacts({ event, past }: { event: ShownEvent; past: boolean }) {
  const { t } = useLanguage()
  const time = event.time ?? (past ? undefined : t('timeToBeAnnounced'))
  return (
    <ul className={s.facts}>
      <li>
        <Icon name="calendar" />
        {event.dates}
      </li>
      {time && (
        <li>
          <Icon name="clock" />
          {time}
        </li>
      )}
      <li>
        <Icon name="pin" />
        {event.location}
      </li>
    </ul>
  )
}
