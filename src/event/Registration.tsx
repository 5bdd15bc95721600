import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Label } from '#app/ui/Label.tsx'
import type { Phase } from './event.ts'
import { inPhases } from './inPhases.ts'
import s from './Registration.module.css'
import type { TimedEvent } from './useTimedEvents.ts'

/**
 * In a list every event keeps its registration but one that is called off; that of a past one is quiet. Before one
 * can register, and when one no longer can, it leads to the page of the event, which says so.
 */
export function Registration({ event }: { event: TimedEvent }) {
  const { t } = useLanguage()
  const { phases, form, page, title } = event
  const newTab = t('newTab')
  const registration = t('registration')
  return inPhases(phases, registrationIn).map(({ key, said, clock }) => {
    const to = (said !== 'page' && form) || page
    return (
      <div key={key} {...clock}>
        {said === 'past' ? (
          <a className={s.past} href={to} target="_blank" rel="noopener">
            <Label about={title} newTab={newTab}>
              {registration}
            </Label>
          </a>
        ) : (
          <Button to={to} kind="line" size="small" iconAfter="out" about={title} newTab={newTab}>
            {registration}
          </Button>
        )}
      </div>
    )
  })
}

function registrationIn({ state, registering }: Phase) {
  if (registering === 'off') return undefined
  if (state === 'past') return 'past'
  return registering === 'open' ? 'form' : 'page'
}
