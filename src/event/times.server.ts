import type { SeasonDays } from '#app/church/times/timetable.server.ts'
import { eventRepeats, ui } from '#app/fellowship/common-words.server.ts'
import { inARow } from '#app/language/language-names.ts'
import type { Locale } from '#app/language/locale.ts'
import {
  isMonth,
  type CalendarDate,
  type DateOrMonth,
  type Time,
  addDays,
  dayOf,
  daysBetween,
  lastDayOf,
  longAgo,
  monthOf,
} from '#app/time/dates.ts'
import {
  atLineStart,
  clock,
  dateRange,
  dayInSentence,
  dayName,
  fullDay,
  longDay,
  shortMonth,
  withYear,
} from '#app/time/in-words.ts'
import type { Period, ShownNotice } from '#app/time/next.ts'
import { daysOf, exceptionInWords } from '#app/time/notices.server.ts'
import {
  endsOn,
  exceptional,
  hoursOf,
  inRuns,
  occurrencesOf,
  plannedHoursOf,
  type DayHours,
  type Occurrence,
  type Series,
  type Timetable,
} from '#app/time/occurrence.ts'
import { periodBetween, periodOf, toldAhead } from '#app/time/period.server.ts'
import { piecesOf } from '#app/time/tappable.server.ts'
import { timesNear } from '#app/time/times-near.server.ts'
import { endOf, instantOf, wallClock } from '#app/time/zone.ts'
import { forEver, isOneHour, type Event, type EventTime, type Registration } from './event.ts'
import { ruleOf } from './rule.server.ts'

/** An event as it is counted, in one language. Every place that tells its times asks here. */
export function timetableOf(event: Event, locale: Locale): Timetable {
  const { from, to, at, minutes, hours, repeat, timeZone } = event
  const long = { id: 'event', ...(at && { at }), ...(minutes && { minutes }) }
  const series: Series = repeat
    ? {
        ...long,
        ...ruleOf(event),
        ...(from !== to && { days: 1 + daysBetween(from as CalendarDate, to as CalendarDate) }),
      }
    : {
        ...long,
        from,
        to,
        ...(hours && { hours: hours.map((each) => asItIs(each, event, locale)) }),
      }
  const { cancelled = [], moved = [] } = event
  return {
    timeZone,
    series: [series],
    exceptions: [
      ...cancelled
        .filter((each) => !isOneHour(each))
        .map(({ on, reason }) => {
          return { change: 'cancelled' as const, on, reason: reason[locale] }
        }),
      ...moved
        .filter((each) => !isOneHour(each))
        .map(({ on, toDay, toTime, reason }) => ({
          change: 'moved' as const,
          on,
          to: { on: toDay, ...(toTime && { at: toTime }) },
          reason: reason[locale],
        })),
    ],
  }
}

/** One of the hours of its days: as planned, called off, or at another time. */
function asItIs(
  planned: DayHours,
  { cancelled = [], moved = [] }: Event,
  locale: Locale,
): DayHours {
  const isMeant = ({ on, at }: { on: DateOrMonth; at?: Time }) =>
    on === planned.on && at === planned.at
  const off = cancelled.find(isMeant)
  if (off) return { ...planned, off: 'cancelled', reason: off.reason[locale] }
  const away = moved.find(isMeant)
  if (!away) return planned
  const { toDay, toTime = planned.at, reason } = away
  return { ...planned, off: 'moved', movedTo: { on: toDay, at: toTime }, reason: reason[locale] }
}

/** What is not as always of an event: days, and of its days single hours. */
function unusual(event: Event, locale: Locale): (Occurrence & { isHour?: true })[] {
  const timetable = timetableOf(event, locale)
  const whole = inRuns(exceptional(timetable))
  // what is called off as a whole has no hours
  if (!event.repeat && whole.length > 0) return whole
  const hours = timetable.series.flatMap((what) =>
    plannedHoursOf(what).flatMap(({ movedTo, ...each }) => {
      if (!each.off) return []
      const until = endOf(each.on, timetable.timeZone)
      const there = movedTo && { movedTo: { ...movedTo, last: movedTo.on } }
      return { what, ...each, last: each.on, until, ...there, isHour: true as const }
    }),
  )
  return [...whole, ...hours]
}

/** The times of an event as a browser gets them, in words: it chooses among them by its clock. */
export function eventTimes(event: Event, locale: Locale, now: number): EventTime[] {
  const timetable = timetableOf(event, locale)
  const { times, goesOn } = timesNear(timetable, now)
  const shown = times
    // one that is off has nothing to be told but that it is, unless it is the only one
    .filter(({ off }) => !off || !event.repeat)
    .map((each) => inWords(each, event, locale))
  const rule = repeatText(event, locale)
  if (!rule || !goesOn) return shown
  const { at, until, timeZone } = event
  const ends = until ? endOf(until, timeZone) : forEver
  return [...shown, { until: ends, dates: rule, ...(at && { time: clockOf(event, locale)(at) }) }]
}

export const clockOf =
  ({ timeZone }: Pick<Event, 'timeZone'>, locale: Locale) =>
  (time: Time) =>
    clock(time, locale, timeZone)

function inWords(occurrence: Occurrence, event: Event, locale: Locale): EventTime {
  const { what, on, last, at, from, until, off } = occurrence
  const { link, repeat } = event
  const hours = clockOf(event, locale)
  const days = Map.groupBy(hoursOf(what), (each) => each.on)
  const unlike = [...days].map(([day, times]) => {
    const clocks = inARow(
      times.map((each) => hours(each.at)),
      locale,
    )
    return on === last
      ? atLineStart(clocks, locale)
      : `${atLineStart(fullDay(day, locale), locale)}, ${clocks}`
  })
  const [year, , day] = on.split('-')
  const isLong = on !== last
  const isAlike = at && unlike.length === 0
  return {
    ...(from !== undefined && { from }),
    until,
    ...(off && { off }),
    dates: atLineStart(datesInWords(on, last, locale), locale),
    ...(isLong && { isLong }),
    ...((isLong || (link && !repeat)) && {
      lastDay: dayInSentence(lastDayOf(endsOn(what, last)), locale),
    }),
    // where clocks skip the planned one, another
    ...(isAlike && {
      time: hours(from === undefined ? at : wallClock(from, event.timeZone).time),
    }),
    ...(!isLong && day && !(isAlike && what.minutes) && { today: readersDay(on as CalendarDate) }),
    ...(unlike.length > 0 && { hours: unlike }),
    chip: {
      month: shortMonth(on, locale),
      year: year!,
      ...(day && { day: dayOnChip(on as CalendarDate, last as CalendarDate) }),
    },
  }
}

const readersDay = (on: CalendarDate): Period => ({
  from: `${on}T00:00`,
  until: `${addDays(on, 1)}T00:00`,
})

function datesInWords(on: DateOrMonth, last: DateOrMonth, locale: Locale): string {
  return on === last && !isMonth(on) ? longDay(on, locale) : dateRange(on, last, locale)
}

/** `16`, and of several days of one month `16–31`. */
function dayOnChip(on: CalendarDate, last: CalendarDate): string {
  const [one, other] = [on, last].map((date) => String(Number(date.slice(8)))) as [string, string]
  return one === other || monthOf(on) !== monthOf(last) ? one : `${one}–${other}`
}

/** What is called off or moved, each with the days on which that is told: two weeks before, until it is over. */
export function eventNotices(event: Event, locale: Locale, now: number): ShownNotice[] {
  return unusual(event, locale).map((each) => {
    const [first, last] = daysOf(each)
    const near = periodOf(event.timeZone, addDays(first, -toldAhead), last, now)
    if (event.repeat) {
      // once the one before it is over, a later one is told in its place: it is said why
      const from = Math.min(Date.parse(near.from), endBefore(first, event, locale))
      return shownNotice(each, event, locale, periodBetween(from, Date.parse(near.until), now))
    }
    // what happens once is told of from the start: as a whole it has no other time to tell, an hour has its day
    const end = each.isHour ? Date.parse(near.until) : forEver
    return shownNotice(each, event, locale, periodBetween(0, end, now))
  })
}

/** When the last time before a day is over; where there is none, long ago. */
function endBefore(day: CalendarDate, event: Event, locale: Locale): number {
  // its first time may be moved to a day before all others
  const before = occurrencesOf(timetableOf(event, locale), longAgo, day)
  return before.findLast(({ off, last }) => !off && last < day)?.until ?? 0
}

/** The same of what is so from one day to another, each told since a day. */
export function noticesWithin(
  event: Event,
  { from, to, since }: SeasonDays,
  locale: Locale,
  now: number,
): ShownNotice[] {
  return unusual(event, locale).flatMap((each) => {
    const [first, last] = daysOf(each)
    if (last < from || to < first) return []
    return shownNotice(each, event, locale, periodOf(event.timeZone, since, last, now))
  })
}

/** The times from one day to another that are as always, in words. */
export function timesWithin(event: Event, { from, to }: SeasonDays, locale: Locale) {
  return occurrencesOf(timetableOf(event, locale), from, to)
    .filter(({ off, insteadOf }) => !off && !insteadOf)
    .map((each) => ({ last: lastDayOf(each.last), ...inWords(each, event, locale) }))
}

function shownNotice(
  { at, ...each }: Occurrence & { isHour?: true },
  { timeZone }: Event,
  locale: Locale,
  told: Period,
): ShownNotice {
  const words = {
    cancelled: ui.eventCancelled[locale],
    moved: ui.eventMoved[locale],
    movedInHours: ui.eventMovedInHours[locale],
    extra: '',
    unsure: '',
    place: '',
    until: '',
  }
  const { on, movedTo, reason } = each
  // its hour is said where that is another one, and where a day has several
  const isAtOtherHour = (movedTo && movedTo.at !== at) || each.isHour
  const shown = isAtOtherHour
    ? { ...each, ...(at && { at }) }
    : { ...each, ...(movedTo && { movedTo: { on: movedTo.on, last: movedTo.last } }) }
  return {
    key: each.isHour ? `${on} ${at}` : on,
    text: exceptionInWords(shown, { locale, words, timeZone }, ''),
    ...(reason !== undefined && { reason, ...piecesOf(reason) }),
    told,
  }
}

export function registrationOf({ opens, closes, timeZone }: Event, locale: Locale): Registration {
  return {
    ...(opens && {
      opens: { date: dayInSentence(opens, locale), at: instantOf(opens, '00:00', timeZone) },
    }),
    ...(closes && {
      closes: { date: dayInSentence(closes, locale), at: endOf(closes, timeZone) },
    }),
  }
}

/** `Every first Saturday of the month, until July 31, 2031` */
export function repeatText({ from, repeat, until }: Event, locale: Locale): string | undefined {
  if (!repeat) return undefined
  const day = dayName(dayOf(from as CalendarDate), locale)
  const rule = eventRepeats[repeat][locale].replace('{day}', day)
  return until
    ? `${rule}, ${ui.serviceUntil[locale].replace('{date}', withYear(until, locale))}`
    : rule
}
