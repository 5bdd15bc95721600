import { Picture, type PictureSource } from '#app/ui/Picture.tsx'
import s from './PictureCards.module.css'

type Props = { cards: readonly { title: string; text: string; picture: PictureSource }[] }

/** Pictures with a title and a few sentences, side by side. */
export function PictureCards({ cards }: Props) {
  return (
    <ul className={s.cards}>
      {cards.map(({ title, text, picture }) => (
        <li key={title} className={s.card}>
          <div className={s.picture}>
            <Picture picture={picture} sizes="(width >= 900px) 400px, 92vw" shape="wide" />
          </div>
          <h3>{title}</h3>
          <p className={s.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
