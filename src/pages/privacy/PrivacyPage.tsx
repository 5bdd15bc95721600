import type { PropsOf } from '#app/presenters/page.ts'
import { Hero } from '#app/ui/Hero.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { load } from './data.ts'
import s from './PrivacyPage.module.css'

type Props = PropsOf<typeof load>

export function PrivacyPage({ hero, picture, parts }: Props) {
  return (
    <>
      <Hero
        title={hero.title}
        crumb={hero.crumb}
        subtitle={hero.subtitle}
        backgroundImage={picture}
      />
      <Section>
        <div className={s.parts}>
          {parts.map(({ title, paragraphs }) => (
            <section key={title} className={s.part}>
              <h2 className={s.title}>{title}</h2>
              <Prose paragraphs={paragraphs} />
            </section>
          ))}
        </div>
      </Section>
    </>
  )
}
