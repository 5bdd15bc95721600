import s from './Interlude.module.css'
import { Picture, type PictureSource } from './Picture.tsx'

/** A picture from edge to edge, and nothing said: the page takes a breath. */
export function Interlude({ picture }: { picture: PictureSource }) {
  return (
    <div className={s.interlude}>
      <Picture picture={{ ...picture, alt: '' }} sizes="max(100vw, 30rem)" />
    </div>
  )
}
