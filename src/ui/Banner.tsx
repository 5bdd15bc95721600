import type { ReactNode } from 'react'
import s from './Banner.module.css'
import { Picture, type PictureSource } from './Picture.tsx'

type Props = {
  title: string
  text: string
  picture: PictureSource
  children: ReactNode
}

export function Banner({ title, text, picture, children }: Props) {
  return (
    <div className={s.banner}>
      <div className={s.picture} data-screen>
        <Picture
          picture={{ ...picture, alt: '' }}
          // it is as high as its words, at least 30rem, and half as wide again
          sizes="(width >= 80em) 745px, (width >= 48em) 722px, 100vw"
          art="phone"
        />
      </div>
      <div className={s.text}>
        <h2>{title}</h2>
        <p className={s.sentence}>{text}</p>
        {children}
      </div>
    </div>
  )
}
