import { Icon, type IconName } from './Icon.tsx'
import { Label, type LabelProps } from './Label.tsx'
import s from './TextLink.module.css'

type Props = LabelProps & { to: string; icon?: IconName }

/** A link that stands alone, with a small arrow: where it leads elsewhere, out. */
export function TextLink({ to, icon, ...label }: Props) {
  return (
    <a className={s.link} href={to} {...(label.newTab && { target: '_blank', rel: 'noopener' })}>
      <Label {...label} />
      <Icon name={icon ?? (label.newTab ? 'out' : 'right')} />
    </a>
  )
}
