import s from './Quote.module.css'

type Props = {
  children: string
  /** Whose words these are, or where they stand. */
  source: string
}

/** A quotation that stands alone, set large, and where it comes from. */
export function Quote({ children, source }: Props) {
  return (
    <figure className={s.figure}>
      <blockquote className={s.quote}>{children}</blockquote>
      <figcaption className={s.source}>{source}</figcaption>
    </figure>
  )
}
