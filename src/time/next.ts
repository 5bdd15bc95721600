import type { Locale } from '#app/language/locale.ts'
/**
 * What a browser does with times: it chooses among those that were counted when the page was made, by
 * its clock. No rule, no exception and no change of clocks is worked out here.
 */
import {
  atLineStart,
  clock,
  clockHours,
  dayName,
  daysAway,
  fullDay,
  zoneName,
  type CalendarDate,
  type Time,
} from './calendar.ts'
import { addDays, dayOf, daysBetween, firstOn } from './dates.ts'
import type { Piece } from './tappable.server.ts'
import { offset, shownAs, wallClock, type WallClock } from './zone.ts'

/** From when until when something is told, as `Date` reads it, and whether it was when the page was made. */
export type Period = { readonly from: string; readonly until: string; readonly atBuild?: boolean }

/** Something that is not as always, or a notice, in words. */
export type ShownChange = {
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
  readonly changes: readonly ShownChange[]
}

/** Who asks, and when. */
export type Reading = {
  locale: Locale
  /** Nothing where the browser does not know it. */
  visitorZone: string | undefined
  /** In milliseconds. */
  now: number
}

/** One time in words: as its place counts it, and in the visitor's own time where that differs. */
export type ShownTime = ShownKind & {
  from: number
  until: number
  on: CalendarDate
  /** `Sunday, November 22` */
  day: string
  onNow: boolean
  /** On the coming Sunday, or today if today is one. */
  isThisSunday?: true
  /** `in 2 days`, where that is so by the calendar of the place and by the visitor's. */
  away?: string
  theirs?: {
    /** `Sunday 2:00 AM` */
    time: string
    /** `Pacific Standard Time` */
    zone: string
  }
}

export type NextInWords = {
  /** What one can come to next, or what is on. */
  next?: ShownTime
  /** What there is before it, of what stands aside. */
  aside?: ShownTime
  /** All of its day and all until Sunday, with what is called off then. */
  near: ShownTime[]
}

const minute = 60_000

/** What comes next in a place. Every place that tells it asks here. */
export function nextInWords(times: Times, reading: Reading): NextInWords {
  const { since, until } = times
  const { now } = reading
  const left = since <= now && now < until ? spansOf(times).filter((each) => each.until > now) : []
  const taking = left.filter(({ off }) => !off)
  const next = taking.find((each) => !each.aside) ?? taking[0]
  if (!next) return { near: [] }
  const aside = taking.find((each) => each.aside && each.from < next.from)
  const sunday = firstOn('sunday', shownThere(now, times).date)
  const last = next.on > sunday ? next.on : sunday
  const near = left
    .filter(({ on }) => on <= last)
    .map((each) => ({
      ...each,
      ...say(each, times, reading),
      ...(each.on === sunday && { isThisSunday: true as const }),
    }))
  const said = (each: Span) => near[left.indexOf(each)]!
  return { next: said(next), ...(aside && { aside: said(aside) }), near }
}

/** What is told at an instant of what is told on some days only: on a page that scripts made nobody else shows it. */
export function changesAt<Change extends { readonly told: Period }>(
  changes: readonly Change[],
  now: number,
): Change[] {
  return changes
    .filter(({ told }) => Date.parse(told.from) <= now && now < Date.parse(told.until))
    .map((each) => ({ ...each, told: { ...each.told, atBuild: true } }))
}

/** One of the first times of a list, and when it is told, for pages that have no script but the head's. */
export type Foretold = ShownKind & {
  key: string
  from: number
  until: number
  day: string
  /** While it is the next one; while it is on. */
  next: Period
  begun: Period
  /** While it is told beside others until Sunday; of the first of a day, as long as that needs the day. */
  near: Period
  dated?: Period
}

/** The first times of a list, or of what stands aside in it, and from when until when each of them is told. */
export function foretold(
  times: Times,
  locale: Locale,
  most: number,
  which: 'next' | 'aside' = 'next',
): Foretold[] {
  const listed = spansOf(times)
  const all = listed.filter(({ aside }) => Boolean(aside) === (which === 'aside'))
  // what stands aside is told while it comes before all others
  const taking = (which === 'aside' ? listed : all).filter(({ off }) => !off)
  return all.slice(0, most).map((each) => {
    const { from, until, on } = each
    const endOf = (before: typeof all) => Math.max(0, ...before.map((one) => one.until))
    const sunday = firstOn('sunday', on)
    const monday = addDays(sunday, -6)
    // may be an hour off in the week in which clocks change: it only says whether the day is said, too
    const week = from - Date.parse(`${on}T${each.at}Z`) + Date.parse(monday)
    const nearFrom = Math.min(week, endOf(taking.filter((one) => one.on < on)))
    return {
      ...each,
      key: `${from} ${each.name}`,
      day: fullDay(on, locale),
      next: told(endOf(taking.filter((one) => one.from < from)), until),
      begun: told(from, until),
      near: told(nearFrom, until),
      ...(all.find((one) => one.on === on) === each && {
        dated: told(nearFrom, on === sunday ? week : endOf(all.filter((one) => one.on === on))),
      }),
    }
  })
}

/** When the rule stands in the place of what is foretold: after the last of it, and where no script runs. */
export function afterwards(foretold: readonly Foretold[]): Partial<Period> {
  const last = foretold.at(-1)?.next.until
  return { ...(last && { from: last }), atBuild: true }
}

const told = (from: number, until: number): Period => ({ from: iso(from), until: iso(until) })
export const iso = (instant: number) => `${new Date(instant).toISOString().slice(0, 16)}Z`

type Span = ShownKind & { from: number; until: number; on: CalendarDate; at: Time }

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
  const away = daysBetween(shownThere(now, times).date, on)
  const theirs = daysBetween(wallClock(now, visitorZone).date, there.date)
  return {
    ...said,
    ...(away === theirs && { away: daysAway(away, locale) }),
    ...(offset(from, visitorZone) !== aheadAt(from, times) && {
      theirs: {
        time: `${dayName(dayOf(there.date), locale)} ${clock(there.time, locale, clockHours(times.timeZone, locale))}`,
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
