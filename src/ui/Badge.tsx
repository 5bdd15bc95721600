import s from './Badge.module.css'

type Props = {
  /** What it stands for decides its colour; a kind without one is mist. */
  kind: string
  children: string
}

/** A small label: what sort of thing this is. */
export function Badge({ kind, children }: Props) {
  return (
    <span className={s.badge} data-kind={kind}>
      {children}
    </span>
  )
}
