import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import type { Category, Registration } from '#app/model/event.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Picture, type PictureSource } from '#app/ui/Picture.tsx'
import s from './EventCard.module.css'
import { EventFacts } from './EventFacts.tsx'

/** An event as its card shows it. */
export type ShownEvent = {
  id: string
  title: string
  summary: string
  category: Category
  categoryName: string
  dates: string
  /** What the date chip says: a month, the day large where there is one, the year. */
  chip: { month: string; day?: string; year: string }
  /** Where it is known. */
  time?: string
  location: string
  picture: PictureSource
  /** Its own page, and where one registers: the same where it has no form. */
  page: string
  register: string
  registration: Registration
  timeZone: string
  /** The first day, and the instants at which it begins, where that is known, and is over. */
  from: string
  starts?: number
  ends: number
}

/** One event; a past one says so and keeps its button, in a quieter look. */
export function EventCard({ event, past }: { event: ShownEvent; past: boolean }) {
  const { t } = useLanguage()
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
          {past && <Badge kind="past">{t('pastEvent')}</Badge>}
        </p>
        <h3>
          <a href={event.page}>{event.title}</a>
        </h3>
        <p className={s.summary}>{event.summary}</p>
        <div className={s.facts}>
          <EventFacts event={event} past={past} />
        </div>
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
      </div>
    </article>
  )
}
