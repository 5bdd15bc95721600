import s from './Flag.module.css'

type Props = {
  country: string
  /** The country's name, where the flag alone tells it. */
  label?: string
}

/** A drawn flag: emoji flags do not show on every system. */
export function Flag({ country, label = '' }: Props) {
  return (
    <img
      className={s.flag}
      src={`/media/flags/${country}.svg`}
      alt={label}
      width="40"
      height="28"
      loading="lazy"
    />
  )
}
