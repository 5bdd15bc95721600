import { useEffect, useRef, type ReactNode } from 'react'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import s from './components.module.css'
import { states } from './states.ts'

export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <SectionHead title={title} />
      <div className={s.sheet}>{children}</div>
    </Section>
  )
}

export function States({ children }: { children: ReactNode }) {
  return (
    <div className={s.row}>
      {children}
      {states.map((state) => (
        <div key={state} data-state={state}>
          {children}
          <small className={s.state}>{state}</small>
        </div>
      ))}
    </div>
  )
}

type Act = (around: HTMLElement) => void

/** As it is after a visitor has done something to it. It may be done twice. */
export function After({ act, children }: { act: Act; children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => act(around.current!), [act])
  return <div ref={around}>{children}</div>
}
