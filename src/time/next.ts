/**
 * What a browser does with times: it chooses among those that were counted when the page was made, by
 * its clock. No rule, no exception and no change of clocks is worked out here.
 */
import type { Locale } from '#app/language/locale.ts'
import {
  type CalendarDate,
  type Time,
  addDays,
  dayOf,
  daysBetween,
  firstOn,
  oneDay,
} from './dates.ts'
import { atLineStart, clock, dayName, daysAway, fullDay, zoneName } from './in-words.ts'
import { nextOf } from './state.ts'
import type { Piece } from './tappable.server.ts'
import { minute, offset, shownAs, wallClock, type WallClock } from './zone.ts'

/** From when until when something is told, as `Date` reads it, and whether it was when the page was made. */
export type Period = { readonly from: string; readonly until: string; readonly atBuild?: boolean }

/** A line, or a piece of one; with the days on which it is told, where those are not all. */
export type Line = { readonly text: string; readonly told?: Period }

/** What takes place again and again, as a line begins with it. */
export type Weekly = {
  /** Not every week: every other one, or once a month. */
  readonly isRare?: true
  /** `Sunday 10:00 AM` */
  readonly when: string
  /** `Worship service` */
  readonly what: string
  /** `until December 31, 2033` */
  readonly season?: string
  readonly told?: Period
}

/** What is to be known, in words: something that is not as always, or what somebody wrote. */
export type ShownNotice = {
  readonly key: string
  readonly text: string
  readonly reason?: string
  /** The text, or the reason, in pieces, where one can tap some of them. */
  readonly pieces?: readonly Piece[]
  /** Until when that is true, for whoever has no script that takes it away. */
  readonly untilWhen?: string
  readonly told: Period
}

/** What takes place, as one says it: a service, or one time that is not as always. */
export type ShownKind = {
  readonly name: string
  /** `10:00 AM` */
  readonly time: string
  readonly minutes: number
  /** It does not take place then. */
  readonly off?: true
  /** Its time is still being confirmed. */
  readonly unsure?: true
  /** Where, if it is not where it always is. */
  readonly place?: string
  readonly streamed?: true
  /** It is not what stands for its place: that is told first, and this below it. */
  readonly aside?: true
  /** Which of the places of its list it is in, where that is not the first. */
  readonly where?: number
}

/** The times of a place, counted when the page was made. */
export type Times = {
  readonly timeZone: string
  /**
   * From which minute after the first instant on the clocks there are how many minutes ahead of UTC: no browser
   * needs to know the zone.
   */
  readonly clocks: readonly (readonly [minute: number, ahead: number])[]
  /** The list is whole between these instants. Beyond them only the rule is certain. */
  readonly since: number
  readonly until: number
  readonly kinds: readonly ShownKind[]
  /**
   * How many minutes after the one before it each begins (the first: after the first instant), and its kind. Of
   * what comes every week these repeat, and take few bytes.
   */
  readonly list: readonly (readonly [after: number, kind: number])[]
  readonly notices: readonly ShownNotice[]
}

export type Reading = {
  locale: Locale
  /** Nothing where the browser does not know it. */
  visitorZone: string | undefined
  /** In milliseconds. */
  now: number
}

/** One time of a list, by calendar and clock of its place. */
type Span = ShownKind & { from: number; until: number; on: CalendarDate; at: Time }

/** One time in words: as its place counts it, and in the visitor's own time where that differs. */
export type ShownTime = Span & {
  /** `Sunday, November 22` */
  day: string
  onNow: boolean
  /** On the coming Sunday, or today if today is one, as the visitor counts days. */
  isThisSunday?: true
  /** `in 2 days`, where the day is the same by the calendar of the place and by the visitor's, now and then. */
  away?: string
  theirs?: {
    /** `Sunday 2:00 AM` */
    time: string
    /** `Pacific Time` */
    zone: string
  }
}

export type NextInWords = {
  next?: ShownTime
  /** What there is before it, of what stands aside. */
  aside?: ShownTime
  /** All until its day or until Sunday, with what is called off on that day and until Sunday. */
  near: ShownTime[]
}

/** What comes next in a place. Every place that tells it asks here. */
export function nextInWords(times: Times, reading: Reading): NextInWords {
  const { since, until } = times
  const { now, visitorZone } = reading
  const left = since <= now && now < until ? spansOf(times).filter((each) => each.until > now) : []
  const foremost = left.filter(({ aside }) => !aside)
  // nothing, where all that was counted is called off
  const next = nextOf(foremost, now) ?? nextOf(left, now)
  const before = left.filter(({ aside, from }) => aside && next && from < next.from)
  const aside = nextOf(before, now)
  const sunday = firstOn('sunday', shownThere(now, times).date)
  const last = next && next.on > sunday ? next.on : sunday
  const theirs = visitorZone ? firstOn('sunday', wallClock(now, visitorZone).date) : sunday
  const all = left
    .filter(({ on }) => on <= last)
    .map((each) => ({
      ...each,
      ...say(each, times, reading),
      ...(each.on === theirs && { isThisSunday: true as const }),
    }))
  const said = (each: Span) => all[left.indexOf(each)]!
  const near = all.filter(({ on, off }) => !off || on <= sunday || on === next?.on)
  return { ...(next && { next: said(next) }), ...(aside && { aside: said(aside) }), near }
}

/** What is told at an instant of what is told on some days only: on a page that scripts made nobody else shows it. */
export function toldAt<Each extends { readonly told?: Period }>(
  all: readonly Each[],
  now: number,
): Each[] {
  return all
    .filter(({ told }) => !told || (Date.parse(told.from) <= now && now < Date.parse(told.until)))
    .map((each) => (each.told ? { ...each, told: { ...each.told, atBuild: true } } : each))
}

/** One of the first times of a list, and when it is told, for pages that have no script but the head's. */
export type Foretold = Span & {
  key: string
  day: string
  /** While it is the next one; while it is on. */
  next: Period
  begun: Period
  /** While it is told beside others until Sunday; of the first of a day, as long as that needs its name. */
  near: Period
  dated?: Period
}

/** So many weeks in which one can come are foretold: a page is seldom older than that. */
const weeksForetold = 3

/** The first times of a list, and from when until when each of them is told, with what is called off then. */
export function foretold(times: Times, locale: Locale): Foretold[] {
  const dayBefore = iso(times.since - oneDay)
  const all = spansOf(times)
  const main = all.filter(({ off, aside }) => !off && !aside)
  const weeks = new Set(main.map(({ on }) => firstOn('sunday', on)))
  const lastSunday = [...weeks].slice(0, weeksForetold).at(-1)
  const last = main.findLast(({ on }) => on <= lastSunday!)
  if (!last) return []
  const isMeant = ({ on, from, aside }: Span) => (aside ? from < last.from : on <= last.on)
  return all.filter(isMeant).map((each, index, meant) => {
    const { from, until, on, aside } = each
    // what stands aside is told while it comes before all others
    const others = meant.filter((one) => !one.off && (aside || !one.aside))
    const after = (before: typeof all) => Math.max(0, ...before.map((one) => one.until))
    const next = after(others.filter((one) => meant.indexOf(one) < index))
    const sunday = firstOn('sunday', on)
    const monday = addDays(sunday, -6)
    // may be an hour off in the week in which clocks change: it only says whether the day is said, too
    const week = from - Date.parse(`${on}T${each.at}Z`) + Date.parse(monday)
    const own = meant.filter((one) => one.aside === aside)
    const ofDay = own.filter((one) => one.on === on)
    // of a day on which all is off nothing is told before its week
    const isOff = ofDay.every((one) => one.off)
    const near = isOff ? week : Math.min(week, after(others.filter((one) => one.on < on)))
    const before = own.filter((one) => monday <= one.on && one.on < on)
    // on Sunday what there is needs no day, unless there is something beside it; which Sunday is meant by "this
    // Sunday" every reader counts by their own calendar
    const isAlone = on === sunday && ofDay.some(({ off }) => !off)
    const isNext = isAlone && before.length === 0
    const dated = isNext ? `${monday}T00:00` : iso(after(isAlone ? before : ofDay))
    return {
      ...each,
      key: `${from} ${each.name}`,
      day: fullDay(on, locale),
      next: told(next, until),
      begun: told(Math.max(from, next), until),
      near: told(near, until),
      // somebody's calendar may be a day behind
      ...(ofDay[0] === each && dayBefore < dated && { dated: { ...told(near, 0), until: dated } }),
    }
  })
}

/** When the rule stands in the place of what is foretold: after the last of it, and where no script runs. */
export function afterwards(foretold: readonly Foretold[]): Partial<Period> {
  const last = foretold.findLast(({ off, aside }) => !off && !aside)?.next.until
  return { ...(last && { from: last }), atBuild: true }
}

/** What is told from the beginning says no day. */
const told = (from: number, until: number): Period => ({
  from: from > 0 ? iso(from) : '',
  until: iso(until),
})
export const iso = (instant: number) => `${new Date(instant).toISOString().slice(0, 16)}Z`

function spansOf(times: Times): Span[] {
  const { list, kinds, since } = times
  let from = since
  return list.map(([after, index]) => {
    from += after * minute
    const kind = kinds[index]!
    const { date: on, time: at } = shownThere(from, times)
    return { ...kind, from, until: from + kind.minutes * minute, on, at }
  })
}

function say({ from, on }: Span, times: Times, { locale, visitorZone, now }: Reading) {
  const said = { day: fullDay(on, locale), onNow: from <= now }
  if (!visitorZone) return said
  const there = wallClock(from, visitorZone)
  const today = shownThere(now, times).date
  const isTheirs = today === wallClock(now, visitorZone).date && on === there.date
  return {
    ...said,
    ...(isTheirs && { away: daysAway(daysBetween(today, on), locale) }),
    ...(offset(from, visitorZone) !== aheadAt(from, times) && {
      theirs: {
        time: `${dayName(dayOf(there.date), locale)} ${clock(there.time, locale, visitorZone, true)}`,
        zone: zoneName(visitorZone, from, locale),
      },
    }),
  }
}

/** What calendar and clock of the place show. */
function shownThere(instant: number, times: Times): WallClock {
  return shownAs(instant + aheadAt(instant, times))
}

function aheadAt(instant: number, { clocks, since }: Times): number {
  const passed = (instant - since) / minute
  return (clocks.findLast(([from]) => from <= passed) ?? clocks[0]!)[1] * minute
}

/** `Sunday, November 22, 11:00 AM` */
export function whenInWords({ day, time }: { day: string; time: string }, locale: Locale): string {
  return `${atLineStart(day, locale)}, ${time}`
}
