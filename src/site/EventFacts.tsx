import { Icon } from '#app/ui/Icon.tsx'
import type { ShownEvent } from './EventCard.tsx'
import s from './EventFacts.module.css'

/** When an event is, and where. */
export function EventFacts({ event }: { event: ShownEvent }) {
  return (
    <ul className={s.facts}>
      <li>
        <Icon name="calendar" />
        {event.dates}
      </li>
      <li>
        <Icon name="clock" />
        {event.time}
      </li>
      <li>
        <Icon name="pin" />
        {event.location}
      </li>
    </ul>
  )
}
