import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import type { PropsOf } from '#app/presenters/page.ts'
import { AddToCalendar } from '#app/site/AddToCalendar.tsx'
import { Changes } from '#app/site/Changes.tsx'
import { EventFacts } from '#app/site/EventFacts.tsx'
import { InviteToEvent } from '#app/site/InviteToEvent.tsx'
import { PageHero } from '#app/site/PageHero.tsx'
import { RegistrationNote } from '#app/site/RegistrationNote.tsx'
import { useTimedEvents } from '#app/site/useTimedEvents.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { load } from './data.ts'
import s from './EventPage.module.css'

type Props = PropsOf<typeof load>

export function EventPage({ event: shown, builtAt, calendar, invitation, all, contact }: Props) {
  const { t } = useLanguage()
  const event = useTimedEvents([shown], builtAt)[0]!
  const { state, form, registering } = event
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
            {state === 'past' && <Badge kind="past">{t('pastEvent')}</Badge>}
            {state === 'on' && <strong>{t('onNow')}</strong>}
          </p>
          <div className={s.facts}>
            <EventFacts event={event} />
          </div>
          <Changes changes={event.changes} />
          {state !== 'past' && (
            <div>
              {calendar && <AddToCalendar links={calendar} name={event.title} />}
              {!event.calledOff && <InviteToEvent event={event} invitation={invitation} />}
            </div>
          )}
          <p className={s.register}>
            {form && state !== 'past' && registering === 'open' && (
              <Button to={form} iconAfter="out" {...newTab}>
                {t('registration')}
              </Button>
            )}
            {form && state === 'past' && (
              <TextLink to={form} icon="out" {...newTab}>
                {t('registration')}
              </TextLink>
            )}
            <RegistrationNote event={event} />
            {/* without a form of its own, or before it opens, one asks us */}
            {state !== 'past' && !(form && registering === 'open') && (
              <Button to={contact} kind="line">
                {t('contactUs')}
              </Button>
            )}
          </p>
          <p>
            <TextLink to={all.to}>{all.text}</TextLink>
          </p>
        </div>
      </Section>
    </>
  )
}
