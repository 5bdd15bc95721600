import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Dots } from '#app/ui/Dots.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import s from './EventRow.module.css'
import type { TimedEvent } from './useTimedEvents.ts'

/** A past event in one line: when it was, with the year, and where; its registration is quiet. */
export function EventRow({
  event,
  pictured,
}: {
  event: TimedEvent
  pictured?: boolean | undefined
}) {
  const { t } = useLanguage()
  return (
    <article className={s.row} id={event.id} data-pictured={pictured || undefined}>
      {pictured && (
        <div className={s.picture}>
          <Picture picture={{ ...event.picture, alt: '' }} sizes="8rem" shape="wide" />
        </div>
      )}
      <p className={s.when}>{event.dates}</p>
      <h4 className={s.title}>
        <a href={event.page}>{event.title}</a>
      </h4>
      <p className={s.place}>
        <Dots
          pieces={[
            event.location,
            t(event.state === 'cancelled' ? 'eventCancelledBadge' : 'pastEvent'),
          ]}
        />
      </p>
      {event.registering !== 'off' && (
        <a className={s.register} href={event.register} target="_blank" rel="noopener">
          {t('registration')} <span className="visually-hidden">{event.title}</span>
          <span className="visually-hidden">{t('newTab')}</span>
        </a>
      )}
    </article>
  )
}
