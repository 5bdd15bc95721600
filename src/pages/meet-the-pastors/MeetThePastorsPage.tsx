import type { PropsOf } from '#app/presenters/page.ts'
import { OfficeDetails } from '#app/site/OfficeDetails.tsx'
import { People } from '#app/site/People.tsx'
import { Hero } from '#app/ui/Hero.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { load } from './data.ts'

type Props = PropsOf<typeof load>

export function MeetThePastorsPage({ words, picture, people, office }: Props) {
  return (
    <>
      <Hero
        form="portrait"
        tint="leaf"
        name={words.title}
        title={words.hero.title}
        subtitle={words.hero.subtitle}
        backgroundImage={picture}
      />
      <Section>
        <SectionHead
          eyebrow={words.people.eyebrow}
          title={words.people.title}
          lead={words.people.lead}
        />
        <People people={people} />
      </Section>
      <Section ground="band">
        <SectionHead
          eyebrow={words.contact.eyebrow}
          title={words.contact.title}
          aside={<OfficeDetails details={office} />}
        />
      </Section>
    </>
  )
}
