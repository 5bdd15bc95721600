import type { Locale } from '#app/language/locale.ts'
import { oneStop } from '#app/language/one-stop.ts'
import {
  isMonth,
  type CalendarDate,
  type DateOrMonth,
  firstDayOf,
  lastDayOf,
  oneDay,
} from './dates.ts'
import { atLineStart, clock, dateRange, dayInSentence } from './in-words.ts'
import type { ShownKind, ShownNotice } from './next.ts'
import type { Occurrence, Series, Slot } from './occurrence.ts'
import { periodAnywhere, periodBetween, periodOf } from './period.server.ts'
import { piecesOf } from './tappable.server.ts'
import { endOf, wallClock } from './zone.ts'

/** What is to be known for some days. Those without a zone go by the visitor's own calendar. */
export type Notice = {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly text: string
  readonly timeZone?: string
}

/** What is said of what is not as always: words of `content/words.json`. */
export type ExceptionWords = Record<
  'cancelled' | 'moved' | 'movedInHours' | 'extra' | 'unsure' | 'place' | 'until',
  string
>

/** In which language, with which words, and when the page is made. */
export type Telling = { locale: Locale; words: ExceptionWords; now: number }

export type Named = Pick<ShownKind, 'name'> & {
  /** In which languages: said of what takes place once. */
  readonly spoken?: string
}

/** What is not as always, each with the days on which it is told: since an instant, until it is over. */
export function noticesOfExceptions<S extends Series & Named>(
  exceptions: readonly Occurrence<S>[],
  timeZone: string,
  { locale, words, now }: Telling,
  since: (each: Occurrence<S>, first: CalendarDate) => number,
): ShownNotice[] {
  return exceptions.map((each) => {
    const { what, on, at, reason, extra, off } = each
    const [first, last] = daysOf(each)
    const spoken = extra && !off && what.spoken && `${what.spoken}.`
    const why = [spoken, reason].filter(Boolean).join(' ')
    return {
      key: `${what.id} ${on} ${at}`,
      text: exceptionInWords(each, { locale, words, timeZone }, what.name),
      ...(why && { reason: why, ...piecesOf(why) }),
      told: periodBetween(since(each, first), endOf(last, timeZone), now),
    }
  })
}

/** What takes place, without a word for how that differs. */
export const plainly = '{what}: {when}.'

type Words = { locale: Locale; words: ExceptionWords; timeZone: string }

/** `Canceled: Worship service, Sunday, December 27, 10:00 AM.` */
export function exceptionInWords(
  { on, last, at, off, extra, unsure, movedTo, place }: Occurrence,
  { locale, words, timeZone }: Words,
  name: string,
): string {
  const hours = (time: NonNullable<Slot['at']>) => clock(time, locale, timeZone)
  const written = ({ on, at }: Slot, last = on) =>
    [daysInWords(on, last, locale), at && hours(at)].filter(Boolean).join(', ')
  const inHours = movedTo?.on === on && at
  const change = inHours ? 'movedInHours' : (off ?? (extra ? 'extra' : unsure && 'unsure'))
  // of what is only elsewhere, that is said after it
  const text = (change ? words[change] : plainly)
    .replace('{what}', name)
    .replace('{planned}', inHours ? hours(at) : written({ on, ...(at && { at }) }, last))
    .replace(
      '{when}',
      movedTo ? written(movedTo, movedTo.last) : written({ on, ...(at && { at }) }, last),
    )
  const where = place === undefined ? '' : ` ${words.place.replace('{place}', place)}`
  // a clock in Spanish has its own full stop: 7:00 p. m.
  return oneStop(atLineStart(text, locale) + where)
}

function daysInWords(on: DateOrMonth, last: DateOrMonth, locale: Locale): string {
  return on === last && !isMonth(on) ? dayInSentence(on, locale) : dateRange(on, last, locale)
}

/** Notices that are not over, each with its days: nobody needs to take one down. */
export function shownNotices(notices: readonly Notice[], { locale, words, now }: Telling) {
  return notices.flatMap(({ from, to, text, timeZone }) => {
    const told = timeZone ? periodOf(timeZone, from, to, now) : periodAnywhere(from, to, now)
    if (Date.parse(told.until) + (timeZone ? 0 : oneDay) <= now) return []
    const date = dayInSentence(to, locale)
    return {
      key: `${from} ${to} ${text}`,
      text,
      ...piecesOf(text),
      untilWhen: words.until.replace('{date}', date),
      told,
    }
  })
}

/** The notices that are not over: those of today, and those to come. */
export function notOver(notices: readonly Notice[], timeZone: string, now: number): Notice[] {
  const { date } = wallClock(now, timeZone)
  return notices.filter(({ to }) => date <= to)
}

export type Days = readonly [first: CalendarDate, last: CalendarDate]

/** The first and the last of the days on which it was to be, and where it is moved of those on which it is. */
export function daysOf({ on, last, movedTo }: Occurrence): Days {
  const days = [on, last, movedTo?.on, movedTo?.last].filter((day) => day !== undefined).toSorted()
  return [firstDayOf(days[0]!), lastDayOf(days.at(-1)!)]
}
