import { YourChurch } from '#app/church/your-church/YourChurch.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { ActionBand } from '#app/ui/ActionBand.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import { Ask } from '#app/ways/Ask.tsx'
import s from './NewBelieverPage.module.css'
import type { page } from './page.server.ts'

export function NewBelieverPage({
  words,
  hero,
  passages,
  translation,
  ask,
  prayer,
  closing,
}: PropsOf<typeof page>) {
  const { steps, disciplines } = words.next
  return (
    <>
      <PageHero hero={hero} />
      <Section>
        <SectionHead {...words.scripture} />
        <ul className={s.passages}>
          {passages.map(({ reference, text, note }) => (
            <li key={reference} className={`stack ${s.passage}`}>
              <h3>{reference}</h3>
              <blockquote className={s.text}>{text}</blockquote>
              {note && <p className={s.source}>{note}</p>}
            </li>
          ))}
        </ul>
        <p className={`${s.source} ${s.all}`}>{translation}</p>
      </Section>
      <Section ground="dark">
        <SectionHead name={words.next.eyebrow} title={words.next.title} />
        <ol className={s.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={s.step}>
              <span className={s.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={`stack ${s.what}`}>
                <h3>{title}</h3>
                <p>{text}</p>
                {index === steps.length - 1 && (
                  <ul className={`row ${s.disciplines}`}>
                    {disciplines.map((discipline) => (
                      <li key={discipline}>{discipline}</li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <ActionBand title={words.baptism.title} text={words.baptism.text}>
        <div className={s.ask}>
          <Ask ask={ask} />
          <Button to={prayer.to} kind="line" icon="heart">
            {prayer.text}
          </Button>
        </div>
      </ActionBand>
      <YourChurch {...closing} />
    </>
  )
}
