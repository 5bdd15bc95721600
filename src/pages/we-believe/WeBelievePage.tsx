import type { PropsOf } from '#app/presenters/page.ts'
import { Button } from '#app/ui/Button.tsx'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { Eyebrow } from '#app/ui/Eyebrow.tsx'
import { Hero } from '#app/ui/Hero.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { load } from './data.ts'
import s from './WeBelievePage.module.css'

type Props = PropsOf<typeof load>

export function WeBelievePage({ words, picture, beliefs, contact }: Props) {
  return (
    <>
      <Hero
        form="portrait"
        name={words.title}
        title={words.hero.title}
        subtitle={words.hero.subtitle}
        backgroundImage={picture}
        backgroundPosition="center"
      />
      <Section>
        <div className={s.beliefs}>
          <div className={s.aside}>
            <Eyebrow>{words.list.eyebrow}</Eyebrow>
            <h2>{words.list.title}</h2>
            <p className={s.lead}>{words.list.lead}</p>
            <Button to={contact} kind="line">
              {words.list.ask}
            </Button>
          </div>
          <div className={s.list}>
            {beliefs.map(({ id, title, text, references }, index) => (
              <Disclosure key={id} id={id} title={title} group="belief" number={index + 1}>
                <p>{text}</p>
                <p className={s.references}>{references}</p>
              </Disclosure>
            ))}
          </div>
        </div>
      </Section>
    </>
  )
}
