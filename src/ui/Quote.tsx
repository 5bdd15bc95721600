import s from './Quote.module.css'

/** Somebody's words, carved large. */
export function Quote({ children }: { children: string }) {
  return <blockquote className={s.quote}>{children}</blockquote>
}
