import s from './Interlude.module.css'
import { Picture, type PictureSource } from './Picture.tsx'

export function Interlude({ picture }: { picture: PictureSource }) {
  return (
    <div className={s.interlude} data-screen>
      <Picture picture={{ ...picture, alt: '' }} sizes="max(100vw, 30rem)" />
    </div>
  )
}
