import { WayToDoor } from '#app/church/next-service/VisitTargets.tsx'
import { ServiceCard, ServiceTimes } from '#app/church/times/ServiceCard.tsx'
import { Notices } from '#app/time/Notices.tsx'
import { Eyebrow } from '#app/ui/Eyebrow.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import { Section } from '#app/ui/Section.tsx'
import s from './ChurchPage.module.css'
import type { ChurchProps } from './page.server.ts'

type Props = { words: ChurchProps['words']['youth']; youth: NonNullable<ChurchProps['youth']> }

export function Youth({ words, youth }: Props) {
  return (
    <Section>
      <div className={`parts ${s.panel}`}>
        <div className={s.text}>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2>{youth.title}</h2>
          <Prose paragraphs={youth.mission} />
        </div>
        <div className={s.photo}>
          <Picture
            picture={youth.picture}
            sizes="(width >= 80em) 700px, (width >= 64em) 55vw, 92vw"
          />
        </div>
      </div>
      <div className={s.youthCards}>
        {(youth.lines.length > 0 || youth.notices.length > 0) && (
          <ServiceCard title={words.services} icon="clock">
            <ServiceTimes lines={youth.lines} />
            <Notices notices={youth.notices} />
          </ServiceCard>
        )}
        {youth.directions && (
          <ServiceCard title={words.location} icon="pin">
            <p className={s.quiet}>{youth.location}</p>
            <p className={s.onward} data-screen>
              <WayToDoor directions={youth.directions} about={youth.title} />
            </p>
          </ServiceCard>
        )}
      </div>
    </Section>
  )
}
