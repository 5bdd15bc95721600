import { Picture, type PictureSource } from './Picture.tsx'
import s from './Portrait.module.css'

type Props = {
  initials: string
  picture?: PictureSource | undefined
  sizes: string
}

/** Somebody's face, in a circle; until there is a photograph, the first letters of their name. */
export function Portrait({ initials, picture, sizes }: Props) {
  if (picture) return <Picture picture={picture} sizes={sizes} shape="round" />
  return (
    <svg className={s.letters} viewBox="0 0 100 100" aria-hidden="true">
      <text x="50" y="62" textAnchor="middle">
        {initials}
      </text>
    </svg>
  )
}
