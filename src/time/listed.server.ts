import type { Locale } from '#app/language/locale.ts'
import {
  atLineStart,
  clock,
  clockHours,
  dateRange,
  fullDay,
  type CalendarDate,
  type DateOrMonth,
} from './calendar.ts'
import { addDays } from './dates.ts'
import { iso, type ShownKind, type ShownChange, type Times, type Period } from './next.ts'
import {
  exceptional,
  occurrencesOf,
  type Occurrence,
  type Series,
  type Slot,
  type Timetable,
} from './occurrence.ts'
import { piecesOf } from './tappable.server.ts'
import { toldAhead } from './told-ahead.ts'
import { endOf, instantOf, offset, wallClock } from './zone.ts'

/** How far ahead times are counted. The site is published anew every night, so this is a long pause. */
export const daysCounted = 100

/** A series with what it is called. */
export type NamedSeries = Series &
  Pick<ShownKind, 'name' | 'streamed' | 'aside' | 'where'> & {
    /** In which languages: said of what takes place once. */
    readonly spoken?: string
  }

/** What is to be known for some days. Those without a zone go by the visitor's own calendar. */
export type Notice = {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly text: string
  readonly timeZone?: string
}

/** What is said of what is not as always: words of `content/words.json`. */
export type ChangeWords = Record<
  'cancelled' | 'moved' | 'movedInHours' | 'extra' | 'unsure' | 'place' | 'until',
  string
>

type Listing = { locale: Locale; words: ChangeWords; now: number }

/** The times of the coming days as a browser gets them: it chooses among them by its clock. */
export function listed(timetable: Timetable<NamedSeries>, asked: Listing): Times {
  const { timeZone } = timetable
  const { locale, now } = asked
  const { date: today } = wallClock(now, timeZone)
  const [first, last] = [addDays(today, -1), addDays(today, daysCounted)]
  const found = occurrencesOf(timetable, first, last).filter(({ until }) => until > now)
  const [since, until] = [instantOf(first, '00:00', timeZone), endOf(last, timeZone).getTime()]
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
    changes: changesOf(
      exceptional(timetable).filter((each) => meets(daysOf(each), [first, last])),
      timeZone,
      asked,
    ),
  }
}

type Days = readonly [first: CalendarDate, last: CalendarDate]

/** The day on which it was to be, and where it is moved that on which it is, in their order. */
function daysOf({ on, movedTo }: Pick<Occurrence, 'on' | 'movedTo'>): Days {
  return [on, movedTo?.on ?? on].toSorted() as unknown as Days
}

const meets = ([first, last]: Days, [since, until]: Days) => first <= until && since <= last

/** How far the clocks of a zone are ahead, and from when on they are so between two instants. */
function clocksOf(timeZone: string, since: number, until: number): [number, number][] {
  const clocks: [number, number][] = [[0, offset(since, timeZone) / 60_000]]
  for (let at = since; at < until; at += oneDay) {
    const from = offset(at, timeZone)
    if (offset(at + oneDay, timeZone) === from) continue
    let [before, after] = [at / 60_000, (at + oneDay) / 60_000]
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (offset(middle * 60_000, timeZone) === from) before = middle
      else after = middle
    }
    clocks.push([after - since / 60_000, offset(after * 60_000, timeZone) / 60_000])
  }
  return clocks
}

function kindOf(each: Occurrence<NamedSeries>, timeZone: string, locale: Locale): ShownKind {
  const { what, at, from, until, off, unsure, place } = each
  return {
    name: what.name,
    time: clock(at!, locale, clockHours(timeZone, locale)),
    minutes: (until - from!) / 60_000,
    ...(off && { off: true }),
    ...(unsure && { unsure }),
    ...(place !== undefined && !off && { place }),
    ...(what.streamed && { streamed: true }),
    ...(what.aside && { aside: true }),
    ...(what.where && { where: what.where }),
  }
}

/** What is not as always, each with the days on which it is told: two weeks before, or since a day. */
export function changesOf(
  exceptions: readonly Occurrence<NamedSeries>[],
  timeZone: string,
  { locale, words, now }: Listing,
  since?: CalendarDate,
): ShownChange[] {
  return exceptions.map((each) => {
    const { what, on, at, reason, extra, off } = each
    const [first, last] = daysOf(each)
    const spoken = extra && !off && what.spoken && `${what.spoken}.`
    const why = [spoken, reason].filter(Boolean).join(' ')
    return {
      key: `${what.id} ${on} ${at}`,
      text: changeInWords(each, { locale, words, timeZone }, what.name),
      ...(why && { reason: why, ...piecesOf(why) }),
      told: periodOf(timeZone, since ?? addDays(first, -toldAhead), last, now),
    }
  })
}

/** What takes place, without a word for how that differs. */
export const plainly = '{what}: {when}.'

type Words = { locale: Locale; words: ChangeWords; timeZone: string }

/** `Canceled: Worship service, Sunday, December 27, 10:00 AM.` */
export function changeInWords(
  { on, last, at, off, extra, unsure, movedTo, place }: Occurrence,
  { locale, words, timeZone }: Words,
  name: string,
): string {
  const hours = (time: NonNullable<Slot['at']>) => clock(time, locale, clockHours(timeZone, locale))
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
    // a clock in Spanish has its own full stop: 7:00 p. m.
    .replace(/\.\.$/, '.')
  const where = place === undefined ? '' : ` ${words.place.replace('{place}', place)}`
  return atLineStart(text, locale) + where
}

function daysInWords(on: DateOrMonth, last: DateOrMonth, locale: Locale): string {
  const oneDay = on === last && on.length > 7
  return oneDay ? fullDay(on as CalendarDate, locale) : dateRange(on, last, locale)
}

/** Notices that are not over, each with its days: nobody needs to take one down. */
export function shownNotices(
  notices: readonly Notice[],
  { locale, words, now }: Listing,
): ShownChange[] {
  return notices.flatMap(({ from, to, text, timeZone }) => {
    const told = timeZone ? periodOf(timeZone, from, to, now) : periodAnywhere(from, to, now)
    if (Date.parse(told.until) + (timeZone ? 0 : oneDay) <= now) return []
    const date = fullDay(to, locale)
    return {
      key: text,
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

/** Days as the clocks of a place count them. */
export function periodOf(
  timeZone: string,
  from: CalendarDate,
  to: CalendarDate,
  now: number,
): Period {
  return periodBetween(instantOf(from, '00:00', timeZone), endOf(to, timeZone).getTime(), now)
}

/** Instants; what is endless at one end is so long before or after any page. */
export function periodBetween(begin: number, end: number, now: number): Period {
  return {
    from: iso(Math.max(begin, 0)),
    until: iso(Math.min(end, Date.UTC(2100, 0))),
    ...(begin <= now && now < end && { atBuild: true }),
  }
}

const oneDay = 86_400_000

/** Days as the visitor's own clock counts them, whichever it is: `Date` reads what has no zone so. */
function periodAnywhere(from: CalendarDate, to: CalendarDate, now: number): Period {
  const day = iso(now).slice(0, 10)
  const atBuild = from <= day && day <= to
  const until = `${addDays(to, 1)}T00:00`
  return { from: `${from}T00:00`, until, ...(atBuild && { atBuild }) }
}
