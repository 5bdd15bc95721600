import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { Line } from '#app/time/next.ts'
import { usePieces } from '#app/time/useNext.ts'
import { Badge } from '#app/ui/Badge.tsx'
import type { Phase } from './event.ts'
import { inPhases } from './inPhases.ts'
import type { TimedEvent } from './useTimedEvents.ts'

export function EventState({ event }: { event: TimedEvent }) {
  const { t } = useLanguage()
  return inPhases(event.phases, stateIn).map(({ key, said, phase, clock }) => {
    const text = t(said).replace('{date}', phase.lastDay ?? '')
    // what is true for hours, or today, is said by a clock alone
    const isFleeting = said === 'onNow' || said === 'onToday'
    const hidden = isFleeting && 'hidden' in clock && { hidden: true }
    return (
      <span key={key} {...clock} {...hidden}>
        {phase.state === 'on' ? (
          <On line={{ text, ...(phase.today && { told: phase.today }) }} />
        ) : (
          <Badge kind="past">{text}</Badge>
        )}
      </span>
    )
  })
}

/** What is said of what is on: "today" only while it is today for its reader, too. */
function On({ line }: { line: Line }) {
  return usePieces([line]).map(({ text, ...told }) => (
    <strong key={text} {...told}>
      {text}
    </strong>
  ))
}

function stateIn({ state, isLong, today }: Phase) {
  if (state === 'cancelled') return 'eventCancelledBadge'
  if (state === 'past') return 'pastEvent'
  if (state !== 'on') return undefined
  if (isLong) return 'underWay'
  // between two times of a day it is not on, and nobody may know when it ends
  return today ? 'onToday' : 'onNow'
}
