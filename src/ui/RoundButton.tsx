import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import s from './RoundButton.module.css'

type Props = {
  icon: IconName
  /** What it is called; it is read aloud. */
  children: ReactNode
  onClick: () => void
  /** Of what it opens: whether that is open, and its id. */
  isOpen?: boolean
  opens?: string
}

export function RoundButton({ icon, children, onClick, isOpen, opens }: Props) {
  return (
    <button
      type="button"
      className={`sign ${s.round}`}
      data-press
      aria-expanded={isOpen}
      aria-controls={isOpen ? opens : undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span className="visually-hidden">{children}</span>
    </button>
  )
}
