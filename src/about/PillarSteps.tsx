import type { ReactNode } from 'react'
import type { Pillar } from './PillarArch.tsx'
import s from './PillarSteps.module.css'

type Props<Shown extends Pillar> = {
  pillars: readonly Shown[]
  /** On phones beside one another, to be swiped, where nothing opens below them. */
  swiped?: boolean
  children: (pillar: Shown) => ReactNode
}

export function PillarSteps<Shown extends Pillar>({ pillars, swiped, children }: Props<Shown>) {
  return (
    <ul className={s.steps} data-swiped={swiped}>
      {pillars.map((pillar) => (
        <li key={pillar.id} id={pillar.id} className={s.step}>
          {children(pillar)}
        </li>
      ))}
    </ul>
  )
}
