import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { whenInWords, type ShownTimetable } from '#app/time/next-in-words.ts'
import { Dots } from '#app/ui/Dots.tsx'
import { Changes } from '#app/time/Changes.tsx'
import s from './NextService.module.css'
import { useNext } from '#app/time/useNext.ts'

type Props = {
  timetable: ShownTimetable
  /** The days and times of every week: what is shown until the visitor's clock is known. */
  weekly: string
  /** The longest that can stand in its place: as much room is kept. */
  longest: string
}

/** When one can come next, in the time of the place and in the visitor's own. */
export function NextService({ timetable, weekly, longest }: Props) {
  const { locale, t } = useLanguage()
  const { next, changes } = useNext(timetable)
  const visitors = next?.theirs
    ? [`${t('visitorsTime').replace('{time}', next.theirs.time)} (${next.theirs.zone})`]
    : []
  return (
    <div className={s.next} data-zone={timetable.timeZone}>
      <p className={s.label}>
        {next ? t('nextService') : t('everyWeek')}
        {next && (
          <>
            {' · '}
            <strong data-now={next.onNow || undefined}>
              {next.onNow ? t('onNow') : next.away}
            </strong>
          </>
        )}
      </p>
      <p className={s.when} data-longest={longest}>
        <span>{next ? whenInWords(next, locale) : weekly}</span>
      </p>
      <div className={s.what}>{next && <Dots pieces={[next.name, ...visitors]} />}</div>
      <Changes changes={changes} />
    </div>
  )
}
