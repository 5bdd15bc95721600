import { ChurchFinder } from '#app/church/finder/ChurchFinder.tsx'
import { ContactForm, type FormProps } from '#app/contact/ContactForm.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { Notices } from '#app/time/Notices.tsx'
import { Eyebrow } from '#app/ui/Eyebrow.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import { ContactDetails } from '#app/ways/ContactDetails.tsx'
import { MapEmbed } from '#app/ways/MapEmbed.tsx'
import { ContactCard } from './ContactCard.tsx'
import s from './ContactUsPage.module.css'
import type { page } from './page.server.ts'

type Props = PropsOf<typeof page> & Pick<FormProps, 'returned'>

export function ContactUsPage({ words, hero, office, churches, map, ...page }: Props) {
  return (
    <>
      <PageHero form="night" hero={hero} />
      <Section>
        <div className={`parts ${s.contact}`}>
          <div className={s.office}>
            <Eyebrow>{words.office.eyebrow}</Eyebrow>
            <h2>{words.office.title}</h2>
            <ContactDetails details={office} />
          </div>
          <ContactForm {...page.form} finder={page.finder} returned={page.returned} />
          <div className={s.map} data-screen>
            <h2>{words.map.title}</h2>
            <MapEmbed title={words.map.title} map={map} />
          </div>
        </div>
      </Section>
      <Section ground="band" id="churches-section">
        <SectionHead {...words.churches} />
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
    </>
  )
}
