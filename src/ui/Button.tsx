import s from './Button.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { Label, type LabelProps } from './Label.tsx'

type Look = Pick<LabelProps, 'children' | 'about'> & {
  /** One loud button per view: `main` on paper, `gold` on pictures and dark bands. */
  kind?: 'main' | 'gold' | 'ghost' | 'line'
  size?: 'normal' | 'small'
  icon?: IconName
  iconAfter?: IconName
  /** From when until when it is seen, where that is not always. */
  seen?: object
}

type LinkButton = Pick<LabelProps, 'newTab'> & { to: string }

type ActionButton = {
  to?: undefined
  newTab?: undefined
  type?: 'button' | 'submit'
  onClick?: () => void
  /** It does nothing for now, and keeps the focus: a button that is `disabled` loses it. */
  disabled?: boolean
}

/** A link or an action that looks like a button. */
export function Button({
  kind = 'main',
  size = 'normal',
  icon,
  iconAfter,
  seen,
  children,
  about,
  ...rest
}: Look & (LinkButton | ActionButton)) {
  const className = `${s.button} ${s[kind]} ${s[size]}`
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <Label about={about} newTab={rest.newTab}>
        {children}
      </Label>
      {iconAfter && <Icon name={iconAfter} />}
    </>
  )
  if (rest.to === undefined) {
    const { type = 'button', onClick, disabled } = rest
    return (
      <button
        type={type}
        className={className}
        // a form can be sent without scripts, and a link keeps its text on paper
        data-press={type === 'button' || undefined}
        data-screen
        aria-disabled={disabled}
        onClick={disabled ? (event) => event.preventDefault() : onClick}
      >
        {inside}
      </button>
    )
  }
  const { to, newTab } = rest
  return (
    <a
      className={className}
      href={to}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...seen}
    >
      {inside}
    </a>
  )
}
