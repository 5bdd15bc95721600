import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import { current } from '#app/schedule/next.ts'
import {
  nextInWords,
  type NextInWords,
  type ShownNotice,
  type ShownTimetable,
} from '#app/schedule/next-in-words.ts'
import { useVisitorsNow } from './useNow.ts'

/** What comes next by the visitor's clock and in their time; nothing until scripts run. */
export function useNext(timetable: ShownTimetable): NextInWords {
  const { locale, t } = useLanguage()
  const now = useVisitorsNow()
  if (now === undefined) return { changes: [] }
  const words = {
    cancelled: t('serviceCancelled'),
    moved: t('serviceMoved'),
    extra: t('serviceExtra'),
  }
  return nextInWords(timetable, { locale, visitorZone: visitorZone(), now, words })
}

/** The notices of today where the visitor is; none until scripts run. */
export function useNotices(notices: readonly ShownNotice[]): ShownNotice[] {
  const now = useVisitorsNow()
  return now === undefined ? [] : current(notices, visitorZone(), now)
}

function visitorZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
