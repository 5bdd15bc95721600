import { Fragment } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { byTheClock, byTheClocksOf } from '#app/time/by-the-clock.ts'
import { Changes } from '#app/time/Changes.tsx'
import { afterwards, foretold, whenInWords } from '#app/time/next.ts'
import { useNext } from '#app/time/useNext.ts'
import { Dots } from '#app/ui/Dots.tsx'
import s from './NextService.module.css'
import type { ShownVisit } from './VisitTargets.tsx'

type Props = { visit: ShownVisit }

/** When one can come to worship next, in the time of the place and in the visitor's own. */
export function NextService({ visit }: Props) {
  const { locale, t } = useLanguage()
  const { times, longest } = visit
  const { next } = useNext(times)
  const visitors = next?.theirs
    ? [{ today: `${t('visitorsTime').replace('{time}', next.theirs.time)} (${next.theirs.zone})` }]
    : []
  const doubt = next?.unsure ? [t('serviceTimeUnsure')] : []
  const place = next?.place ? [next.place] : []
  return (
    <div className={s.next} {...byTheClocksOf(times)}>
      {next ? (
        <>
          <p className={s.label}>
            {next.onNow ? <strong data-now>{t('onNow')}</strong> : t('nextService')}
            {!next.onNow && next.away && (
              <span data-today>
                {' · '}
                <strong>{next.away}</strong>
              </span>
            )}
          </p>
          <p className={s.when} data-longest={longest}>
            <span>{whenInWords(next, locale)}</span>
          </p>
          <div className={s.what}>
            <Dots pieces={[next.name, ...place, ...doubt, ...visitors]} />
          </div>
        </>
      ) : (
        <ByRule visit={visit} />
      )}
      <Changes changes={times.changes} />
    </div>
  )
}

/**
 * Until scripts run, the rule. The script in the head of every page shows the next times in its place, each
 * at its time; after the last of them the rule is there again.
 */
function ByRule({ visit }: Props) {
  const { locale, t } = useLanguage()
  const { times, weekly, longest } = visit
  const next = foretold(times, locale, 4).filter(({ off }) => !off)
  const rule = byTheClock(afterwards(next))
  return (
    <>
      <p className={s.label}>
        <span {...rule}>{t('everyWeek')}</span>
        {next.map(({ key, next, begun }) => (
          <Fragment key={key}>
            <span {...byTheClock({ from: next.from, until: begun.from })}>{t('nextService')}</span>
            <strong data-now {...byTheClock(begun)}>
              {t('onNow')}
            </strong>
          </Fragment>
        ))}
      </p>
      <p className={s.when} data-longest={longest}>
        <span {...rule}>{weekly.when}</span>
        {next.map((each) => (
          <span key={each.key} {...byTheClock(each.next)}>
            {whenInWords(each, locale)}
          </span>
        ))}
      </p>
      <div className={s.what}>
        <div {...rule}>
          <Dots pieces={weekly.what} />
        </div>
        {next.map(({ key, name, next }) => (
          <span key={key} {...byTheClock(next)}>
            {name}
          </span>
        ))}
      </div>
    </>
  )
}
