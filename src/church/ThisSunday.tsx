import { Fragment } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { byTheClock } from '#app/time/by-the-clock.ts'
import { atLineStart } from '#app/time/calendar.ts'
import { Changes } from '#app/time/Changes.tsx'
import {
  afterwards,
  foretold,
  type ShownKind,
  type ShownChange,
  type ShownTime,
  type Times,
  type Period,
} from '#app/time/next.ts'
import { useChanges, useNext } from '#app/time/useNext.ts'
import { CallFirstNote, type CallFirst } from '#app/ui/CallFirst.tsx'
import s from './ThisSunday.module.css'

export type SundayPlace = {
  name: string
  region: string
  to: string
  /** The times, and where there are several what each of them is. */
  times: { time: string; name?: string }[]
  coming: Times
  /** That the times are being confirmed. */
  note?: CallFirst
}

type Props = {
  title: string
  places: SundayPlace[]
  /** What is to be known of all of them. */
  notices: readonly ShownChange[]
}

/** The most wanted fact: when church is, in every place, this Sunday. */
export function ThisSunday({ title, places, notices }: Props) {
  return (
    <section className={s.sunday} aria-labelledby="this-sunday">
      {/* notices first: they explain times below that are called off */}
      <Changes changes={notices} />
      <div className={s.card}>
        <h2 id="this-sunday" className={s.title}>
          {title}
        </h2>
        <ul className={s.places}>
          {places.map((place) => (
            <li key={place.to} className={s.church}>
              <Place {...place} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Place({ name, region, to, times, coming, note }: SundayPlace) {
  const { t } = useLanguage()
  const { next, near } = useNext(coming)
  const changes = useChanges(coming.changes)
  return (
    <>
      <a className={s.place} href={to}>
        <strong>{name}</strong>
        <span className={s.times}>
          {next ? <Near times={near} /> : <ByRule times={times} coming={coming} />}
        </span>
        {/* the region, until scripts know how soon the service is by the visitor's clock */}
        <small className={s.region} data-today={next ? '' : undefined}>
          {next && (
            <>
              <b data-now={next.onNow || undefined}>{next.onNow ? t('onNow') : next.away}</b>
              {next.theirs &&
                `${next.onNow || next.away ? ' · ' : ''}${t('visitorsTime').replace('{time}', next.theirs.time)}`}
            </>
          )}
          {!next && region}
        </small>
        {changes.map(({ key, text, reason, told }) => (
          <small key={key} className={s.note} {...byTheClock(told)}>
            {`${text} ${reason ?? ''}`}
          </small>
        ))}
      </a>
      {note && (
        <p className={`${s.note} ${s.call}`}>
          <CallFirstNote note={note} />
        </p>
      )}
    </>
  )
}

/** The times until Sunday: one of another day says so, and what is called off is struck out. */
function Near({ times }: { times: readonly ShownTime[] }) {
  const { locale } = useLanguage()
  const named = new Set(times.map(({ name }) => name)).size > 1
  return times.map((each, index, all) => {
    const { from, day, isThisSunday } = each
    const isFirstOfDay = day !== all[index - 1]?.day
    return (
      <Fragment key={`${from} ${each.name}`}>
        {!isThisSunday && isFirstOfDay && (
          <small className={s.day}>{atLineStart(day, locale)}</small>
        )}
        <Time {...each} name={named ? each.name : undefined} />
      </Fragment>
    )
  })
}

/** Until scripts run: the rule, and in its place what the script in the head of the page shows. */
function ByRule({ times, coming }: Pick<SundayPlace, 'times' | 'coming'>) {
  const { locale } = useLanguage()
  // all of one Sunday: of the three of a church, three
  const next = foretold(coming, locale, Math.max(2, times.length))
  const named = new Set(next.map(({ name }) => name)).size > 1
  return (
    <>
      {times.map((each) => (
        <Time key={each.time} {...each} told={afterwards(next)} />
      ))}
      {next.map(({ key, day, dated, near, name, ...each }) => (
        <Fragment key={key}>
          {dated && (
            <small className={s.day} {...byTheClock(dated)}>
              {atLineStart(day, locale)}
            </small>
          )}
          <Time {...each} name={named ? name : undefined} told={near} />
        </Fragment>
      ))}
    </>
  )
}

type TimeProps = Pick<Partial<ShownKind>, 'off' | 'place'> & {
  time: string
  name?: string | undefined
  told?: Partial<Period>
}

function Time({ time, name, off, place, told }: TimeProps) {
  const about = [name, place].filter(Boolean).join(' · ')
  return (
    <span {...(told && byTheClock(told))}>
      {off ? <s>{time}</s> : time} {about && <small className={s.name}>{about}</small>}
    </span>
  )
}
