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
          <strong>{change.text}</strong> {change.reason}
          {change.untilWhen && <span className={s.until}> {change.untilWhen}</span>}
        </li>
      ))}
    </ul>
  )
}
