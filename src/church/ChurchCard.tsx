import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Changes } from '#app/time/Changes.tsx'
import { whenInWords, type Times } from '#app/time/next.ts'
import { useNext } from '#app/time/useNext.ts'
import { CallFirstNote, type CallFirst } from '#app/ui/CallFirst.tsx'
import { Dots } from '#app/ui/Dots.tsx'
import { Flag } from '#app/ui/Flag.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Picture, type PictureSource } from '#app/ui/Picture.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import s from './ChurchCard.module.css'
import type { ShownFlag } from './flag.server.ts'

export type ShownChurch = {
  name: string
  region: string
  flag: ShownFlag
  summary: string
  picture: PictureSource
  to: string
  /** When it meets on Sundays: the times, and where there are several what each of them is. */
  times: { time: string; name?: string }[]
  coming: Times
  note?: CallFirst
}

type Props = {
  church: ShownChurch
  see: string
  /** How wide its picture is shown, as in the `sizes` attribute. */
  sizes: string
}

/** A church in the finder; the whole card leads to its page. */
export function ChurchCard({ church, see, sizes }: Props) {
  const { locale, t } = useLanguage()
  const { next } = useNext(church.coming)
  const times = church.times.map(({ time }) => time)
  const soon = next?.onNow ? t('onNow') : next?.away
  const when = next
    ? [whenInWords(next, locale), next.name, ...(soon ? [{ today: soon }] : []), church.region]
    : [`${t('sundays')}, ${times[0]}`, ...times.slice(1), church.region]
  return (
    <article className={s.card}>
      <div className={s.picture}>
        <Picture picture={church.picture} sizes={sizes} />
      </div>
      <div className={s.body}>
        <div className={s.head}>
          <h3>{church.name}</h3>
          <Flag {...church.flag} />
        </div>
        <p className={s.when}>
          <Icon name="clock" />
          {next && !next.onNow && <span className="visually-hidden">{t('nextService')}: </span>}
          <Dots pieces={when} />
        </p>
        <Changes changes={church.coming.changes} />
        {church.note && (
          <p className={s.note}>
            <CallFirstNote note={church.note} />
          </p>
        )}
        <p className={s.summary}>{church.summary}</p>
        <TextLink to={church.to}>
          {see}
          <span className="visually-hidden">: {church.name}</span>
        </TextLink>
      </div>
    </article>
  )
}
