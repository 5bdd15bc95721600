import { PillarArch, type Pillar } from '#app/about/PillarArch.tsx'
import { MoreLess } from '#app/ui/MoreLess.tsx'
import s from './VisionCard.module.css'

type Props = { pillar: Pillar & { details: string }; more: string; less: string }

/** One of the three words; its detail opens below, at most one of the three at a time. */
export function VisionCard({ pillar, more, less }: Props) {
  const { id, name, details } = pillar
  return (
    <article className="stack" data-pillar={id}>
      <PillarArch pillar={pillar} narrow="92vw" />
      <details name="vision" className={`unfolds ${s.details}`}>
        <MoreLess more={more} less={less} of={name} />
        <p className={s.detail}>{details}</p>
      </details>
    </article>
  )
}
