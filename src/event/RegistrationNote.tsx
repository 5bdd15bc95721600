import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { Phase } from './event.ts'
import { inPhases } from './inPhases.ts'
import s from './RegistrationNote.module.css'
import type { TimedEvent } from './useTimedEvents.ts'

export function RegistrationNote({ event }: { event: TimedEvent }) {
  const { t } = useLanguage()
  const { phases, repeats, form, registration } = event
  const { opens, closes } = registration
  const noteIn = ({ registering, state }: Phase) => {
    if (registering === 'opening') return t('registrationOpens').replace('{date}', opens!.date)
    if (registering === 'closed' && state !== 'past') return t('registrationClosed')
    return registering === 'open' && closes
      ? t('registrationCloses').replace('{date}', closes.date)
      : undefined
  }
  return (
    <>
      {inPhases(phases, noteIn).map(({ key, said, clock }) => (
        <span key={key} {...clock}>
          {said}
        </span>
      ))}
      {/* without a script the button does not go away by itself */}
      {form && !closes && !repeats && event.registering === 'open' && (
        <span className={s.unscripted}>
          {t('registrationAtLatest').replace('{date}', event.lastDay!)}
        </span>
      )}
    </>
  )
}
