import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { registrationState, type RegistrationState } from './event.ts'
import { eventInWords, type TimeInWords } from '#app/time/event-in-words.ts'
import type { ShownEvent } from './EventCard.tsx'
import { useNow } from '#app/time/useNow.ts'

/** An event at the time that one can still come to. */
export type TimedEvent = ShownEvent &
  TimeInWords & {
    registering: RegistrationState
    /** Where its button leads. */
    register: string
  }

/** Events by the visitor's clock; until scripts run, as they were when the page was built. */
export function useTimedEvents(events: readonly ShownEvent[], builtAt: number): TimedEvent[] {
  const { locale, t } = useLanguage()
  const now = useNow(builtAt)
  const words = { cancelled: t('eventCancelled'), moved: t('eventMoved') }
  return events.map((event) => {
    const { times, registration, form, page } = event
    // browsers may write a date otherwise than the build did, which React would take for a mistake
    const time = now === builtAt ? event.atBuild : eventInWords(times, { locale, now, words })
    const place = { timeZone: times.timeZone, ends: time.ends }
    const registering = registrationState(registration, place, now)
    // before one can register, and when one no longer can, its page says so
    const takesForms = registering === 'open' || time.state === 'past'
    return { ...event, ...time, registering, register: (takesForms && form) || page }
  })
}
