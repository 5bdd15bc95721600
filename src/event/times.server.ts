import { eventRepeats, ui } from '#app/fellowship/common-words.server.ts'
import type { Locale } from '#app/language/locale.ts'
import {
  atLineStart,
  clock,
  clockHours,
  dateRange,
  dayName,
  fullDay,
  shortMonth,
  type CalendarDate,
} from '#app/time/calendar.ts'
import { addDays, dayOf, daysBetween } from '#app/time/dates.ts'
import { changeInWords, daysCounted, periodOf } from '#app/time/listed.server.ts'
import type { ShownChange } from '#app/time/next.ts'
import {
  byStart,
  exceptional,
  hoursOf,
  occurrencesOf,
  type Occurrence,
  type Series,
  type Timetable,
} from '#app/time/occurrence.ts'
import { repeatOf } from '#app/time/rule.ts'
import { piecesOf } from '#app/time/tappable.server.ts'
import { toldAhead } from '#app/time/told-ahead.ts'
import { endOf, instantOf, wallClock } from '#app/time/zone.ts'
import { type Event, type EventTime, type Registration, timeAt } from './event.ts'

/** An event as it is counted, in one language. Every place that tells its times asks here. */
export function timetableOf(event: Event, locale: Locale): Timetable {
  const { from, to, at, minutes, hours, until, repeat, timeZone } = event
  const long = { id: 'event', ...(at && { at }), ...(minutes && { minutes }) }
  const first = from as CalendarDate
  const series: Series = repeat
    ? {
        ...long,
        repeat: repeatOf(dayOf(first), repeat),
        from: first,
        ...(until && { until }),
        ...(from !== to && { days: 1 + daysBetween(first, to as CalendarDate) }),
      }
    : { ...long, from, to, ...(hours && { hours }) }
  const { cancelled = [], moved = [] } = event
  return {
    timeZone,
    series: [series],
    exceptions: [
      ...cancelled.map(({ on, reason }) => {
        return { change: 'cancelled' as const, on, reason: reason[locale] }
      }),
      ...moved.map(({ on, toDay, toTime, reason }) => ({
        change: 'moved' as const,
        on,
        to: { on: toDay, ...(toTime && { at: toTime }) },
        reason: reason[locale],
      })),
    ],
  }
}

/** How far back the last time of an event that comes again is looked for, and how far ahead the next ones. */
const daysBack = 100
const daysAhead = { week: daysCounted, month: 2 * daysCounted }

/** The times of an event that a page may tell: those of the coming days, and the last that is over. */
export function occurrencesAt(timetable: Timetable, now: number): Occurrence[] {
  const [what] = timetable.series
  if (!('repeat' in what!)) return occurrencesOf(timetable, dayIn(what!.from), lastDayIn(what!.to))
  const { date: today } = wallClock(now, timetable.timeZone)
  const { from = today, until, days = 1, repeat } = what
  const near = addDays(today, -days)
  const start = near > from ? near : from
  const coming = occurrencesOf(timetable, start, addDays(start, daysAhead[repeat.every]))
  const end = until && until < today ? until : today
  const isOver = ({ off, until: ends }: Occurrence) => !off && ends <= now
  const past = occurrencesOf(timetable, addDays(end, -daysBack), addDays(end, daysBack))
  const last = past.findLast(isOver)
  const left = coming.filter((each) => each.off || each.until > now)
  return [...(last ? [last] : []), ...left].toSorted(byStart)
}

/** The one that one can still come to; where there is none, the last one that there was. */
export function occurrenceAt(timetable: Timetable, now: number): Occurrence {
  return timeAt(occurrencesAt(timetable, now), now)
}

/** The times of an event as a browser gets them, in words: it chooses among them by its clock. */
export function eventTimes(event: Event, locale: Locale, now: number): EventTime[] {
  const timetable = timetableOf(event, locale)
  const times = occurrencesAt(timetable, now)
    // one that is off has nothing to be told but that it is, unless it is the only one
    .filter(({ off }) => !off || !event.repeat)
    .map((each) => inWords(each, event, locale))
  const repeats = repeatText(event, locale)
  if (!repeats) return times
  const { until, timeZone } = event
  const listed = times.at(-1)?.until ?? now
  const ends = until ? endOf(until, timeZone).getTime() : forEver
  const { date: after } = wallClock(listed, timeZone)
  const further = occurrencesOf(timetable, addDays(after, 1), addDays(after, daysBack))
  if (!further.some(({ off }) => !off)) return times
  // after the last one that was counted only the rule is certain
  const { on, chip } = times.at(-1) ?? inWords(occurrenceAt(timetable, now), event, locale)
  const { day: _, ...month } = chip
  return [...times, { on, last: on, until: ends, dates: repeats, chip: month }]
}

const forEver = Date.UTC(2100, 0)

function inWords(
  { what, on, last, at, from, until, off }: Occurrence,
  { timeZone }: Event,
  locale: Locale,
): EventTime {
  const hours = (time: NonNullable<typeof at>) => clock(time, locale, clockHours(timeZone, locale))
  const unlike = hoursOf(what).map((day) => {
    return `${atLineStart(fullDay(day.on, locale), locale)}, ${hours(day.at)}`
  })
  const [year, , day] = on.split('-')
  return {
    on,
    last,
    ...(from !== undefined && { from }),
    until,
    ...(off && { off }),
    dates: atLineStart(dateRange(on, last, locale), locale),
    ...(at && unlike.length === 0 && { time: hours(at) }),
    ...(unlike.length > 0 && { hours: unlike }),
    chip: {
      month: shortMonth(on, locale),
      year: year!,
      ...(day && { day: String(Number(day)) }),
    },
  }
}

/** What is called off or moved, each with the days on which that is told. */
export function eventChanges(event: Event, locale: Locale, now: number): ShownChange[] {
  const timetable = timetableOf(event, locale)
  const { timeZone } = event
  const words = {
    cancelled: ui.eventCancelled[locale],
    moved: ui.eventMoved[locale],
    movedInHours: ui.eventMovedInHours[locale],
    extra: '',
    unsure: '',
    place: '',
    until: '',
  }
  return exceptional(timetable).map(({ at, ...each }) => {
    const { on, movedTo, reason } = each
    // its hour is said where that is another one
    const hours = movedTo && movedTo.at !== at
    const shown = hours
      ? { ...each, ...(at && { at }) }
      : { ...each, ...(movedTo && { movedTo: { on: movedTo.on } }) }
    const days = [on, movedTo?.on ?? on].toSorted() as [CalendarDate, CalendarDate]
    return {
      key: on,
      text: changeInWords(shown, { locale, words, timeZone }, ''),
      ...(reason !== undefined && { reason, ...piecesOf(reason) }),
      // what happened once and was called off has no other time to tell
      told: event.repeat ? periodOf(timeZone, addDays(days[0], -toldAhead), days[1], now) : always,
    }
  })
}

const always = {
  from: new Date(0).toISOString(),
  until: new Date(forEver).toISOString(),
  atBuild: true,
}

/** From when until when one can register. */
export function registrationOf({ opens, closes, timeZone }: Event): Registration {
  return {
    ...(opens && { opens: { on: opens, at: instantOf(opens, '00:00', timeZone) } }),
    ...(closes && { closes: { on: closes, at: endOf(closes, timeZone).getTime() } }),
  }
}

/** `Every first Saturday of the month` */
export function repeatText({ from, repeat }: Event, locale: Locale): string | undefined {
  if (!repeat) return undefined
  return eventRepeats[repeat][locale].replace('{day}', dayName(dayOf(from as CalendarDate), locale))
}

const dayIn = (date: string) => (date.length === 7 ? `${date}-01` : date) as CalendarDate
const lastDayIn = (date: string) => (date.length === 7 ? `${date}-28` : date) as CalendarDate
