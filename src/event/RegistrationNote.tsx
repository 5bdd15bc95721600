import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { atLineStart, fullDay, type CalendarDate } from '#app/time/calendar.ts'
import type { TimedEvent } from './useTimedEvents.ts'

/** From when and until when one can register for an event, where that is known. */
export function RegistrationNote({ event }: { event: TimedEvent }) {
  const { locale, t } = useLanguage()
  const { registration, registering, state } = event
  const said = (sentence: string, date: CalendarDate | undefined) =>
    date && atLineStart(sentence.replace('{date}', fullDay(date, locale)), locale)
  const note = {
    opening: said(t('registrationOpens'), registration.opens?.on),
    open: said(t('registrationCloses'), registration.closes?.on),
    closed: state === 'past' ? undefined : t('registrationClosed'),
    off: undefined,
  }[registering]
  return note && <span>{note}</span>
}
