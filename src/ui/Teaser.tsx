import type { ReactNode } from 'react'
import s from './Teaser.module.css'

type Props = {
  art: ReactNode
  /** The picture stands after the text on wide screens. */
  flip?: boolean
  /** It does on a phone: another picture stands right above. */
  late?: boolean
  children: ReactNode
}

/** A picture beside a short text and a way on. */
export function Teaser({ art, flip, late, children }: Props) {
  return (
    <div className={s.teaser} data-flip={flip || undefined} data-late={late || undefined}>
      <div className={s.art}>{art}</div>
      <div className="words">{children}</div>
    </div>
  )
}
