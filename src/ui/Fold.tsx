import type { ReactNode } from 'react'
import s from './Fold.module.css'
import { MoreLess } from './MoreLess.tsx'

type Props = {
  more: string
  less: string
  /** What there is more of, for those who do not see where it stands. */
  of: string
  children: ReactNode
}

/**
 * A long text of which one sees the first 300 pixels until one asks for more. All of it is in the page,
 * for readers and search engines. The toggle is an empty disclosure, so it needs no scripts.
 */
export function Fold({ more, less, of, children }: Props) {
  return (
    <div className={s.fold}>
      <div className={s.text}>{children}</div>
      <details className={s.toggle}>
        <MoreLess more={more} less={less} of={of} />
      </details>
    </div>
  )
}
