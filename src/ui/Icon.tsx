import s from './Icon.module.css'
import icons from './icons.svg?url'

export type IconName =
  | 'alert'
  | 'arrowDown'
  | 'calendar'
  | 'chat'
  | 'clock'
  | 'close'
  | 'down'
  | 'facebook'
  | 'globe'
  | 'heart'
  | 'info'
  | 'instagram'
  | 'left'
  | 'mail'
  | 'menu'
  | 'out'
  | 'pause'
  | 'people'
  | 'phone'
  | 'pin'
  | 'play'
  | 'plus'
  | 'right'
  | 'sound'
  | 'spark'
  | 'youtube'

/** A small drawing beside words. It lies in one file with the others, fetched once. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={s.icon} width="24" height="24" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  )
}
