import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { ShownNotice } from '#app/time/next.ts'
import { Notices } from '#app/time/Notices.tsx'
import { useNext, usePieces } from '#app/time/useNext.ts'
import { CallFirstNote } from '#app/ui/CallFirst.tsx'
import { Dots } from '#app/ui/Dots.tsx'
import { Flag } from '#app/ui/Flag.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Picture, type PictureSource } from '#app/ui/Picture.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { nextInARow, whenAndWhat } from './about-time.ts'
import s from './ChurchCard.module.css'
import type { ShownFlag } from './flag.server.ts'
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
  const { locale, t } = useLanguage()
  const { fullName, spoken, weekly } = church
  const { next } = useNext(church.coming)
  const rule = usePieces(whenAndWhat(weekly))
  const when = next ? nextInARow(next, locale, t) : rule
  return (
    <article className={s.card}>
      <div className={s.picture}>
        <Picture picture={church.picture} sizes={sizes} />
      </div>
      <div className={s.body}>
        <div className={s.head}>
          <h3>{fullName}</h3>
          <Flag {...church.flag} />
        </div>
        <p className={s.when}>
          <Icon name="clock" />
          {next && !next.onNow && <span className="visually-hidden">{t('nextService')}: </span>}
          <Dots pieces={spoken ? [...when, spoken] : when} />
        </p>
        <Notices notices={church.besides} />
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
