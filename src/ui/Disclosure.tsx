import { useEffect, useRef, type ReactNode } from 'react'
import s from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  title: string
  /** Its address on the page: `#id` opens it. */
  id: string
  /** Those of one group open one at a time. */
  group?: string
  number?: number
  children: ReactNode
}

/** A heading that opens what is under it. Needs no scripts. */
export function Disclosure({ title, id, group, number, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    // a browser opens what lies around the address, not what is itself the address:
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#ancestor-details-revealing-algorithm
    const openIfMeant = () => {
      if (location.hash === `#${id}`) details.current!.open = true
    }
    openIfMeant()
    window.addEventListener('hashchange', openIfMeant)
    return () => window.removeEventListener('hashchange', openIfMeant)
  }, [id])

  return (
    <details ref={details} name={group} className={s.disclosure}>
      <summary className={s.summary}>
        {number && <i className={s.number}>{number}</i>}
        <h3 className={s.title}>{title}</h3>
        <Icon name="plus" />
      </summary>
      {/* the id stands inside: then the browser opens what lies around it, also without scripts */}
      <div className={s.body} id={id}>
        {children}
      </div>
    </details>
  )
}
