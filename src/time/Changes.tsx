import { byTheClock } from './by-the-clock.ts'
import s from './Changes.module.css'
import type { ShownChange } from './next-in-words.ts'

/** What is not as always, and why; nothing where all is. */
export function Changes({ changes }: { changes: readonly ShownChange[] }) {
  if (changes.length === 0) return null
  return (
    <ul className={s.changes}>
      {changes.map((change) => (
        <li key={change.key} {...byTheClock(change)}>
          {/* browsers may write a date otherwise than the build did */}
          <strong suppressHydrationWarning>{change.text}</strong> {change.reason}
        </li>
      ))}
    </ul>
  )
}
