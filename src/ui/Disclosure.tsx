import { useEffect, useRef, type ReactNode } from 'react'
import { useAddress } from '#app/browser/address.ts'
import s from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  title: string
  /** Its address on the page: `#id` opens it. */
  id: string
  /** Those of one group open one at a time. */
  group?: string
  number?: number
  /** What is said of it while it is closed; no link, since all of it is one to press. */
  glance?: ReactNode
  onToggle?: (open: boolean) => void
  children: ReactNode
}

/** A heading that opens what is under it. Needs no scripts. */
export function Disclosure({ title, id, group, number, glance, onToggle, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const isMeant = useAddress(({ hash }) => hash, '') === `#${id}`

  useEffect(() => {
    // a link to an element opens the <details> around it, a script that changes the address does not:
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#ancestor-details-revealing-algorithm
    if (!isMeant) return
    details.current!.open = true
    // a browser that was still waiting for styles may open it without scrolling to it
    if (window.scrollY === 0)
      details.current!.lastElementChild!.scrollIntoView({ behavior: 'instant' })
  }, [isMeant])

  return (
    <details
      ref={details}
      name={group}
      className={`unfolds ${s.disclosure}`}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={s.summary}>
        {number && <i className={s.number}>{number}</i>}
        <h3 className={s.title}>{title}</h3>
        <Icon name="plus" />
        {glance && <span className={s.glance}>{glance}</span>}
      </summary>
      {/* the id stands inside: then the browser opens what lies around it, also without scripts */}
      <div className={s.body} id={id}>
        {children}
      </div>
    </details>
  )
}
