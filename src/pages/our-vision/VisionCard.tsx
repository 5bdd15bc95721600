import type { Pillar } from '#app/site/Pillars.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import s from './VisionCard.module.css'

type Props = { pillar: Pillar & { details: string }; more: string; less: string }

/** One of the three words; its detail opens below, at most one of the three at a time. */
export function VisionCard({ pillar: { id, name, text, picture, details }, more, less }: Props) {
  return (
    <article className={s.card} data-pillar={id}>
      <div className={s.picture}>
        <Picture
          picture={picture}
          sizes="(width >= 1280px) 405px, (width >= 768px) 31vw, 92vw"
          shape="arch"
          skeleton
        />
        <div className={s.words}>
          <h3 className={s.name}>{name}</h3>
          <p className={s.sentence}>{text}</p>
        </div>
      </div>
      <details name="vision" className={s.details}>
        <summary className={s.summary}>
          <span className={s.more}>{more}</span>
          <span className={s.less}>{less}</span>
          <span className="visually-hidden">: {name}</span>
          <Icon name="down" />
        </summary>
        <p className={s.detail}>{details}</p>
      </details>
    </article>
  )
}
