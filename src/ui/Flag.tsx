import icons from './icons.svg?url'
import s from './Flag.module.css'

type Props = {
  /** Its two letters. */
  country: string
  /** The country's name, where the flag alone tells it. */
  label?: string
}

/** A drawn flag: emoji flags do not show on every system. */
export function Flag({ country, label }: Props) {
  return (
    <svg
      className={s.flag}
      viewBox="0 0 40 28"
      {...(label ? { 'role': 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${icons}#flag-${country}`} />
    </svg>
  )
}
