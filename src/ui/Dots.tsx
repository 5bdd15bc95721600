import s from './Dots.module.css'

/** Short pieces in a row, with a dot between two of them, but none where a line begins or ends. */
export function Dots({ pieces }: { pieces: readonly string[] }) {
  return (
    <span className={s.dots}>
      <span className={s.row}>
        {pieces.map((piece) => (
          <span key={piece} className={s.piece}>
            {piece}{' '}
          </span>
        ))}
      </span>
    </span>
  )
}
