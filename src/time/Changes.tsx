import { byTheClock } from './by-the-clock.ts'
import s from './Changes.module.css'
import type { ShownChange } from './next.ts'
import { useChanges } from './useNext.ts'

/** What is not as always now, and why; nothing where all is. */
export function Changes({ changes }: { changes: readonly ShownChange[] }) {
  const told = useChanges(changes)
  if (told.length === 0) return null
  return (
    <ul className={s.changes}>
      {told.map((change) => (
        <li key={change.key} {...byTheClock(change.told)}>
          <strong>{change.reason ? change.text : said(change)}</strong>{' '}
          {change.reason && said(change)}
          <UntilWhen change={change} />
        </li>
      ))}
    </ul>
  )
}

/** Until when it is true, for whoever has no script that takes it away. */
export function UntilWhen({ change }: { change: ShownChange }) {
  return change.untilWhen && <span className={s.until}> {change.untilWhen}</span>
}

/** The reason, or the notice itself, with what one can tap. */
const said = ({ text, reason = text, pieces = [reason] }: ShownChange) =>
  pieces.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a key={piece.to} href={piece.to}>
        {piece.text}
      </a>
    ),
  )
