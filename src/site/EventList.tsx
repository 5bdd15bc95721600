import type { ReactNode } from 'react'
import { inOrder } from '#app/model/event.ts'
import { EventCard, type ShownEvent } from './EventCard.tsx'
import s from './EventList.module.css'
import { useNow } from './useNow.ts'

/** The events of a page, and when the page was built: what is past since then shows as past. */
export type Events = { all: ShownEvent[]; builtAt: number }

type Props = { events: Events; most?: number; whenNothingIsUpcoming: ReactNode }

/** Upcoming events, soonest first, then the latest past ones. */
export function EventList({ events: { all, builtAt }, most = 3, whenNothingIsUpcoming }: Props) {
  const now = useNow(builtAt)
  const shown = inOrder(all, now).slice(0, most)
  const upcoming = shown.some(({ ends }) => ends > now)
  return (
    <>
      {!upcoming && whenNothingIsUpcoming}
      <ul className={s.list}>
        {shown.map((event) => (
          <li key={event.id}>
            <EventCard event={event} past={event.ends <= now} />
          </li>
        ))}
      </ul>
    </>
  )
}
