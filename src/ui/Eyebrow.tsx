import type { ReactNode } from 'react'
import s from './Eyebrow.module.css'

/** A small label over a heading, behind the mark of three rays. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={s.eyebrow}>{children}</p>
}
