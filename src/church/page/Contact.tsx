import { Eyebrow } from '#app/ui/Eyebrow.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Ask } from '#app/ways/Ask.tsx'
import { ContactDetails } from '#app/ways/ContactDetails.tsx'
import { MapEmbed } from '#app/ways/MapEmbed.tsx'
import { SocialLinks } from '#app/ways/SocialLinks.tsx'
import s from './ChurchPage.module.css'
import type { ChurchProps } from './page.server.ts'

type Props = { words: ChurchProps['words']['contact']; contact: ChurchProps['contact'] }

export function Contact({ words, contact }: Props) {
  const { details, ask, social, map } = contact
  return (
    <Section>
      <div className={`parts ${s.panel}`}>
        <div className={s.text}>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2>{words.title}</h2>
          <ContactDetails details={details} />
          <Ask ask={ask} />
        </div>
        <div className={s.text}>
          {map && <MapEmbed title={map.title} map={map} />}
          {social.length > 0 && <h3>{words.connect}</h3>}
          <SocialLinks links={social} />
        </div>
      </div>
    </Section>
  )
}
