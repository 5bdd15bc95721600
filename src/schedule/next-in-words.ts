import { atLineStart, clock, clockHours, fullDay, type CalendarDate } from '#app/i18n/calendar.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { current, nextOf, type Notice } from './next.ts'
import type { Gathering, Occurrence, Timetable } from './occurrences.ts'
import { say, type Reading, type Said } from './say.ts'

/** A gathering with what it is called. */
export type ShownGathering = Gathering & {
  readonly name: string
  readonly streamed?: true
  /** When somebody last made sure of it. */
  readonly checked?: CalendarDate
}
export type ShownNotice = Notice & { readonly text: string }
export type ShownTimetable = Timetable<ShownGathering> & {
  readonly notices: readonly ShownNotice[]
}

/** What comes next, in words. */
type ShownNext = Said & {
  on: CalendarDate
  name: string
  onNow: boolean
  streamed: boolean
}

/** Something that is not as always, or a notice, in words. */
export type ShownChange = { key: string; text: string; reason?: string }

/** What a service is called that is not as always: the words of `content/words.json`. */
type ChangeWords = Record<NonNullable<Occurrence<ShownGathering>['change']>, string>

export type NextInWords = { next?: ShownNext; changes: ShownChange[] }

type Asked = Omit<Reading, 'timeZone'> & { words: ChangeWords }

/** What comes next in a place by a visitor's clock and in their time. Every place that tells it asks here. */
export function nextInWords(
  timetable: ShownTimetable,
  { locale, visitorZone, now, words }: Asked,
): NextInWords {
  const { timeZone } = timetable
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
        text: changeInWords(each, words, locale, timeZone),
        ...(each.reason && { reason: each.reason }),
      })),
    ],
  }
}

/** `Sunday, November 22, 11:00 AM` */
export function whenInWords({ day, time }: Said, locale: Locale): string {
  return `${atLineStart(day, locale)}, ${time}`
}

/** `Canceled: Worship service, Sunday, December 27, 10:00 AM.` */
function changeInWords(
  { gathering, change, on, at, planned }: Occurrence<ShownGathering>,
  words: ChangeWords,
  locale: Locale,
  timeZone: string,
): string {
  const written = (when: Pick<typeof planned, 'on' | 'at'>) => {
    return `${fullDay(when.on, locale)}, ${clock(when.at, locale, clockHours(timeZone, locale))}`
  }
  return words[change!]
    .replace('{what}', gathering.name)
    .replace('{planned}', written(planned))
    .replace('{when}', written({ on, at }))
}
