import type { ReactNode } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { ShownEvent } from './event.ts'
import { EventCard } from './EventCard.tsx'
import s from './EventList.module.css'
import { EventRow } from './EventRow.tsx'
import { isComing, useTimedEvents } from './useTimedEvents.ts'

/** The events of a page, and when the page was built: what is past since then shows as past. */
export type Events = { all: ShownEvent[]; builtAt: number }

type Props = {
  events: Events
  most?: number
  whenNothingIsUpcoming: ReactNode
  /** Past events have their picture, too. */
  pictured?: boolean
}

/**
 * Upcoming events, soonest first, then the latest past ones. When none is coming, what happens every week
 * comes first, and what is past, if anything is, stands small under a heading of its own.
 */
export function EventList({ events, most = 3, whenNothingIsUpcoming, pictured }: Props) {
  const { all, builtAt } = events
  const { t } = useLanguage()
  const shown = useTimedEvents(all, builtAt).slice(0, most)
  if (!shown.some(isComing)) {
    return (
      <>
        {whenNothingIsUpcoming}
        {shown.length > 0 && (
          <>
            <h3 className={s.earlier}>{t('earlierEvents')}</h3>
            <ul className={s.rows}>
              {shown.map((event) => (
                <li key={event.id}>
                  <EventRow event={event} pictured={pictured} />
                </li>
              ))}
            </ul>
          </>
        )}
      </>
    )
  }
  return (
    <ul className={s.list}>
      {shown.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  )
}
