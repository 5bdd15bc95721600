import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import { stateOf } from '#app/model/event.ts'
import type { PropsOf } from '#app/presenters/page.ts'
import { AddToCalendar } from '#app/site/AddToCalendar.tsx'
import { EventFacts } from '#app/site/EventFacts.tsx'
import { PageHero } from '#app/site/PageHero.tsx'
import { useRegistration } from '#app/site/useRegistration.ts'
import { useNow } from '#app/site/useNow.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { load } from './data.ts'
import s from './EventPage.module.css'

type Props = PropsOf<typeof load>

export function EventPage({ event, builtAt, form, calendar, all, contact }: Props) {
  const { t } = useLanguage()
  const state = stateOf(event, useNow(builtAt))
  const registration = useRegistration(event, builtAt)
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
            <EventFacts event={event} past={state === 'past'} />
          </div>
          {state !== 'past' && calendar && <AddToCalendar links={calendar} name={event.title} />}
          <p className={s.register}>
            {form && registration.state === 'open' && (
              <Button to={form} iconAfter="out" newTab newTabLabel={t('newTab')}>
                {t('registration')}
              </Button>
            )}
            {registration.note && <span>{registration.note}</span>}
            {/* without a form of its own, or before it opens, one asks us */}
            {state !== 'past' && !(form && registration.state === 'open') && (
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
