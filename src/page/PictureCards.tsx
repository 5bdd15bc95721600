import { Picture, type PictureSource } from '#app/ui/Picture.tsx'
import s from './PictureCards.module.css'

type Props = { cards: readonly { title: string; text: string; picture: PictureSource }[] }

/** How wide a picture is where two or three stand side by side. */
const sizes = {
  two: '(width >= 80em) 630px, (width >= 43.75em) 46vw, 92vw',
  three: '(width >= 80em) 405px, (width >= 43.75em) 31vw, 92vw',
}

export function PictureCards({ cards }: Props) {
  return (
    <ul className={s.cards}>
      {cards.map(({ title, text, picture }) => (
        <li key={title} className="stack">
          <div className={s.picture}>
            <Picture
              picture={picture}
              sizes={cards.length === 2 ? sizes.two : sizes.three}
              shape="wide"
            />
          </div>
          <h3>{title}</h3>
          <p className={s.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
