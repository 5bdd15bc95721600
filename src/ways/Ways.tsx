import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/Icon.tsx'
import { Label } from '#app/ui/Label.tsx'
import s from './Ways.module.css'

type Props = {
  icon: IconName
  label: string
  /** What it is about, for those who hear the label alone. */
  about: string
  /** Does the thing at once, where the device can; answers whether it did. */
  atOnce?: () => Promise<boolean>
  children: ReactNode
}

/** A line that opens the ways to do something. Needs no scripts. */
export function Ways({ icon, label, about, atOnce, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const onClick = async (event: MouseEvent) => {
    if (!atOnce || details.current!.open) return
    event.preventDefault()
    const done = await atOnce()
    if (!done) details.current!.open = true
  }
  return (
    <details ref={details} data-screen>
      <summary className={s.summary} onClick={(event) => void onClick(event)}>
        <Icon name={icon} />
        <Label about={about}>{label}</Label>
        <Icon name="down" />
      </summary>
      <ul className={`links ${s.list}`}>{children}</ul>
    </details>
  )
}
