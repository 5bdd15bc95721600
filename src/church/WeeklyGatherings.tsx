import { Dots } from '#app/ui/Dots.tsx'
import { CallFirstNote, type CallFirst } from './CallFirst.tsx'
import { Changes } from '#app/time/Changes.tsx'
import type { ShownChange } from '#app/time/next.ts'
import s from './WeeklyGatherings.module.css'

export type Gathering = {
  church: string
  to: string
  times: string[]
  note?: CallFirst
  changes: readonly ShownChange[]
}

type Props = { text: string; label: string; gatherings: Gathering[] }

/** Where no event is coming: what takes place every week, and when. */
export function WeeklyGatherings({ text, label, gatherings }: Props) {
  return (
    <div className={s.weekly}>
      <p className={s.text}>{text}</p>
      <ul className={s.list} aria-label={label}>
        {gatherings.map(({ church, to, times, note, changes }) => (
          <li key={to}>
            <a href={to}>{church}</a>
            <Dots pieces={times} />
            <Changes changes={changes} />
            {note && (
              <small>
                <CallFirstNote note={note} />
              </small>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
