import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { byTheClock } from '#app/time/by-the-clock.ts'
import { afterwards, foretold, type Foretold, type ShownTime } from '#app/time/next.ts'
import { useNext, usePieces } from '#app/time/useNext.ts'
import { Dots } from '#app/ui/Dots.tsx'
import { Label } from '#app/ui/Label.tsx'
import { aboutTime } from '../times/about-time.ts'
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
      {aside && <Aside key={`${aside.from} ${aside.onNow}`} visit={visit} time={aside} />}
    </div>
  )
}

/** Until scripts run, the rule; in its place the script in the head of the page shows the next of them. */
function ByRule({ visit }: Props) {
  const { locale } = useLanguage()
  const all = foretold(visit.times, locale)
  return (
    <>
      <div {...byTheClock(afterwards(all))}>
        <Dots pieces={usePieces(visit.besides)} />
      </div>
      {all
        .filter(({ off, aside }) => !off && aside)
        .map((each) => (
          <Aside key={each.key} visit={visit} time={each} />
        ))}
    </>
  )
}

/** What is on is on today: only of what is still to come is its day told. */
function Aside({ visit: { places }, time }: Props & { time: ShownTime | Foretold }) {
  const { t } = useLanguage()
  const { place, where } = time
  const day = `${time.day}, `
  const door = place === undefined && where ? places[where] : undefined
  const [name, ...more] = aboutTime(time, t)
  const ahead = 'next' in time && byTheClock({ from: time.next.from, until: time.begun.from })
  return (
    <p {...('next' in time && byTheClock(time.next))}>
      {'next' in time ? (
        <>
          <b {...ahead}>{t('beforeThat')}</b>
          <b {...byTheClock(time.begun)}>{t('onNow')}:</b>
        </>
      ) : (
        <b>{time.onNow ? `${t('onNow')}:` : t('beforeThat')}</b>
      )}{' '}
      {`${name}, `}
      <span className={s.when}>
        {'next' in time ? <span {...ahead}>{day}</span> : !time.onNow && day}
        {[time.time, ...more].join(', ')}
      </span>
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
      <Label newTab={t('newTab')}>{text}</Label>
    </a>
  )
}
