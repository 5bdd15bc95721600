import { PillarArch, type Pillar } from './PillarArch.tsx'
import { PillarSteps } from './PillarSteps.tsx'
import s from './Pillars.module.css'

/** Win, Build, Send: three arches, each a link to its place on Our Vision. */
export function Pillars({ pillars, to }: { pillars: readonly Pillar[]; to: string }) {
  return (
    <PillarSteps pillars={pillars}>
      {(pillar) => (
        <a className={s.pillar} href={`${to}#${pillar.id}`} data-pillar={pillar.id}>
          <PillarArch pillar={pillar} />
        </a>
      )}
    </PillarSteps>
  )
}
