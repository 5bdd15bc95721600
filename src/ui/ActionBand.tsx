import type { ReactNode } from 'react'
import s from './ActionBand.module.css'

type Props = {
  title: string
  text: string
  children: ReactNode
}

export function ActionBand({ title, text, children }: Props) {
  return (
    <section className={s.band} data-ground="band">
      <div className={`wrap ${s.inner}`}>
        <div className={s.text}>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="buttons">{children}</div>
      </div>
    </section>
  )
}
