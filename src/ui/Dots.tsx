import s from './Dots.module.css'

/** A piece, or one that is not always seen: `data-today` is not on paper, which is read on another day. */
export type Piece = string | { 'text': string; 'data-today'?: true; 'hidden'?: boolean }

/** Short pieces in a row, with a dot between two of them, but none where a line begins or ends. */
export function Dots({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <span className={s.dots}>
      <span className={s.row}>
        {pieces.map((piece, index) => {
          const { text, ...seen } = typeof piece === 'string' ? { text: piece } : piece
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two pieces may be alike
            <span key={`${index} ${text}`} className={s.piece} {...seen}>
              {`${text} `}
            </span>
          )
        })}
      </span>
    </span>
  )
}
