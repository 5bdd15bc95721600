import type { ReactNode } from 'react'
import { Eyebrow, NamedHeading } from './Eyebrow.tsx'
import s from './SectionHead.module.css'

type Props = {
  title: string
  eyebrow?: string
  /** The name of the section, which looks like a label and belongs to the heading. */
  name?: string
  /** A sentence beside the title on wide screens, under it on narrow ones. */
  lead?: string
  /** Something else beside the title: a link to more. */
  aside?: ReactNode
}

export function SectionHead({ title, eyebrow, name, lead, aside }: Props) {
  return (
    <div className={s.head}>
      <div className={s.title}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {name ? <NamedHeading name={name}>{title}</NamedHeading> : <h2>{title}</h2>}
      </div>
      {lead && <p className="lead">{lead}</p>}
      {aside && <div className={s.aside}>{aside}</div>}
    </div>
  )
}
