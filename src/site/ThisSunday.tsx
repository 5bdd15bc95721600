import s from './ThisSunday.module.css'

export type SundayPlace = {
  name: string
  region: string
  to: string
  times: string[]
  /** That the times are being confirmed. */
  note?: string
}

/** The most wanted fact: when church is, in every place, this Sunday. */
export function ThisSunday({ title, places }: { title: string; places: SundayPlace[] }) {
  return (
    <section className={s.sunday} aria-labelledby="this-sunday">
      <div className={s.card}>
        <h2 id="this-sunday" className={s.title}>
          {title}
        </h2>
        <ul className={s.places}>
          {places.map(({ name, region, to, times, note }) => (
            <li key={to}>
              <a className={s.place} href={to}>
                <strong>{name}</strong>
                <span className={s.times}>
                  {times.map((time) => (
                    <span key={time}>{time}</span>
                  ))}
                </span>
                <small className={s.region}>{region}</small>
                {note && <small className={s.note}>{note}</small>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
