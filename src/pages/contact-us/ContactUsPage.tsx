import type { PropsOf } from '#app/presenters/page.ts'
import { ChurchFinder } from '#app/site/ChurchFinder.tsx'
import { ContactForm, type FormProps } from '#app/site/ContactForm.tsx'
import { MapEmbed } from '#app/site/MapEmbed.tsx'
import { Notices } from '#app/site/Notices.tsx'
import { OfficeDetails } from '#app/site/OfficeDetails.tsx'
import { PageHero } from '#app/site/PageHero.tsx'
import { Eyebrow } from '#app/ui/Eyebrow.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import { ContactCard } from './ContactCard.tsx'
import type { load } from './data.ts'
import s from './ContactUsPage.module.css'

type Props = PropsOf<typeof load> & Pick<FormProps, 'returned'>

export function ContactUsPage({ words, hero, office, churches, map, ...page }: Props) {
  return (
    <>
      <PageHero form="night" hero={hero} />
      <Section>
        <div className={s.contact}>
          <div className={s.office}>
            <Eyebrow>{words.office.eyebrow}</Eyebrow>
            <h2>{words.office.title}</h2>
            <OfficeDetails details={office} />
          </div>
          <ContactForm {...page.form} finder={page.finder} returned={page.returned} />
        </div>
      </Section>
      <Section ground="band" id="churches-section">
        <SectionHead eyebrow={words.churches.eyebrow} title={words.churches.title} />
        <Notices notices={page.notices} />
        {page.finder && <ChurchFinder {...page.finder} />}
        <ul className={s.churches}>
          {churches.map((church) => (
            <li key={church.slug}>
              <ContactCard church={church} see={words.churches.see} />
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <SectionHead title={words.map.title} />
        <MapEmbed title={words.map.title} map={map} direct={page.embedsDirect} />
      </Section>
    </>
  )
}
