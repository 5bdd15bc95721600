import type { Phase } from '#app/event/event.ts'
import { EventDate } from '#app/event/EventDate.tsx'
import { EventFacts } from '#app/event/EventFacts.tsx'
import { EventState } from '#app/event/EventState.tsx'
import { inPhases } from '#app/event/inPhases.ts'
import { RegistrationNote } from '#app/event/RegistrationNote.tsx'
import { isComing, type TimedEvent } from '#app/event/useTimedEvents.ts'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Notices } from '#app/time/Notices.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import ground from '#app/ui/RayedGround.module.css'
import { TextLink } from '#app/ui/TextLink.tsx'
import s from './EventTicket.module.css'

/** When, where, and how one registers: what one would hold in one's hand. */
export function EventTicket({ event }: { event: TimedEvent }) {
  const { t } = useLanguage()
  const { category, categoryName, form, phases, notices } = event
  const forms = inPhases(phases, ({ state, registering }) =>
    state === 'past' ? 'past' : registering === 'open' ? 'open' : undefined,
  )
  return (
    <div className={`raised ${s.ticket}`} data-ticket={isComing(event) ? 'coming' : 'quiet'}>
      <div className={`${s.stub} ${ground.rayed}`}>
        <EventDate event={event} className={s.date} say={yearWhenOver} />
      </div>
      <div className={s.facts}>
        <p className="row">
          <Badge kind={category}>{categoryName}</Badge>
          <EventState event={event} />
        </p>
        <div className={s.when}>
          <EventFacts event={event} />
        </div>
        <Notices notices={notices} />
      </div>
      <div className={s.register}>
        {form &&
          forms.map(({ key, said, clock }) => (
            <div key={key} {...clock}>
              {said === 'open' ? (
                <Button to={form} iconAfter="out" newTab={t('newTab')}>
                  {t('registration')}
                </Button>
              ) : (
                <TextLink to={form} newTab={t('newTab')}>
                  {t('registration')}
                </TextLink>
              )}
            </div>
          ))}
        <RegistrationNote event={event} />
      </div>
    </div>
  )
}

/** Beside the facts, which say it in words, what is over need not say its day and month twice. */
function yearWhenOver({ chip, state }: Phase): Phase['chip'] {
  return chip && state === 'past' ? { month: '', year: chip.year } : chip
}
