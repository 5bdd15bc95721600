import type { ReactNode } from 'react'
import { Eyebrow } from './Eyebrow.tsx'
import s from './SectionHead.module.css'

type Props = {
  title: string
  eyebrow?: string
  /** A sentence beside the title on wide screens, under it on narrow ones. */
  lead?: string
  /** Something else beside the title: a link to more. */
  aside?: ReactNode
}

/** The heading of a section. */
export function SectionHead({ title, eyebrow, lead, aside }: Props) {
  return (
    <div className={s.head}>
      <div className={s.title}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2>{title}</h2>
      </div>
      {lead && <p className={s.lead}>{lead}</p>}
      {aside && <div className={s.aside}>{aside}</div>}
    </div>
  )
}
