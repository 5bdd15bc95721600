import { Icon, type IconName } from './Icon.tsx'
import { Label, type LabelProps } from './Label.tsx'
import type { NewTab } from './newTab.ts'
import s from './TextLink.module.css'

type Props = NewTab &
  Pick<LabelProps, 'children' | 'about'> & {
    to: string
    icon?: IconName
  }

/** A link that stands alone, with a small arrow. */
export function TextLink({ to, icon = 'right', newTab, newTabLabel, ...label }: Props) {
  return (
    <a className={s.link} href={to} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      <Label {...label} newTab={newTabLabel} />
      <Icon name={icon} />
    </a>
  )
}
