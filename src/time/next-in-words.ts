import { atLineStart, clock, clockHours, endOf, fullDay, type CalendarDate } from './calendar.ts'
import type { Locale } from '#app/language/locale.ts'
import { instantOf } from './zone.ts'
import { addDays } from './dates.ts'
import { current, nextOf, toldOn, type Notice } from './next.ts'
import { exceptional, type Gathering, type Occurrence, type Timetable } from './occurrences.ts'
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
export type ShownChange = {
  key: string
  text: string
  reason?: string
  /** Where nobody knows yet what day it is. */
  told?: Told
}

/** From when until when something is told, as `Date` reads it, and whether it was when the page was built. */
export type Told = { from: string; until: string; atBuild?: boolean }

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
      ...changes.map((each) => changeInWords(each, words, locale, timeZone)),
    ],
  }
}

/** Everything that is ever told of a place besides what is always so, each with its days. */
export function toldInTime(
  timetable: ShownTimetable,
  { locale, words }: Pick<Asked, 'locale' | 'words'>,
): ShownChange[] {
  const { timeZone, notices } = timetable
  return [
    ...notices.map(({ text, ...days }) => ({ key: text, text, told: toldIn(timeZone, days) })),
    ...exceptional(timetable).map((each) => ({
      ...changeInWords(each, words, locale, timeZone),
      told: toldIn(timeZone, toldOn(each.on, each.planned.on)),
    })),
  ]
}

/** Days as the clocks of a place count them. */
export function toldIn(timeZone: string, { from, to }: Notice): Told {
  return {
    from: new Date(instantOf(from, '00:00', timeZone)).toISOString(),
    until: endOf(to, timeZone).toISOString(),
  }
}

/** Days as the visitor's own clock counts them, whichever it is. */
export function toldWhereverOneIs({ from, to }: Notice): Told {
  return { from: `${from}T00:00`, until: `${addDays(to, 1)}T00:00` }
}

/** `Sunday, November 22, 11:00 AM` */
export function whenInWords({ day, time }: Pick<Said, 'day' | 'time'>, locale: Locale): string {
  return `${atLineStart(day, locale)}, ${time}`
}

/** `Canceled: Worship service, Sunday, December 27, 10:00 AM.` */
function changeInWords(
  { gathering, change, on, at, planned, reason }: Occurrence<ShownGathering>,
  words: ChangeWords,
  locale: Locale,
  timeZone: string,
): ShownChange {
  const written = (when: Pick<typeof planned, 'on' | 'at'>) => {
    return `${fullDay(when.on, locale)}, ${clock(when.at, locale, clockHours(timeZone, locale))}`
  }
  return {
    key: `${gathering.id} ${planned.on} ${planned.at}`,
    text: words[change!]
      .replace('{what}', gathering.name)
      .replace('{planned}', written(planned))
      .replace('{when}', written({ on, at }))
      // a clock in Spanish has its own full stop: 7:00 p. m.
      .replace(/\.\.$/, '.'),
    ...(reason && { reason }),
  }
}
