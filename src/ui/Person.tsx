import type { ReactNode } from 'react'
import s from './Person.module.css'
import { Picture, type PictureSource } from './Picture.tsx'

type Props = {
  name: string
  role: string
  picture: PictureSource
  description?: string
  /** The heading's level where it stands. */
  level?: 3 | 4
  /** Ways to reach the person. */
  children?: ReactNode
}

/** A person or a couple: a round picture, the name, what they do. */
export function Person({ name, role, picture, description, level = 3, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={s.person}>
      <div className={s.picture}>
        <Picture picture={picture} sizes="min(45vw, 16rem)" shape="round" />
      </div>
      <Heading className={s.name}>{name}</Heading>
      <p className={s.role}>{role}</p>
      {description && <p className={s.description}>{description}</p>}
      {children}
    </div>
  )
}
