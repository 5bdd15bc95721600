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
  /** What stands there while nothing is coming. */
  instead?: ReactNode
  /** What chooses among past events, where nothing else is left to choose among. */
  overEarlier?: ReactNode
  pictured?: boolean
}

/** So many stand as cards, wherever one of them is to come. */
const cardsAtLeast = 3

/**
 * What is to come stands large, with the latest past events where that is little; what is past stands small under a
 * heading of its own. When nothing is coming, what happens every week comes first.
 */
export function EventList({ events, most = 3, instead, overEarlier, pictured }: Props) {
  const { all, builtAt } = events
  const { t } = useLanguage()
  const shown = useTimedEvents(all, builtAt).slice(0, most)
  const left = shown.filter(({ isOver }) => !isOver)
  const anyComing = left.some(isComing)
  // one that is called off stands there as long as somebody may look for it
  const cards = anyComing ? shown.slice(0, Math.max(cardsAtLeast, left.length)) : left
  const rows = shown.slice(cards.length)
  const earlier = rows[0] && (
    <ul className={s.rows}>
      {rows.map((event) => (
        <li key={event.id}>
          <EventRow event={event} pictured={pictured} />
        </li>
      ))}
    </ul>
  )
  return (
    <div className={s.events}>
      {cards.length > 0 && (
        <ul className={s.list}>
          {cards.map((event, index) => (
            <li key={event.id}>
              <EventCard event={event} width={widthOf(index, cards.length)} />
            </li>
          ))}
        </ul>
      )}
      {!anyComing && instead}
      {(earlier || overEarlier) && (
        <div className={s.past}>
          <h3 className={s.earlier}>{t('earlierEvents')}</h3>
          {overEarlier}
          {earlier}
        </div>
      )}
    </div>
  )
}

/** Three stand in a row. Where one or two would be left over, the first row is of so many. */
function widthOf(index: number, count: number): string {
  const first = count % 3
  if (index >= first) return '410px'
  return first === 1 ? '720px' : '630px'
}
