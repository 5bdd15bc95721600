import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { ShownNotice } from '#app/time/next.ts'
import { Notices } from '#app/time/Notices.tsx'
import { useNext } from '#app/time/useNext.ts'
import { CallFirstNote } from '#app/ui/CallFirst.tsx'
import { Dots } from '#app/ui/Dots.tsx'
import { Flag } from '#app/ui/Flag.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Picture, type PictureSource } from '#app/ui/Picture.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { ShownFlag } from '../flag.server.ts'
import { useNextInARow } from '../times/useNextInARow.ts'
import s from './ChurchCard.module.css'
import type { SundayPlace } from './ThisSunday.tsx'

export type ShownChurch = SundayPlace & {
  fullName: string
  flag: ShownFlag
  summary: string
  picture: PictureSource
  /** That somebody interprets, and into which language. */
  spoken?: string
  /** What is not as always of all but worship, of which the line of all churches tells. */
  besides: readonly ShownNotice[]
}

type Props = {
  church: ShownChurch
  see: string
  sizes: string
}

export function ChurchCard({ church, see, sizes }: Props) {
  const { t } = useLanguage()
  const { fullName, spoken } = church
  const { next } = useNext(church.coming)
  const when = useNextInARow(church.weekly, next)
  return (
    <article className={`raised ${s.card}`}>
      <div className={s.picture}>
        <Picture picture={church.picture} sizes={sizes} />
      </div>
      <div className={s.body}>
        <div className="apart">
          <h3>{fullName}</h3>
          <Flag {...church.flag} />
        </div>
        {when.length > 0 && (
          <p className={s.when}>
            <Icon name="clock" />
            {next && !next.onNow && <span className="visually-hidden">{t('nextService')}: </span>}
            <Dots pieces={spoken ? [...when, spoken] : when} />
          </p>
        )}
        {/* the rule does not say that worship is called off; of the next time that is true */}
        <Notices notices={next ? church.besides : [...church.coming.notices, ...church.besides]} />
        {church.note && (
          <p className={s.note}>
            <CallFirstNote note={church.note} />
          </p>
        )}
        <p className={s.summary}>{church.summary}</p>
        <TextLink to={church.to} about={fullName}>
          {see}
        </TextLink>
      </div>
    </article>
  )
}
