import { YourChurch } from '#app/church/your-church/YourChurch.tsx'
import { EventList } from '#app/event/EventList.tsx'
import { useTimedEvents } from '#app/event/useTimedEvents.ts'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import s from './EventPage.module.css'
import { EventTicket } from './EventTicket.tsx'
import { NextDays } from './NextDays.tsx'
import { NextSteps } from './NextSteps.tsx'
import type { page } from './page.server.ts'

type Props = PropsOf<typeof page>

export function EventPage({ event: shown, builtAt, words, about, steps, ...page }: Props) {
  const { t } = useLanguage()
  const event = useTimedEvents([shown], builtAt)[0]!
  const { title, summary, picture, categoryName, repeats } = event
  return (
    <>
      <PageHero
        hero={{ title, subtitle: summary, picture }}
        crumb={`${t('events')} · ${categoryName}`}
      />
      <EventTicket event={event} />
      <Section>
        <div className={s.more}>
          {(about || repeats) && (
            <div className={s.about}>
              {about && <Prose paragraphs={about} />}
              {repeats && <NextDays title={words.again} times={event.times} builtAt={builtAt} />}
            </div>
          )}
          <NextSteps event={event} words={words.steps} {...steps} className={s.steps} />
        </div>
      </Section>
      {page.others.all.length > 0 && (
        <Section ground="band">
          <SectionHead
            title={words.others}
            aside={<TextLink to={page.all.to}>{page.all.text}</TextLink>}
          />
          <EventList events={page.others} pictured />
        </Section>
      )}
      <YourChurch {...page.closing} />
    </>
  )
}
