import { Gatherings, type Gathering } from '#app/church/Gatherings.tsx'
import { byTheClock } from '#app/time/by-the-clock.ts'
import type { Period } from '#app/time/next.ts'
import { useChanges } from '#app/time/useNext.ts'
import { Section } from '#app/ui/Section.tsx'

/** A church, or an event of the holiday, with what is not as always. */
export type SeasonPlace = Gathering & { told: Period }

/** Christmas, Easter: what churches do otherwise, gathered. */
export type ShownSeason = { title: string; places: readonly SeasonPlace[]; told: Period }

/** Each season on its days; nothing in all others. */
export function Seasons({ seasons }: { seasons: readonly ShownSeason[] }) {
  return useChanges(seasons).map((season) => <Season key={season.title} {...season} />)
}

function Season({ title, places, told }: ShownSeason) {
  return (
    <div {...byTheClock(told)}>
      <Section>
        <Gatherings head={<h2>{title}</h2>} label={title} gatherings={useChanges(places)} />
      </Section>
    </div>
  )
}
