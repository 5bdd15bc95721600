import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Dots } from '#app/ui/Dots.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import s from './EventRow.module.css'
import { Registration } from './Registration.tsx'
import type { TimedEvent } from './useTimedEvents.ts'

type Props = { event: TimedEvent; pictured?: boolean | undefined }

/** A past event in few words: when it was, with the year, and where. */
export function EventRow({ event, pictured }: Props) {
  const { t } = useLanguage()
  return (
    <article className={s.row} id={event.id}>
      {pictured && (
        <div className={s.picture} data-screen>
          <Picture picture={{ ...event.picture, alt: '' }} sizes="12rem" shape="wide" />
        </div>
      )}
      <div className={s.words}>
        <p>{event.dates}</p>
        <h4 className={s.title}>
          <a href={event.page}>{event.title}</a>
        </h4>
        <p>
          <Dots
            pieces={[
              event.location,
              t(event.state === 'cancelled' ? 'eventCancelledBadge' : 'pastEvent'),
            ]}
          />
        </p>
        <Registration event={event} />
      </div>
    </article>
  )
}
