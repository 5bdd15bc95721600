import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { ShownTimetable } from './useNext.ts'

/** Where one goes to a church, how to get there or to ask, whom to call, and when. */
export type ShownVisit = {
  place: string
  /** Without an address one asks for it: the message is already written. */
  directions?: string | undefined
  askForPlace: string
  phone: string
  call: string
  /** Where the phone takes messages. */
  message?: string | undefined
  /** That the times are being confirmed. */
  note?: string
  timetable: ShownTimetable
  /** The days and times of every week, until the visitor's clock is known. */
  weekly: string
}

/** The two steps of somebody on the way. */
export function VisitTargets({ visit, onDark }: { visit: ShownVisit; onDark?: boolean }) {
  const { t } = useLanguage()
  const { directions, askForPlace, call, message } = visit
  const [first, second] = onDark ? (['gold', 'ghost'] as const) : (['main', 'line'] as const)
  return (
    <>
      {directions ? (
        <Button to={directions} kind={first} icon="pin" newTab newTabLabel={t('newTab')}>
          {t('directions')}
        </Button>
      ) : (
        <Button to={askForPlace} kind={first} icon="pin">
          {t('askForPlace')}
        </Button>
      )}
      <Button to={message ?? call} kind={second} icon="phone">
        {message ? t('message') : t('call')}
      </Button>
    </>
  )
}
