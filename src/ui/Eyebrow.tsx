import type { ReactNode } from 'react'
import s from './Eyebrow.module.css'

/** A small label over a heading, behind the mark of three rays. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={s.eyebrow}>{children}</p>
}

/** A heading whose name looks like a label: `The Beginning: Someone left the light on`. */
export function NamedHeading({ name, children }: { name: string; children: ReactNode }) {
  return (
    <h2>
      <span className={s.eyebrow}>
        <span>
          {name}
          <span className="in-line-hidden">: </span>
        </span>
      </span>
      {children}
    </h2>
  )
}
