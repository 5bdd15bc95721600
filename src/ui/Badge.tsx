import s from './Badge.module.css'

type Props = {
  /** Decides the colour; a kind without one of its own is grey. */
  kind: string
  children: string
}

export function Badge({ kind, children }: Props) {
  return (
    <span className={s.badge} data-kind={kind}>
      {children}
    </span>
  )
}
