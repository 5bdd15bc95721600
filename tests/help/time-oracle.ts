/**
 * An oracle for times that shares no line with them: Temporal, and nothing but looking at one day after
 * the other.
 */
import { Temporal } from 'temporal-polyfill'
import type { Exception, Series, Timetable } from '#app/time/occurrence.ts'

/** The three years that are counted. */
export const first = '2025-10-01'
export const last = '2028-10-01'

export type Expected = {
  id: string
  on: string
  at?: string
  from?: number
  until: number
  off?: string
  insteadOf?: string
  extra?: true
  unsure?: true
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Every day from one to another. */
export function daysFrom(first: string, last: string): Temporal.PlainDate[] {
  const days: Temporal.PlainDate[] = []
  const end = Temporal.PlainDate.from(last)
  for (let day = Temporal.PlainDate.from(first); ; day = day.add({ days: 1 })) {
    if (Temporal.PlainDate.compare(day, end) > 0) return days
    days.push(day)
  }
}

/** Everything that takes place, day by day. */
export function counted({ timeZone, series, exceptions }: Timetable): Expected[] {
  const found: Expected[] = []
  for (const day of daysFrom(first, last)) {
    for (const each of series) {
      if (takesPlaceOn(day, each)) found.push(...asItIs(each, day, exceptions, timeZone))
    }
    for (const each of exceptions) {
      if (each.change !== 'extra' || each.on !== day.toString()) continue
      const { off } = each
      found.push({
        ...one(each.what, each.on, each.at, timeZone),
        extra: true,
        ...(off && { off }),
      })
    }
  }
  return found.toSorted((one, other) => (one.from ?? one.until) - (other.from ?? other.until))
}

function takesPlaceOn(day: Temporal.PlainDate, each: Series): boolean {
  const on = day.toString()
  if (!('repeat' in each))
    return each.from.length === 7 ? on === `${each.from}-01` : on === each.from
  const { repeat, from, until } = each
  if ((from && on < from) || (until && on > until)) return false
  if (weekdays[day.dayOfWeek - 1] !== repeat.day) return false
  if (repeat.every === 'month') {
    if (repeat.which === 'last') return day.add({ days: 7 }).month !== day.month
    return repeat.which === Math.ceil(day.day / 7)
  }
  if (repeat.interval === undefined) return true
  // counted in whole weeks from the Monday of the week of the first day
  const monday = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek - 1 })
  let begin = Temporal.PlainDate.from(from ?? '2000-01-01')
  while (weekdays[begin.dayOfWeek - 1] !== repeat.day) begin = begin.add({ days: 1 })
  const weeks = monday(begin).until(monday(day), { largestUnit: 'weeks' }).weeks
  return weeks % repeat.interval === 0
}

function asItIs(
  each: Series,
  day: Temporal.PlainDate,
  exceptions: readonly Exception[],
  timeZone: string,
): Expected[] {
  const isOnce = !('repeat' in each)
  const on = isOnce ? each.from : day.toString()
  const end = isOnce ? each.to : on
  const planned = one(each, on, each.at, timeZone)
  const exception = exceptions.find((one) => {
    if (one.change === 'extra') return false
    if (one.at && one.at !== each.at) return false
    if (one.of && !one.of.includes(each.id)) return false
    if (!isOnce) return one.on === on
    const within = daysFrom(firstDay(on), lastDay(end)).map(String)
    return within.includes(one.on) || one.on === on
  })
  if (exception?.change === 'cancelled') return [{ ...planned, off: 'cancelled' }]
  if (exception?.change === 'unsure') return [{ ...planned, unsure: true }]
  if (exception?.change !== 'moved') return [planned]
  const there = one(each, exception.to.on, exception.to.at ?? each.at, timeZone)
  if (there.on === planned.on && there.at === planned.at) return [planned]
  return [
    { ...planned, off: 'moved' },
    { ...there, insteadOf: [on, each.at].filter(Boolean).join(' ') },
  ]
}

/** One time of it, with its instants. */
function one(each: Series, on: string, at: string | undefined, timeZone: string): Expected {
  const days = 'repeat' in each ? (each.days ?? 1) : 1
  const isOnce = !('repeat' in each)
  // of several hours those that take place, each where it went
  const hours = (isOnce ? (each.hours ?? []) : [])
    .flatMap((hour) => (hour.off === 'cancelled' ? [] : [{ ...hour, ...hour.movedTo }]))
    .toSorted((a, b) => (a.on + a.at < b.on + b.at ? -1 : 1))
  const clock = hours[0]?.at ?? at
  const end = isOnce && on === each.from ? lastDay(each.to) : firstDay(on, days - 1)
  const begins = instant(hours[0]?.on ?? firstDay(on), clock ?? '00:00', timeZone)
  const midnight = instant(
    Temporal.PlainDate.from(end).add({ days: 1 }).toString(),
    '00:00',
    timeZone,
  )
  const whole = firstDay(on) !== end || hours.length > 0 || clock === undefined
  const minutes = each.minutes ?? each.least
  const lastHours = hours.at(-1)
  const lastBegins = lastHours ? instant(lastHours.on, lastHours.at, timeZone) : begins
  const atNight = lastBegins.add({ hours: 2 })
  const unknown = Temporal.ZonedDateTime.compare(midnight, atNight) < 0 ? atNight : midnight
  const length = whole ? lastHours?.minutes : minutes
  const until = length === undefined ? unknown : lastBegins.add({ minutes: length })
  return {
    id: each.id,
    on,
    ...(clock && { at: clock }),
    ...(on.length === 10 && { from: begins.epochMilliseconds }),
    until: until.epochMilliseconds,
    ...(each.unsure && { unsure: true }),
  }
}

export const instant = (on: string, at: string, zone: string) =>
  Temporal.PlainDateTime.from(`${on}T${at}`).toZonedDateTime(zone)

const firstDay = (date: string, later = 0) =>
  Temporal.PlainDate.from(date.length === 7 ? `${date}-01` : date)
    .add({ days: later })
    .toString()

export function lastDay(date: string): string {
  if (date.length > 7) return date
  const month = Temporal.PlainYearMonth.from(date)
  return month.toPlainDate({ day: month.daysInMonth }).toString()
}

/** The instants at which the clocks of a zone change. */
export function changesOfClocks(zone: string): number[] {
  const changes: number[] = []
  let at = Temporal.ZonedDateTime.from(`${first}T00:00[${zone}]`)
  for (;;) {
    const change = at.getTimeZoneTransition('next')
    if (!change || change.epochMilliseconds > Date.parse(last)) return changes
    changes.push(change.epochMilliseconds)
    at = change
  }
}
