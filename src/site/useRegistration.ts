import { atLineStart, fullDay } from '#app/i18n/calendar.ts'
import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import { registrationState } from '#app/model/event.ts'
import type { ShownEvent } from './EventCard.tsx'
import { useNow } from './useNow.ts'

/** Can one register for an event, by the visitor's clock? What there is to say of it, if anything. */
export function useRegistration(event: ShownEvent, builtAt: number) {
  const { locale, t } = useLanguage()
  const { registration, ends } = event
  const now = useNow(builtAt)
  const state = registrationState(registration, event, now)
  const said = (sentence: string, date: typeof registration.opens) =>
    date && atLineStart(sentence.replace('{date}', fullDay(date, locale)), locale)
  const note = {
    opening: said(t('registrationOpens'), registration.opens),
    open: said(t('registrationCloses'), registration.closes),
    closed: ends > now ? t('registrationClosed') : undefined,
  }[state]
  return { state, note }
}
