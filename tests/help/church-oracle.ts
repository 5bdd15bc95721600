/**
 * What churches hold, by an oracle that shares no line with the site: read from their files, and counted day by
 * day; and how times of day and days are written.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Temporal } from 'temporal-polyfill'
import type { ChurchFile } from '#app/church/schema.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { instant } from './time-oracle.ts'

export type Time = {
  name: string
  on: string
  at: string
  from: number
  until: number
  off?: 'cancelled' | 'moved'
  /** Where it went, and from where it came. */
  to?: string
  insteadOf?: string
  /** At its own hour elsewhere. */
  joined?: true
  extra?: true
  unsure?: true
  reason?: string
  place?: string
  worship: boolean
}

export const readIn = <File>(content: string, name: string) =>
  JSON.parse(readFileSync(path.join(content, `${name}.json`), 'utf8')) as File

type Names = { serviceKinds: Record<string, Record<Locale, string>> }

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]

export const dateOf = (now: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate()

type Again = { every?: string | undefined; from?: string | undefined; until?: string | undefined }

/** Is this a day of something that comes again on that weekday? */
export function comesOn(
  day: Temporal.PlainDate,
  weekday: string,
  { every = 'week', from, until }: Again,
) {
  const on = day.toString()
  if (weekdays[day.dayOfWeek - 1] !== weekday) return false
  if ((from && on < from) || (until && on > until)) return false
  if (every === 'week') return true
  if (every === 'otherWeek') return Temporal.PlainDate.from(from!).until(day).days % 14 === 0
  if (every === 'last') return day.add({ days: 7 }).month !== day.month
  return ['first', 'second', 'third', 'fourth'].indexOf(every) === Math.ceil(day.day / 7) - 1
}

const worship = new Set<string>(['worship', 'mainChurch', 'branchChurch', 'townChurch'])

/** Everything that a church holds, read from its file and counted day by day. */
export function counted(
  content: string,
  days: readonly Temporal.PlainDate[],
  slug: string,
  locale: Locale,
): Time[] {
  const file = readIn<ChurchFile>(content, `churches/${slug}`)
  const { timeZone, services, cancelled = [], moved = [], unsure = [], extra = [] } = file
  const { serviceKinds } = readIn<Names>(content, 'categories')
  const timed = (
    kind: { kind: string; congregation?: string; minutes?: number },
    on: string,
    at: string,
    more: Partial<Time> = {},
  ): Time => {
    const { minutes = 60, congregation } = kind
    const start = instant(on, at, timeZone)
    return {
      name: serviceKinds[kind.kind]![locale] + (congregation ? `, ${congregation}` : ''),
      on,
      at,
      from: start.epochMilliseconds,
      until: start.add({ minutes }).epochMilliseconds,
      worship: worship.has(kind.kind),
      ...more,
    }
  }
  const found = days.flatMap((day) => {
    const on = day.toString()
    const regular = services.flatMap((service): Time[] => {
      if (!comesOn(day, service.day, service)) return []
      const { at } = service
      const isMeant = (each: { on: string; at?: string; congregation?: string }) =>
        each.on === on &&
        (each.at ?? at) === at &&
        (each.congregation ?? service.congregation) === service.congregation
      const away = moved.find(isMeant)
      const off = cancelled.find(isMeant)
      const doubt = unsure.find(isMeant)
      if (away) {
        const { toDay, toTime, reason, place } = away
        const told = { reason: reason[locale], ...(place && { place: place[locale] }) }
        if (toDay === on && toTime === at)
          return [timed(service, on, at, { joined: true, ...told })]
        return [
          timed(service, on, at, { off: 'moved', to: toDay, ...told }),
          timed(service, toDay, toTime, { insteadOf: on, ...told }),
        ]
      }
      if (off) return [timed(service, on, at, { off: 'cancelled', reason: off.reason[locale] })]
      if (doubt) return [timed(service, on, at, { unsure: true, reason: doubt.reason[locale] })]
      return [timed(service, on, at, service.unsure ? { unsure: true } : {})]
    })
    const more = extra
      .filter((each) => each.on === on)
      .map((each) => {
        const off = cancelled.find(
          ({ on, at }) =>
            on === each.on && at === each.at && !regular.some((one) => one.at === each.at),
        )
        const { reason } = off ?? each
        return timed(each, on, each.at, {
          extra: true,
          ...(off && { off: 'cancelled' }),
          ...(reason && { reason: reason[locale] }),
        })
      })
    return [...regular, ...more]
  })
  return found.toSorted((one, other) => one.from - other.from)
}

/** What was made is read again and again. */
export function kept<Args extends (string | number)[], Made>(make: (...args: Args) => Made) {
  const all = new Map<string, Made>()
  return (...args: Args): Made => {
    const key = args.join(' ')
    if (!all.has(key)) all.set(key, make(...args))
    return all.get(key)!
  }
}

export const dated = kept((locale: Locale, zone: string) => {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'es', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return (moment: number) => format.format(moment)
})

const names = {
  en: { noon: 'noon', midnight: 'midnight' },
  es: { noon: 'a mediodía', midnight: 'a medianoche' },
}

/** A clock as each language writes it: in Spanish one of Europe has 24 hours, be it the place's or the visitor's own. */
export function clocked(locale: Locale, zone: string, shown = zone) {
  return (moment: number) => {
    const { hour, minute } =
      Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(shown)
    const minutes = String(minute).padStart(2, '0')
    if (locale === 'es' && shown.startsWith('Europe/')) return `${hour}:${minutes}`
    // whoever is elsewhere reads midnight in digits: the word leaves open of which day it is
    const hasName = minute === 0 && (hour === 12 || (hour === 0 && shown === zone))
    if (hasName) return names[locale][hour === 0 ? 'midnight' : 'noon']
    const half = { en: ['AM', 'PM'], es: ['a. m.', 'p. m.'] }[locale][hour < 12 ? 0 : 1]
    return `${hour % 12 || 12}:${minutes} ${half}`
  }
}

/** As whoever reads it takes it: whatever the spaces, and at the start of a line or within it. */
export const plain = (text: string) => text.replace(/\s/g, ' ').toLowerCase()
