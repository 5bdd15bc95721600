import s from './Dots.module.css'

/** A piece, or one that is true today only: paper is read on another day. */
export type Piece = string | { today: string }

/** Short pieces in a row, with a dot between two of them, but none where a line begins or ends. */
export function Dots({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <span className={s.dots}>
      <span className={s.row}>
        {pieces.map((piece) => {
          const text = typeof piece === 'string' ? piece : piece.today
          return (
            <span key={text} className={s.piece} data-today={text !== piece || undefined}>
              {text}{' '}
            </span>
          )
        })}
      </span>
    </span>
  )
}
