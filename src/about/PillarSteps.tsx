import type { ReactNode } from 'react'
import type { Pillar } from './PillarArch.tsx'
import s from './PillarSteps.module.css'

type Props<Shown extends Pillar> = {
  pillars: readonly Shown[]
  children: (pillar: Shown) => ReactNode
}

/** Win, Build, Send: three in a row, stepping down; one under the other on phones. */
export function PillarSteps<Shown extends Pillar>({ pillars, children }: Props<Shown>) {
  return (
    <ul className={s.steps}>
      {pillars.map((pillar) => (
        <li key={pillar.id} id={pillar.id} className={s.step}>
          {children(pillar)}
        </li>
      ))}
    </ul>
  )
}
