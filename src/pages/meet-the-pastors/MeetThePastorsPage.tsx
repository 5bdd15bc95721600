import type { PropsOf } from '#app/presenters/page.ts'
import { OfficeDetails } from '#app/site/OfficeDetails.tsx'
import { PageHero } from '#app/site/PageHero.tsx'
import { People } from '#app/site/People.tsx'
import { Interlude } from '#app/ui/Interlude.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { load } from './data.ts'

type Props = PropsOf<typeof load>

export function MeetThePastorsPage({ words, hero, preaching, people, office }: Props) {
  return (
    <>
      <PageHero form="portrait" tint="leaf" hero={hero} />
      <Section>
        <SectionHead
          eyebrow={words.people.eyebrow}
          title={words.people.title}
          lead={words.people.lead}
        />
        <People people={people} />
      </Section>
      <Interlude picture={preaching} />
      <Section ground="band">
        <SectionHead eyebrow={words.contact.eyebrow} title={words.contact.title} />
        <OfficeDetails details={office} />
      </Section>
    </>
  )
}
