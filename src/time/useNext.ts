import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { current } from './next.ts'
import {
  nextInWords,
  toldInTime,
  toldWhereverOneIs,
  type NextInWords,
  type ShownChange,
  type ShownNotice,
  type ShownTimetable,
} from './next-in-words.ts'
import { useVisitorsNow } from './useNow.ts'

/**
 * What comes next by the visitor's clock and in their time. Until scripts run nobody knows it; what is not
 * as always is there then with its days (`by-the-clock.ts`).
 */
export function useNext(timetable: ShownTimetable): NextInWords {
  const { locale, t } = useLanguage()
  const now = useVisitorsNow()
  const words = {
    cancelled: t('serviceCancelled'),
    moved: t('serviceMoved'),
    extra: t('serviceExtra'),
  }
  if (now === undefined) return { changes: toldInTime(timetable, { locale, words }) }
  return nextInWords(timetable, { locale, visitorZone: visitorZone(), now, words })
}

/** The notices of today where the visitor is; until scripts run all of them, with their days. */
export function useNotices(notices: readonly ShownNotice[]): ShownChange[] {
  const now = useVisitorsNow()
  if (now !== undefined) {
    return current(notices, visitorZone(), now).map(({ text }) => ({ key: text, text }))
  }
  return notices.map(({ text, ...days }) => ({ key: text, text, told: toldWhereverOneIs(days) }))
}

let zone: string | undefined

/** Asked once: it takes a phone ten milliseconds, and a page asks for many services. */
function visitorZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone
}
