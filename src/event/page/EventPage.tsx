import { YourChurch } from '#app/church/YourChurch.tsx'
import { EventFacts } from '#app/event/EventFacts.tsx'
import { EventState } from '#app/event/EventState.tsx'
import { InviteToEvent } from '#app/event/InviteToEvent.tsx'
import { RegistrationNote } from '#app/event/RegistrationNote.tsx'
import { useTimedEvents } from '#app/event/useTimedEvents.ts'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { byTheClock } from '#app/time/by-the-clock.ts'
import { Changes } from '#app/time/Changes.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { AddToCalendar } from '#app/ways/AddToCalendar.tsx'
import s from './EventPage.module.css'
import type { page } from './page.server.ts'

type Props = PropsOf<typeof page>

export function EventPage({ event: shown, builtAt, calendar, invitation, ...page }: Props) {
  const { t } = useLanguage()
  const event = useTimedEvents([shown], builtAt)[0]!
  const { state, form, registering, foretold } = event
  const newTab = { newTab: true, newTabLabel: t('newTab') } as const
  return (
    <>
      <PageHero
        hero={{ title: event.title, subtitle: event.summary, picture: event.picture }}
        crumb={`${t('events')} · ${event.categoryName}`}
      />
      <Section>
        <div className={s.event}>
          <p className={s.badges}>
            <Badge kind={event.category}>{event.categoryName}</Badge>
            <EventState event={event} />
          </p>
          <div className={s.facts}>
            <EventFacts event={event} />
          </div>
          <Changes changes={event.changes} />
          {state !== 'past' && state !== 'cancelled' && (
            <div>
              {calendar && <AddToCalendar links={calendar} name={event.title} />}
              <InviteToEvent event={event} invitation={invitation} />
            </div>
          )}
          <p className={s.register}>
            {form && state !== 'past' && registering === 'open' && (
              <span {...(foretold && byTheClock({ until: foretold.ends, atBuild: true }))}>
                <Button to={form} iconAfter="out" {...newTab}>
                  {t('registration')}
                </Button>
              </span>
            )}
            {form && state === 'past' && (
              <TextLink to={form} icon="out" {...newTab}>
                {t('registration')}
              </TextLink>
            )}
            <RegistrationNote event={event} />
            {/* without a form of its own, or before it opens, one asks us */}
            {state !== 'past' && !(form && registering === 'open') && (
              <Button to={page.contact} kind="line">
                {t('contactUs')}
              </Button>
            )}
          </p>
          <p>
            <TextLink to={page.all.to}>{page.all.text}</TextLink>
          </p>
        </div>
      </Section>
      <YourChurch {...page.closing} />
    </>
  )
}
