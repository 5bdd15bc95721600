import { PillarArch, type Pillar } from '#app/about/PillarArch.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import s from './VisionCard.module.css'

type Props = { pillar: Pillar & { details: string }; more: string; less: string }

/** One of the three words; its detail opens below, at most one of the three at a time. */
export function VisionCard({ pillar, more, less }: Props) {
  const { id, name, details } = pillar
  return (
    <article className={s.card} data-pillar={id}>
      <PillarArch pillar={pillar} />
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
