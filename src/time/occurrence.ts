/**
 * When things take place. It knows neither churches nor events: both hand it a timetable and get
 * occurrences back, and whoever tells a time asks an occurrence.
 */
import {
  isMonth,
  type CalendarDate,
  type DateOrMonth,
  type Time,
  addDays,
  daysBetween,
  firstDayOf,
} from './dates.ts'
import { datesOf, type Rule } from './rule.ts'
import { byStart } from './state.ts'
import { endOf, instantOf } from './zone.ts'

/** A day, or a month whose day nobody knows yet; with a time of day where one is known. */
export type Slot = { readonly on: DateOrMonth; readonly at?: Time }

/** A time of one of the days of something whose hours are not alike. A day may have several. */
export type DayHours = {
  readonly on: CalendarDate
  readonly at: Time
  readonly minutes?: number
  /** It alone is called off, or at another time. */
  readonly off?: 'cancelled' | 'moved'
  readonly movedTo?: Required<Slot> & { readonly on: CalendarDate }
  readonly reason?: string
}

type What = {
  readonly id: string
  /** Without one it lasts whole days. */
  readonly at?: Time
  /** How long it lasts, where that is known; otherwise until its last day is over, or past that night's midnight. */
  readonly minutes?: number
  /** Where nobody has told how long it lasts: how long it counts as being on. */
  readonly least?: number
  /** Whether it takes place so is still being confirmed. */
  readonly unsure?: true
}

/** What takes place again and again. `days` is how many each time lasts, where that is more than one. */
export type Again = What & Rule & { readonly days?: number }

type Once = What & {
  readonly from: DateOrMonth
  readonly to: DateOrMonth
  readonly hours?: readonly DayHours[]
}

export type Series = Again | Once

type Meant = {
  /** A day on which it would be, and its time or its series where only one of several is meant. */
  readonly on: DateOrMonth
  readonly at?: Time
  readonly of?: readonly string[]
}

/** What is not as always. */
export type Exception<S = Series> =
  | (Meant & { readonly change: 'cancelled'; readonly reason: string })
  | (Meant & {
      readonly change: 'moved'
      readonly to: Slot & { readonly on: CalendarDate }
      readonly place?: string
      readonly reason: string
    })
  | (Meant & { readonly change: 'unsure'; readonly reason: string })
  | {
      readonly change: 'extra'
      readonly on: CalendarDate
      readonly at: Time
      readonly what: S
      /** It was announced, and does not take place after all. */
      readonly off?: 'cancelled'
      readonly place?: string
      readonly reason?: string
    }

export type Timetable<S extends Series = Series> = {
  readonly timeZone: string
  readonly series: readonly S[]
  readonly exceptions: readonly Exception<S>[]
}

/** One time that something takes place, or was to. */
export type Occurrence<S = Series> = Slot & {
  readonly what: S
  readonly last: DateOrMonth
  /** Instants, in milliseconds. Of a month without a day nobody knows when it begins. */
  readonly from?: number
  readonly until: number
  /** It does not take place then. */
  readonly off?: 'cancelled' | 'moved'
  /** Where it went, and from where it came. */
  readonly movedTo?: Slot & Pick<Occurrence, 'last'>
  readonly insteadOf?: Slot
  readonly extra?: true
  readonly unsure?: true
  readonly place?: string
  readonly reason?: string
}

/** Everything that takes place, or was to, from one day to another, in order. */
export function occurrencesOf<S extends Series>(
  { timeZone, series, exceptions }: Timetable<S>,
  first: CalendarDate,
  last: CalendarDate,
): Occurrence<S>[] {
  const overlaps = (one: { on: DateOrMonth; last: DateOrMonth }) =>
    one.on.slice(0, 10) <= last && first.slice(0, one.last.length) <= one.last
  const regular = series.flatMap((what) =>
    slotsOf(what, exceptions, first, last).flatMap((slot) => occurrence(what, slot)),
  )
  const extra = exceptions.flatMap((each) => {
    if (each.change !== 'extra') return []
    const { on, at, what, off, place, reason } = each
    const planned = timed(what, { on, at }, timeZone)
    return [{ ...planned, extra: true as const, ...(off && { off }), ...saidOf(place, reason) }]
  })
  return [...regular, ...extra].filter(overlaps).toSorted(byStart)

  function occurrence(what: S, slot: Slot): Occurrence<S>[] {
    const planned = timed(what, slot, timeZone)
    const exception = exceptions.find((each) => isMeant(each, what, slot))
    if (!exception || exception.change === 'extra') return [planned]
    const { reason } = exception
    if (exception.change === 'unsure') return [{ ...planned, unsure: true, reason }]
    if (exception.change === 'cancelled') return [{ ...planned, off: 'cancelled', reason }]
    const { at = slot.at, ...rest } = exception.to
    const there = timed(what, { ...rest, ...(at && { at }) }, timeZone)
    const said = saidOf(exception.place, reason)
    // at its own time elsewhere, it takes place once
    if (there.on === slot.on && at === slot.at) return [{ ...planned, ...said }]
    const movedTo = { on: there.on, last: there.last, ...(at && { at }) }
    return [
      { ...planned, off: 'moved', movedTo, ...said },
      { ...there, insteadOf: slot, ...said },
    ]
  }
}

/** Every planned time that is not as always, and every additional one. Few need to be counted. */
export function exceptional<S extends Series>(timetable: Timetable<S>): Occurrence<S>[] {
  const found = timetable.exceptions.flatMap(({ on }) =>
    occurrencesOf(timetable, firstDayOf(on), firstDayOf(on)).filter(
      ({ off, extra, insteadOf, reason }) => off || extra || (reason !== undefined && !insteadOf),
    ),
  )
  // what lasts several days is found on each of them
  const known = new Map(found.map((each) => [`${each.what.id} ${each.on} ${each.at}`, each]))
  return [...known.values()].toSorted(byStart)
}

/** What is called off time after time for one reason, as one, from its first day to its last; twice is told by day. */
export function inRuns<Each extends Occurrence>(all: readonly Each[]): Each[] {
  const runs: Each[][] = []
  for (const each of all) {
    const run = runs.find((before) => isNextOff(before.at(-1)!, each))
    if (run) run.push(each)
    else runs.push([each])
  }
  return runs.flatMap((run) => (run.length > 2 ? [{ ...run[0]!, last: run.at(-1)!.last }] : run))
}

function isNextOff({ what, on, off, reason }: Occurrence, next: Occurrence): boolean {
  if (off !== 'cancelled' || next.off !== off || next.what !== what || next.reason !== reason)
    return false
  const between = [addDays(firstDayOf(on), 1), addDays(firstDayOf(next.on), -1)] as const
  return 'repeat' in what && datesOf(what, ...between).length === 0
}

function saidOf(place: string | undefined, reason: string | undefined) {
  return { ...(place !== undefined && { place }), ...(reason !== undefined && { reason }) }
}

/** When it would be, were all as always; also long before or after, where it is moved here from there. */
function slotsOf(
  what: Series,
  exceptions: readonly Exception<Series>[],
  first: CalendarDate,
  last: CalendarDate,
): Slot[] {
  const { at } = what
  const clock = at && { at }
  if (!('repeat' in what)) return [{ on: what.from, ...clock }]
  const from = addDays(first, 1 - (what.days ?? 1))
  const elsewhere = exceptions.flatMap((each) =>
    each.change === 'moved' && from <= each.to.on && each.to.on <= last
      ? datesOf(what, firstDayOf(each.on), firstDayOf(each.on))
      : [],
  )
  return [...new Set([...datesOf(what, from, last), ...elsewhere])].map((on) => ({ on, ...clock }))
}

function isMeant(exception: Exception<Series>, what: Series, { on, at }: Slot): boolean {
  if (exception.change === 'extra') return false
  const { of, at: named = at } = exception
  if (named !== at || (of && !of.includes(what.id))) return false
  if ('repeat' in what) return exception.on === on
  // what takes place once is called off as a whole, whichever of its days is named
  const { from, to } = what
  return from <= exception.on.slice(0, from.length) && exception.on.slice(0, to.length) <= to
}

function timed<S extends Series>(what: S, slot: Slot, timeZone: string): Occurrence<S> {
  const last = lastOf(what, slot.on)
  const hours = hoursOf(what)
  const [one, final] = [hours[0], hours.at(-1)]
  const at = one?.at ?? slot.at
  const shown = {
    what,
    ...slot,
    ...(at && { at }),
    last,
    ...(what.unsure && { unsure: true as const }),
  }
  if (isMonth(slot.on)) return { ...shown, until: endOf(last, timeZone) }
  const from = instantOf(one?.on ?? firstDayOf(slot.on), at ?? '00:00', timeZone)
  const { minutes, least } = what
  const lastBegins = final ? instantOf(final.on, final.at, timeZone) : from
  const long = at && slot.on === last && !final ? (minutes ?? least) : final?.minutes
  const until =
    long === undefined
      ? Math.max(endOf(endsOn(what, last), timeZone), lastBegins + length(atNight))
      : lastBegins + length(long)
  return { ...shown, from, until }
}

/** What begins late in the evening, and of whose length nobody has told, is not over at midnight. */
const atNight = 120

const length = (minutes: number) => minutes * 60_000

/** The times of its days, as planned, where it has such. */
export function plannedHoursOf(what: Series): readonly DayHours[] {
  return 'repeat' in what ? [] : (what.hours ?? [])
}

/** Those that take place, in order. */
export function hoursOf(what: Series): readonly DayHours[] {
  return plannedHoursOf(what)
    .filter(({ off }) => off !== 'cancelled')
    .map(({ on, at, minutes, movedTo = { on, at } }) => ({
      ...movedTo,
      ...(minutes && { minutes }),
    }))
    .toSorted((one, other) => `${one.on} ${one.at}`.localeCompare(`${other.on} ${other.at}`))
}

/** Its last day; where all that was planned for it is off, the last on which something takes place. */
export function endsOn(what: Series, last: DateOrMonth): DateOrMonth {
  const isPlanned = plannedHoursOf(what).some(({ on }) => on === last)
  return (isPlanned && hoursOf(what).at(-1)?.on) || last
}

function lastOf(what: Series, on: DateOrMonth): DateOrMonth {
  if (!('repeat' in what)) {
    // moved, it lasts as long as it was to
    if (on === what.from || isMonth(what.from)) return what.to
    return addDays(firstDayOf(on), daysBetween(firstDayOf(what.from), firstDayOf(what.to)))
  }
  return what.days ? addDays(firstDayOf(on), what.days - 1) : on
}
