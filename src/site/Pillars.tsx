import { PillarArch, type Pillar } from './PillarArch.tsx'
import { PillarSteps } from './PillarSteps.tsx'
import s from './Pillars.module.css'

/** Win, Build, Send: three arches stepping down, each a link to the vision. */
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
