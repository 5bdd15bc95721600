import s from './Changes.module.css'
import type { ShownChange } from '#app/schedule/next-in-words.ts'

/** What is not as always, and why; nothing where all is. */
export function Changes({ changes }: { changes: readonly ShownChange[] }) {
  if (changes.length === 0) return null
  return (
    <ul className={s.changes}>
      {changes.map(({ key, text, reason }) => (
        <li key={key}>
          <strong>{text}</strong> {reason}
        </li>
      ))}
    </ul>
  )
}
