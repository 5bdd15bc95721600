import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { byTheClock } from '#app/time/by-the-clock.ts'
import { Badge } from '#app/ui/Badge.tsx'
import type { TimedEvent } from './useTimedEvents.ts'

/**
 * That an event is on, past or called off. Until scripts run the script in the head of the page says it, so that
 * a page which no other script freshens does not claim what was so when it was made.
 */
export function EventState({ event }: { event: TimedEvent }) {
  const { t } = useLanguage()
  const { state, underWay, foretold } = event
  const past = <Badge kind="past">{t('pastEvent')}</Badge>
  const on = <strong>{t(underWay ? 'underWay' : 'onNow')}</strong>
  if (state === 'cancelled') return <Badge kind="past">{t('eventCancelledBadge')}</Badge>
  if (!foretold) return state === 'past' ? past : state === 'on' && on
  const { begins, ends } = foretold
  return (
    <>
      {begins && (
        <span {...byTheClock({ from: begins, until: ends, atBuild: state === 'on' })}>{on}</span>
      )}
      <span {...byTheClock({ from: ends })}>{past}</span>
    </>
  )
}
