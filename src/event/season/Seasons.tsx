import { Gatherings, type Gathering } from '#app/church/times/Gatherings.tsx'
import { byTheClock } from '#app/time/by-the-clock.ts'
import type { Period } from '#app/time/next.ts'
import { useTold } from '#app/time/useNext.ts'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'

/** A church, or an event of the holiday, with what is not as always. */
export type SeasonPlace = Gathering & { told: Period }

/** Christmas, Easter: what churches do otherwise, gathered. */
export type ShownSeason = {
  title: string
  places: readonly SeasonPlace[]
  told: Period
  /** Of more than can be named: where the others are found. */
  more?: { text: string; to: string }
}

/** Each season on its days; nothing in all others. */
export function Seasons({ seasons }: { seasons: readonly ShownSeason[] }) {
  return useTold(seasons).map((season) => <Season key={season.title} {...season} />)
}

function Season({ title, places, told, more }: ShownSeason) {
  return (
    <div {...byTheClock(told)}>
      <Section>
        <Gatherings head={<h2>{title}</h2>} label={title} gatherings={useTold(places)} />
        {more && <TextLink to={more.to}>{more.text}</TextLink>}
      </Section>
    </div>
  )
}
