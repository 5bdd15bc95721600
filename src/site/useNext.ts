import type { CalendarDate } from '#app/i18n/calendar.ts'
import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import { current, nextOf, type Notice } from '#app/schedule/next.ts'
import type { Gathering, Occurrence, Timetable } from '#app/schedule/occurrences.ts'
import { say, type Said } from '#app/schedule/say.ts'
import { useVisitorsNow } from './useNow.ts'

/** A gathering with what it is called. */
export type ShownGathering = Gathering & { readonly name: string; readonly streamed?: true }
export type ShownTimetable = Timetable<ShownGathering> & {
  readonly notices: readonly (Notice & { readonly text: string })[]
}

/** What comes next, in words. */
export type ShownNext = Said & {
  on: CalendarDate
  name: string
  onNow: boolean
  streamed: boolean
}

/** Something that is not as always, or a notice, in words. */
export type ShownChange = { key: string; text: string; reason?: string }

/** What comes next by the visitor's clock and in their time; nothing until scripts run. */
export function useNext(timetable: ShownTimetable): {
  next?: ShownNext
  changes: readonly ShownChange[]
} {
  const { locale, t } = useLanguage()
  const now = useVisitorsNow()
  if (now === undefined) return { changes: [] }
  const { timeZone } = timetable
  const { timeZone: visitorZone } = new Intl.DateTimeFormat().resolvedOptions()
  const reading = { locale, timeZone, visitorZone, now }
  const { next, onNow, changes } = nextOf(timetable, now)
  return {
    ...(next && {
      next: {
        ...say(next, reading),
        on: next.on,
        name: next.gathering.name,
        streamed: next.gathering.streamed === true,
        onNow,
      },
    }),
    changes: [
      ...current(timetable.notices, timeZone, now).map(({ text }) => ({ key: text, text })),
      ...changes.map((each) => ({
        key: `${each.gathering.id} ${each.planned.on} ${each.planned.at}`,
        text: told(each),
        ...(each.reason && { reason: each.reason }),
      })),
    ],
  }

  function told({ gathering, change, starts, on, at, planned }: Occurrence<ShownGathering>) {
    const written = (when: { on: typeof on; at: typeof at }) => {
      const { day, time } = say({ ...when, starts }, reading)
      return `${day}, ${time}`
    }
    const words = {
      cancelled: t('serviceCancelled'),
      moved: t('serviceMoved'),
      extra: t('serviceExtra'),
    }
    return words[change!]
      .replace('{what}', gathering.name)
      .replace('{planned}', written(planned))
      .replace('{when}', written({ on, at }))
  }
}
