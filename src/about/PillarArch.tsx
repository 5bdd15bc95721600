import { Picture, type PictureSource } from '#app/ui/Picture.tsx'
import s from './PillarArch.module.css'

export type Pillar = {
  id: 'win' | 'build' | 'send'
  name: string
  text: string
  picture: PictureSource
}

type Props = {
  pillar: Pillar
  narrow: `${number}vw`
}

export function PillarArch({ pillar: { name, text, picture }, narrow }: Props) {
  return (
    <div className={s.arch}>
      <Picture
        picture={picture}
        sizes={`(width >= 80em) 405px, (width >= 48em) 31vw, ${narrow}`}
        shape="arch"
        skeleton
      />
      <div className={s.words}>
        <h3 className={s.name}>{name}</h3>
        <p className={s.sentence}>{text}</p>
      </div>
    </div>
  )
}
