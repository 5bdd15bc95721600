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
    // the browser opens what it finds inside, but not the disclosure that is itself the address
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
      {/* the address is inside, so that without scripts too the browser opens what holds it */}
      <div className={s.body} id={id}>
        {children}
      </div>
    </details>
  )
}
