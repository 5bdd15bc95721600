import { ChurchFinder } from '#app/church/finder/ChurchFinder.tsx'
import { whenAndWhat } from '#app/church/times/about-time.ts'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import type { Weekly } from '#app/time/next.ts'
import { usePieces } from '#app/time/useNext.ts'
import { Dots } from '#app/ui/Dots.tsx'
import { Section } from '#app/ui/Section.tsx'
import s from './CountryPage.module.css'
import type { page } from './page.server.ts'

export function CountryPage({ hero, finder, regions }: PropsOf<typeof page>) {
  return (
    <>
      <PageHero form="night" hero={hero} />
      <Section>
        {regions.map(({ name, count, churches }) => (
          <section key={name} className={s.region}>
            <h2 className={s.name}>
              {name} <small>{count}</small>
            </h2>
            <ul className={`links ${s.churches}`}>
              {churches.map((church) => (
                <li key={church.to}>
                  <a href={church.to}>{church.name}</a>
                  <Times weekly={church.weekly} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Section>
      <Section ground="band">
        <ChurchFinder {...finder} />
      </Section>
    </>
  )
}

function Times({ weekly }: { weekly: readonly Weekly[] }) {
  return (
    <small>
      <Dots pieces={usePieces(whenAndWhat(weekly))} />
    </small>
  )
}
