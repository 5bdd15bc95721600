import type { ReactNode } from 'react'
import s from './Person.module.css'
import type { PictureSource } from './Picture.tsx'
import { Portrait } from './Portrait.tsx'

type Props = {
  name: string
  initials: string
  role?: ReactNode
  picture?: PictureSource | undefined
  description?: string
  children?: ReactNode
}

export function Person({ name, initials, role, picture, description, children }: Props) {
  return (
    <div className={s.person}>
      <div className={s.picture}>
        <Portrait initials={initials} picture={picture} sizes="min(45vw, 16rem)" />
      </div>
      <div className={s.words}>
        <div className={s.who}>
          <h3 className={s.name}>{name}</h3>
          {role && <p className={s.role}>{role}</p>}
        </div>
        {description && <p className={s.description}>{description}</p>}
        {children}
      </div>
    </div>
  )
}
