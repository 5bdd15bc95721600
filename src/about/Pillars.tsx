import { PillarArch, type Pillar } from './PillarArch.tsx'
import s from './Pillars.module.css'
import { PillarSteps } from './PillarSteps.tsx'

export function Pillars({ pillars, to }: { pillars: readonly Pillar[]; to: string }) {
  return (
    <PillarSteps pillars={pillars} swiped>
      {(pillar) => (
        <a className={s.pillar} href={`${to}#${pillar.id}`} data-pillar={pillar.id}>
          {/* the link is named by its words: what the picture shows is told on Our Vision */}
          <PillarArch
            narrow="60vw"
            pillar={{ ...pillar, picture: { ...pillar.picture, alt: '' } }}
          />
        </a>
      )}
    </PillarSteps>
  )
}
