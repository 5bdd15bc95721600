import type { ReactNode } from 'react'
import s from './Section.module.css'

type Props = {
  ground?: 'paper' | 'band' | 'dark'
  id?: string
  /** Less room above: it belongs to what stands before. */
  tight?: boolean
  children: ReactNode
}

/** A band of the page: its background, and the space around what stands in it. */
export function Section({ ground = 'paper', id, tight, children }: Props) {
  return (
    <section
      className={`${s.section} later`}
      id={id}
      data-ground={ground}
      data-tight={tight || undefined}
    >
      <div className="wrap">{children}</div>
    </section>
  )
}
