import { Notices } from '#app/time/Notices.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import s from './EventCard.module.css'
import { EventDate } from './EventDate.tsx'
import { EventFacts } from './EventFacts.tsx'
import { EventState } from './EventState.tsx'
import { Registration } from './Registration.tsx'
import type { TimedEvent } from './useTimedEvents.ts'

type Props = {
  event: TimedEvent
  /** How wide its picture is from 64em on, where three stand in a row. */
  width?: string
}

/** One event; where it has the width for it, its picture stands beside its words. */
export function EventCard({ event, width = '410px' }: Props) {
  const past = event.state === 'past'
  return (
    <article className={`raised ${s.card}`} id={event.id} data-past={past || undefined}>
      <div className={s.picture}>
        <Picture
          picture={event.picture}
          sizes={`(width >= 64em) ${width}, (width >= 43.75em) 60vw, 92vw`}
        />
        <EventDate event={event} className={s.chip} />
      </div>
      <div className={s.body}>
        <p className="row">
          <Badge kind={event.category}>{event.categoryName}</Badge>
          <EventState event={event} />
        </p>
        <h3>
          <a href={event.page}>{event.title}</a>
        </h3>
        <p className={s.summary}>{event.summary}</p>
        <div className={s.facts}>
          <EventFacts event={event} />
        </div>
        <Notices notices={event.notices} />
        <div className={s.register}>
          <Registration event={event} />
        </div>
      </div>
    </article>
  )
}
