import { BeforeThat } from '#app/church/next-service/BeforeThat.tsx'
import { VisitTargets } from '#app/church/next-service/VisitTargets.tsx'
import { WhenAndWhere } from '#app/church/next-service/WhenAndWhere.tsx'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { useNext } from '#app/time/useNext.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Label } from '#app/ui/Label.tsx'
import type { ChurchProps } from './page.server.ts'
import s from './Visit.module.css'

type Props = Pick<ChurchProps, 'visit' | 'write'> & { live: string | undefined; watchLive: string }

/** What somebody on the way wants to know, on the first screen: when, where, how to get there. */
export function Visit({ visit, write, live, watchLive }: Props) {
  const { t } = useLanguage()
  const { next, near } = useNext(visit.times)
  const isLive = near.some(({ onNow, streamed, off }) => onNow && streamed && !off)
  return (
    <div className={s.visit}>
      <WhenAndWhere visit={visit} next={next} classes={{ note: s.note, place: s.place }} />
      <div className={s.targets}>
        <VisitTargets visit={visit} next={next} />
      </div>
      <BeforeThat visit={visit} />
      <p className={s.onward}>
        <a href={write.to} data-screen>
          <Icon name="mail" /> {write.text}
        </a>
        {live && (
          <a href={live} target="_blank" rel="noopener">
            <Icon name="play" /> <Label newTab={t('newTab')}>{watchLive}</Label>
          </a>
        )}
        {live && isLive && <strong className={s.liveNow}>{t('liveNow')}</strong>}
      </p>
    </div>
  )
}

/** The same two steps, within reach of a thumb on the rest of the page. */
export function VisitBar({ visit }: Pick<Props, 'visit'>) {
  const { t } = useLanguage()
  const { next } = useNext(visit.times)
  return (
    <nav className={s.bar} data-screen aria-label={t('visitBar')}>
      <VisitTargets visit={visit} next={next} />
    </nav>
  )
}
