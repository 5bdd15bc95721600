import type { Locale } from '#app/language/locale.ts'
import { type CalendarDate, addDays } from './dates.ts'
import { clock } from './in-words.ts'
import { memoize } from './memoize.ts'
import type { ShownKind, Times } from './next.ts'
import {
  daysOf,
  noticesOfExceptions,
  type Days,
  type Named,
  type Telling,
} from './notices.server.ts'
import {
  exceptional,
  inRuns,
  occurrencesOf,
  type Occurrence,
  type Series,
  type Timetable,
} from './occurrence.ts'
import { toldAhead } from './period.server.ts'
import { byStart } from './state.ts'
import { changesOf, endOf, instantOf, offset, wallClock } from './zone.ts'

/** How far ahead times are counted. The site is published anew every night, so this is a long pause. */
export const daysCounted = 100

export type NamedSeries = Series & Named & Pick<ShownKind, 'streamed' | 'aside' | 'where'>

/** The times of the coming days as a browser gets them: it chooses among them by its clock. */
export function listed(timetable: Timetable<NamedSeries>, asked: Telling): Times {
  const { timeZone } = timetable
  const { locale, now } = asked
  const { date: today } = wallClock(now, timeZone)
  const [first, last] = [addDays(today, -1), addDays(today, daysCounted)]
  const found = occurrencesOf(timetable, first, last)
    .filter(({ until }) => until > now)
    // what begins together with what stands for its place comes after it: it is not before it
    .toSorted((one, other) => byStart(one, other) || rank(one) - rank(other))
  const [since, until] = [instantOf(first, '00:00', timeZone), endOf(last, timeZone)]
  const kinds = new Map<string, { index: number; kind: ShownKind }>()
  let before = since
  const list = found.map((each) => {
    const kind = kindOf(each, timeZone, locale)
    const key = JSON.stringify(kind)
    if (!kinds.has(key)) kinds.set(key, { index: kinds.size, kind })
    const passed = (each.from! - before) / 60_000
    before = each.from!
    return [passed, kinds.get(key)!.index] as const
  })
  return {
    timeZone,
    clocks: clocksOf(timeZone, since, until),
    since,
    until,
    kinds: [...kinds.values()].map(({ kind }) => kind),
    list,
    // what was to be before the list, and is moved into it, is told as well
    notices: noticesOfExceptions(
      inRuns(exceptional(timetable)).filter((each) => meets(daysOf(each), [first, last])),
      timeZone,
      asked,
      (each, day) => {
        const near = instantOf(addDays(day, -toldAhead), '00:00', timeZone)
        return each.off && !each.extra ? Math.min(near, endBefore(each, day)) : near
      },
    ),
  }

  /** When the last one of its sort before a day is over: from then on a later one is told as the next. */
  function endBefore({ what }: Occurrence<NamedSeries>, day: CalendarDate): number {
    const isBefore = (one: (typeof found)[number]) =>
      !one.off && one.what.aside === what.aside && one.on < day
    return found.findLast(isBefore)?.until ?? 0
  }
}

const rank = ({ what }: Occurrence<NamedSeries>) => (what.aside ? 1 : 0)

/** How far the clocks of a zone are ahead, and from when on they are so between two instants. */
const clocksOf = memoize((timeZone: string, since: number, until: number): Times['clocks'] => {
  const changes = changesOf(timeZone, since, until).map(({ at, to }) => ({ at, ahead: to }))
  return [{ at: since, ahead: offset(since, timeZone) }, ...changes].map(
    ({ at, ahead }) => [(at - since) / 60_000, ahead / 60_000] as const,
  )
})

function kindOf(each: Occurrence<NamedSeries>, timeZone: string, locale: Locale): ShownKind {
  const { what, from, until, off, unsure, place } = each
  return {
    name: what.name,
    // where clocks skip the planned one, another
    time: clockAt(from!, timeZone, locale),
    minutes: (until - from!) / 60_000,
    ...(off && { off: true }),
    ...(unsure && { unsure }),
    ...(place !== undefined && !off && { place }),
    ...(what.streamed && { streamed: true }),
    ...(what.aside && { aside: true }),
    ...(what.where && { where: what.where }),
  }
}

const clockAt = memoize((instant: number, timeZone: string, locale: Locale) =>
  clock(wallClock(instant, timeZone).time, locale, timeZone),
)

const meets = ([first, last]: Days, [since, until]: Days) => first <= until && since <= last
