import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { CallFirst } from './CallFirst.tsx'
import type { ShownNotice, ShownTimetable } from '#app/time/next-in-words.ts'
import { byTheClock } from '#app/time/by-the-clock.ts'
import { Notices } from '#app/time/Notices.tsx'
import s from './ThisSunday.module.css'
import { useNext } from '#app/time/useNext.ts'

export type SundayPlace = {
  name: string
  region: string
  to: string
  /** The times, and where there are several what each of them is. */
  times: { time: string; name?: string }[]
  timetable: ShownTimetable
  /** That the times are being confirmed. */
  note?: CallFirst
}

type Props = {
  title: string
  places: SundayPlace[]
  /** What is to be known of all of them. */
  notices: readonly ShownNotice[]
}

/** The most wanted fact: when church is, in every place, this Sunday. */
export function ThisSunday({ title, places, notices }: Props) {
  return (
    <section className={s.sunday} aria-labelledby="this-sunday">
      {/* notices first: they explain times below that are called off */}
      <Notices notices={notices} />
      <div className={s.card}>
        <h2 id="this-sunday" className={s.title}>
          {title}
        </h2>
        <ul className={s.places}>
          {places.map((place) => (
            <li key={place.to}>
              <Place {...place} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Place({ name, region, to, times, timetable, note }: SundayPlace) {
  const { t } = useLanguage()
  const { next, changes } = useNext(timetable)
  return (
    <a className={s.place} href={to}>
      <strong>{name}</strong>
      <span className={s.times}>
        {times.map(({ time, name }) => (
          <span key={time}>
            {time} {name && <small className={s.name}>{name}</small>}
          </span>
        ))}
      </span>
      {/* the region, until scripts know how soon the service is by the visitor's clock */}
      <small className={s.region}>
        {next ? (
          <>
            <b data-now={next.onNow || undefined}>{next.onNow ? t('onNow') : next.away}</b>
            {next.theirs && ` · ${t('visitorsTime').replace('{time}', next.theirs.time)}`}
          </>
        ) : (
          region
        )}
      </small>
      {changes.map((change) => (
        <small key={change.key} className={s.note} {...byTheClock(change)}>
          {`${change.text} ${change.reason ?? ''}`}
        </small>
      ))}
      {note && (
        <small className={s.note}>
          {note.text} <bdi>{note.phone}</bdi>
        </small>
      )}
    </a>
  )
}
