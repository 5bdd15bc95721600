import { YourChurch } from '#app/church/your-church/YourChurch.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { People } from '#app/people/People.tsx'
import { Interlude } from '#app/ui/Interlude.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import { ContactDetails } from '#app/ways/ContactDetails.tsx'
import type { page } from './page.server.ts'

type Props = PropsOf<typeof page>

export function MeetThePastorsPage({ words, hero, preaching, people, office, closing }: Props) {
  return (
    <>
      <PageHero form="portrait" tint="green" hero={hero} />
      <Section>
        <SectionHead {...words.people} />
        <People people={people} />
      </Section>
      <Interlude picture={preaching} />
      <Section ground="band">
        <SectionHead {...words.contact} />
        <ContactDetails details={office} />
      </Section>
      <YourChurch {...closing} />
    </>
  )
}
