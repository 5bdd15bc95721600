import { Fragment } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { byTheClock, byTheClocksOf } from '#app/time/by-the-clock.ts'
import { atLineStart } from '#app/time/in-words.ts'
import {
  afterwards,
  foretold,
  whenInWords,
  type Line,
  type ShownKind,
  type Weekly,
} from '#app/time/next.ts'
import { Notices } from '#app/time/Notices.tsx'
import { useNext, usePieces, useTold } from '#app/time/useNext.ts'
import { Dots } from '#app/ui/Dots.tsx'
import { aboutTime, whenAndWhat, whenByRule } from '../times/about-time.ts'
import s from './NextService.module.css'
import type { ShownVisit } from './VisitTargets.tsx'

type Props = { visit: ShownVisit }

/** When one can come to worship next, in the time of the place and in the visitor's own. */
export function NextService({ visit }: Props) {
  const { locale, t } = useLanguage()
  const { times, longest } = visit
  const { next } = useNext(times)
  const theirs = next?.theirs
  const told = theirs && `${t('visitorsTime').replace('{time}', theirs.time)} (${theirs.zone})`
  const visitors = told ? [{ 'text': atLineStart(told, locale), 'data-today': true as const }] : []
  return (
    <div className={s.next} {...byTheClocksOf(times)}>
      {next ? (
        <>
          <p className={s.label}>
            {next.onNow ? <strong data-now>{t('onNow')}</strong> : <span>{t('nextService')}</span>}
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
            <Dots pieces={[...aboutTime(whatIs(next), t), ...visitors]} />
          </div>
        </>
      ) : (
        <ByRule visit={visit} />
      )}
      <Notices notices={times.notices} />
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
  const all = foretold(times, locale)
  const next = all.filter(({ off, aside }) => !off && !aside)
  const rule = byTheClock({ ...afterwards(all), until: lastEnd(weekly) })
  const names = namesOf(weekly)
  const left = useTold(weekly)
  const isWeekly = left.length > 0 && !left.some(({ isRare }) => isRare)
  // then each time has its own beside it
  const named = names.length > 1
  return (
    <>
      <p className={s.label}>
        {isWeekly && <span {...rule}>{t('everyWeek')}</span>}
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
        <span className={named ? s.named : undefined} {...rule}>
          {named ? (
            weekly.map((each) => <Rule key={each.when + each.what} lines={whenAndWhat([each])} />)
          ) : (
            <Rule lines={weekly.map((each) => ({ ...each, text: whenByRule(each) }))} />
          )}
        </span>
        {next.map((each) => (
          <span key={each.key} {...byTheClock(each.next)}>
            {whenInWords(each, locale)}
          </span>
        ))}
      </p>
      <div className={s.what}>
        {!named && (
          <div {...rule}>
            <Rule lines={names} />
          </div>
        )}
        {next.map((each) => (
          <div key={each.key} {...byTheClock(each.next)}>
            <Dots pieces={aboutTime(whatIs(each), t)} />
          </div>
        ))}
      </div>
    </>
  )
}

const Rule = ({ lines }: { lines: readonly Line[] }) => <Dots pieces={usePieces(lines)} />

/** Where it is stands beside it, with the way there. */
const whatIs = ({ name, unsure }: ShownKind) => ({ name, unsure })

/** What it all is, each name once, from the first day on which it is so until the last. */
function namesOf(weekly: readonly Weekly[]): Line[] {
  return [...new Set(weekly.map(({ what }) => what))].map((text) => {
    const own = weekly.filter(({ what }) => what === text)
    const until = lastEnd(own)
    return until === undefined ? { text } : { text, told: { ...own[0]!.told!, until } }
  })
}

/** When the last of them is over, unless one goes on. */
function lastEnd(weekly: readonly Weekly[]): string | undefined {
  const ends = weekly.map(({ told }) => told?.until)
  return ends.includes(undefined) ? undefined : ends.toSorted().at(-1)
}
