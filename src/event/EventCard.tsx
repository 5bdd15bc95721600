import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Changes } from '#app/time/Changes.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import s from './EventCard.module.css'
import { EventFacts } from './EventFacts.tsx'
import { EventState } from './EventState.tsx'
import type { TimedEvent } from './useTimedEvents.ts'

/** One event; a past one says so and keeps its button, in a quieter look. */
export function EventCard({ event }: { event: TimedEvent }) {
  const { t } = useLanguage()
  const past = event.state === 'past'
  return (
    <article className={s.card} id={event.id} data-past={past || undefined}>
      <div className={s.picture}>
        <Picture
          picture={event.picture}
          sizes="(width >= 64em) 400px, (width >= 43.75em) 46vw, 92vw"
        />
        <p className={s.chip} aria-hidden="true">
          {event.chip.month}
          <b>{event.chip.day ?? event.chip.year}</b>
          {event.chip.day && event.chip.year}
        </p>
      </div>
      <div className={s.body}>
        <p className={s.badges}>
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
        <Changes changes={event.changes} />
        {event.registering !== 'off' && (
          <div className={s.register}>
            <Button
              to={event.register}
              kind="line"
              size="small"
              iconAfter="out"
              newTab
              newTabLabel={t('newTab')}
            >
              {t('registration')} <span className="visually-hidden">{event.title}</span>
            </Button>
          </div>
        )}
      </div>
    </article>
  )
}
