import { Fragment } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { byTheClock, byTheClocksOf } from '#app/time/by-the-clock.ts'
import { atLineStart } from '#app/time/in-words.ts'
import {
  afterwards,
  foretold,
  type ShownKind,
  type ShownNotice,
  type ShownTime,
  type Times,
  type Period,
  type Weekly,
} from '#app/time/next.ts'
import { Notices, UntilWhen } from '#app/time/Notices.tsx'
import { useTold, useNext } from '#app/time/useNext.ts'
import { useByTheClock } from '#app/time/useNow.ts'
import { CallFirstNote, type CallFirst } from '#app/ui/CallFirst.tsx'
import ground from '#app/ui/RayedGround.module.css'
import { aboutTime } from '../times/about-time.ts'
import s from './ThisSunday.module.css'

export type SundayPlace = {
  name: string
  region: string
  to: string
  /** When it worships every week, until the visitor's clock is known. */
  weekly: readonly Weekly[]
  coming: Times
  /** That the times are being confirmed. */
  note?: CallFirst
}

type Props = {
  places: readonly SundayPlace[]
  notices: readonly ShownNotice[]
}

/** The most wanted fact: when church is, in every place, this Sunday. */
export function ThisSunday({ places, notices }: Props) {
  return (
    <section className={`wrap ${s.sunday} later`} aria-labelledby="this-sunday">
      {/* notices first: they explain times below that are called off */}
      <Notices notices={notices} />
      <div className={`raised ${s.card}`}>
        <h2 id="this-sunday" className={`${s.title} ${ground.rayed}`}>
          <Title places={places} />
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

/** Where nobody knows which Sunday it is, times are those of every week. */
function Title({ places }: Pick<Props, 'places'>) {
  const { locale, t } = useLanguage()
  const ends = places.map(({ coming }) => coming.until)
  const isKnown = useByTheClock(false, (now) => ends.every((end) => now < end))
  if (isKnown) return t('thisSunday')
  const known = places.map(({ coming }) => afterwards(foretold(coming, locale)).from)
  // a church of which no time is known has its rule beside it, whatever Sunday is meant
  const [until] = known.filter((end) => end !== undefined).toSorted()
  if (!until) return t('everyWeek')
  return (
    <>
      <span {...byTheClock({ until })}>{t('thisSunday')}</span>
      <span {...byTheClock({ from: until, atBuild: true })}>{t('everyWeek')}</span>
    </>
  )
}

function Place({ name, region, to, weekly, coming, note }: SundayPlace) {
  const { locale, t } = useLanguage()
  const { next, near } = useNext(coming)
  const notices = useTold(coming.notices)
  const theirs = next?.theirs && t('visitorsTime').replace('{time}', next.theirs.time)
  // a time by the visitor's clock names its day: how many days away it is would be said twice
  const soon = next && (next.onNow ? t('onNow') : !theirs && next.away)
  // of several times it says of which it is
  const told = near.length > 1 && theirs ? `${next.time}: ${theirs}` : theirs
  return (
    <>
      <a className={s.place} href={to} {...byTheClocksOf(coming)}>
        <strong>{name}</strong>
        <span className={s.times}>
          {near.length > 0 ? <Near times={near} /> : <ByRule weekly={weekly} coming={coming} />}
        </span>
        {/* the region, until scripts know how soon the service is by the visitor's clock */}
        <small
          key={`${soon} ${told}`}
          className={s.region}
          data-today={soon || told ? '' : undefined}
        >
          {soon && <b data-now={next.onNow || undefined}>{soon}</b>}
          {told && (soon ? ` · ${told}` : atLineStart(told, locale))}
          {!soon && !told && region}
        </small>
        {notices.map((notice) => (
          <small key={notice.key} className={s.note} {...byTheClock(notice.told)}>
            {`${notice.text} ${notice.reason ?? ''}`}
            <UntilWhen notice={notice} />
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

/**
 * The times until Sunday: on paper, and where some are on another day, each day is named; what is called off is
 * struck out.
 */
function Near({ times }: { times: readonly ShownTime[] }) {
  const { locale, t } = useLanguage()
  const isAlone = times.every(({ isThisSunday }) => isThisSunday)
  return times.map((each, index) => {
    const { from, day, name } = each
    return (
      <Fragment key={`${from} ${name}`}>
        {day !== times[index - 1]?.day && (
          <small className={s.day} hidden={isAlone}>
            {atLineStart(day, locale)}
          </small>
        )}
        <Time {...each} about={aboutTime(each, t)} />
      </Fragment>
    )
  })
}

/** Until scripts run: the rule, and in its place what the script in the head of the page shows. */
function ByRule({ weekly, coming }: Pick<SundayPlace, 'weekly' | 'coming'>) {
  const { locale, t } = useLanguage()
  const next = foretold(coming, locale)
  return (
    <>
      {useTold(weekly).map(({ when, what, season, told }) => (
        <span key={[when, what, season].join()} {...byTheClock(afterwards(next))}>
          <Time time={when} about={season === undefined ? [what] : [what, season]} told={told} />
        </span>
      ))}
      {next.map(({ key, day, dated, near, ...each }) => (
        <Fragment key={key}>
          {dated && (
            <small className={s.day} {...byTheClock(dated)}>
              {atLineStart(day, locale)}
            </small>
          )}
          <Time {...each} about={aboutTime(each, t)} told={near} />
        </Fragment>
      ))}
    </>
  )
}

type TimeProps = Pick<ShownKind, 'time' | 'off'> & {
  about: readonly string[]
  told?: Period | undefined
}

function Time({ time, off, about, told }: TimeProps) {
  const when = atLineStart(time, useLanguage().locale)
  return (
    <span {...(told && byTheClock(told))}>
      {off ? (
        <>
          <s>{when}</s>{' '}
        </>
      ) : (
        `${when} `
      )}
      <small className={s.name}>{about.join(' · ')}</small>
    </span>
  )
}
