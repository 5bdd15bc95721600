import { useBrowserValue } from '#app/browser/useBrowserValue.ts'
import type { ShownTime } from '#app/time/next.ts'
import { Notices } from '#app/time/Notices.tsx'
import { useNext } from '#app/time/useNext.ts'
import { CallFirstNote } from '#app/ui/CallFirst.tsx'
import { Dots } from '#app/ui/Dots.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { Ask, type ShownAsk } from '#app/ways/Ask.tsx'
import { chooseChurch, chosenChurch } from '../chosen.ts'
import { useWays, type ShownVisit } from '../next-service/VisitTargets.tsx'
import { WhenAndWhere } from '../next-service/WhenAndWhere.tsx'
import { useNextInARow } from '../times/useNextInARow.ts'
import s from './YourChurch.module.css'

export type YourOwn = {
  slug: string
  name: string
  to: string
  visit: ShownVisit
  ask: ShownAsk
}

type Words = Record<'yours' | 'title' | 'lead' | 'others' | 'see' | 'ask' | 'all', string>

export type ShownYourChurch = {
  words: Words
  churches: readonly YourOwn[]
  /** Of many churches the first are named; here are all of them. */
  all?: string
}

/**
 * How a page ends: with the church that was chosen in this browser, else with those there are. From here it
 * is never far to a time and to a person.
 */
export function YourChurch({ words, churches, all }: ShownYourChurch) {
  const chosen = useBrowserValue(chosenChurch, '')
  const own = churches.find(({ slug }) => slug === chosen)
  const rows = (
    <ul className={s.rows}>
      {churches
        .filter((church) => church !== own)
        .map((church) => (
          <li key={church.slug}>
            <Row church={church} words={words} />
          </li>
        ))}
    </ul>
  )
  return (
    <Section id="your-church">
      {own ? (
        <>
          <SectionHead eyebrow={words.yours} title={own.name} />
          <Own church={own} see={words.see} />
          {churches.length > 1 && (
            <details className={s.others} data-screen>
              <summary>
                {words.others} <Icon name="down" />
              </summary>
              {rows}
            </details>
          )}
        </>
      ) : (
        <>
          <SectionHead title={words.title} lead={words.lead} />
          {rows}
        </>
      )}
      {all && (
        <p className={s.all}>
          <TextLink to={all}>{words.all}</TextLink>
        </p>
      )}
    </Section>
  )
}

function Own({ church, see }: { church: YourOwn; see: string }) {
  const { visit, ask, to, name } = church
  const { next } = useNext(visit.times)
  return (
    <div className={`raised ${s.own}`}>
      <div className={s.when}>
        <WhenAndWhere visit={visit} next={next} classes={{ place: s.place }} />
        <p className={s.ways} data-screen>
          <Way church={church} next={next} />
          <TextLink to={to} about={name}>
            {see}
          </TextLink>
        </p>
      </div>
      <Ask ask={ask} about={name} />
    </div>
  )
}

function Row({ church, words }: { church: YourOwn; words: Words }) {
  const { slug, name, to, visit, ask } = church
  const { times, weekly, note } = visit
  const { next } = useNext(times)
  return (
    <>
      {/* who goes to a church from here has chosen it */}
      <a className={s.name} href={to} onClick={() => chooseChurch(slug)}>
        {name}
      </a>
      <Dots pieces={useNextInARow(weekly, next)} />
      <Notices notices={times.notices} />
      {note && (
        <small>
          <CallFirstNote note={note} />
        </small>
      )}
      {ask.spoken && <small>{ask.spoken}</small>}
      <p className={s.ways} data-screen>
        <Way church={church} next={next} />
        <TextLink to={ask.form} about={name}>
          {words.ask}
        </TextLink>
      </p>
    </>
  )
}

function Way({ church: { visit, name }, next }: { church: YourOwn; next: ShownTime | undefined }) {
  return useWays({ visit, next }).map(({ text, seen, ...way }) => (
    <span key={seen?.['data-from'] ?? ''} {...seen}>
      <TextLink {...way} about={name}>
        {text}
      </TextLink>
    </span>
  ))
}
