import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import type { NewTab } from './newTab.ts'
import s from './TextLink.module.css'

type Props = NewTab & {
  to: string
  icon?: IconName
  children: ReactNode
}

/** A link that stands alone, with a small arrow. */
export function TextLink({ to, icon = 'right', newTab, newTabLabel, children }: Props) {
  return (
    <a className={s.link} href={to} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {newTab && <span className="visually-hidden">{newTabLabel}</span>}
      <Icon name={icon} />
    </a>
  )
}
