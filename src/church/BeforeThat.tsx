import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { byTheClock } from '#app/time/by-the-clock.ts'
import { afterwards, foretold, type Foretold, type ShownTime } from '#app/time/next.ts'
import { useNext } from '#app/time/useNext.ts'
import s from './BeforeThat.module.css'
import { useDirections, type Place, type ShownVisit } from './VisitTargets.tsx'

type Props = { visit: ShownVisit }

/** What else there is at a church before the next worship, each at its own door. */
export function BeforeThat({ visit }: Props) {
  const { next, aside } = useNext(visit.times)
  if (visit.besides.length === 0) return null
  return (
    <div className={s.besides}>
      {!next && <ByRule visit={visit} />}
      {aside && <Aside visit={visit} time={aside} />}
    </div>
  )
}

/** Until scripts run, the rule; in its place the script in the head of the page shows the next of them. */
function ByRule({ visit }: Props) {
  const { locale } = useLanguage()
  const all = foretold(visit.times, locale, 8, 'aside').filter(({ off }) => !off)
  return (
    <>
      <p {...byTheClock(afterwards(all))}>{visit.besides.join(' · ')}</p>
      {all.map((each) => (
        <Aside key={each.key} visit={visit} time={each} />
      ))}
    </>
  )
}

function Aside({ visit: { places }, time }: Props & { time: ShownTime | Foretold }) {
  const { t } = useLanguage()
  const { name, day, time: hour, place, unsure, where } = time
  const door = place === undefined && where ? places[where] : undefined
  const pieces = [name, day, hour, place, unsure && t('serviceTimeUnsure')]
  return (
    <p {...('next' in time && byTheClock(time.next))}>
      {'next' in time ? (
        <>
          <b {...byTheClock({ from: time.next.from, until: time.begun.from })}>{t('beforeThat')}</b>
          <b {...byTheClock(time.begun)}>{t('onNow')}:</b>
        </>
      ) : (
        <b>{time.onNow ? `${t('onNow')}:` : t('beforeThat')}</b>
      )}{' '}
      {pieces.filter(Boolean).join(', ')}
      {door && (
        <>
          {', '}
          <Door place={door} />
        </>
      )}
    </p>
  )
}

function Door({ place: { text, directions } }: { place: Place }) {
  const { t } = useLanguage()
  return (
    <a href={useDirections(directions!)} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden">{t('newTab')}</span>
    </a>
  )
}
