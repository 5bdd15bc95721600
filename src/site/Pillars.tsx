import { Picture, type PictureSource } from '#app/ui/Picture.tsx'
import s from './Pillars.module.css'

export type Pillar = {
  id: 'win' | 'build' | 'send'
  name: string
  text: string
  picture: PictureSource
}

/** Win, Build, Send: three arches stepping down, each a link to the vision. */
export function Pillars({ pillars, to }: { pillars: readonly Pillar[]; to: string }) {
  return (
    <ul className={s.pillars}>
      {pillars.map(({ id, name, text, picture }) => (
        <li key={id} className={s.step}>
          <a className={s.pillar} href={`${to}#${id}`} data-pillar={id}>
            <span className={s.picture}>
              <Picture
                picture={picture}
                sizes="(width >= 1280px) 405px, (width >= 768px) 31vw, 92vw"
                shape="arch"
                skeleton
              />
            </span>
            <span className={s.text}>
              <strong className={s.name}>{name}</strong>
              <span className={s.sentence}>{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
