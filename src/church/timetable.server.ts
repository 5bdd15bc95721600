import {
  clock,
  clockHours,
  days,
  fullDay,
  type CalendarDate,
  type Day,
} from '#app/time/calendar.ts'
import { locales, type Locale } from '#app/language/locale.ts'
import type { Church } from './church.ts'
import type { Service } from './services.ts'
import { dayOf, firstOn } from '#app/time/dates.ts'
import type { Exception } from '#app/time/occurrences.ts'
import {
  whenInWords,
  type ShownGathering,
  type ShownNotice,
  type ShownTimetable,
} from '#app/time/next-in-words.ts'
import { site } from '#app/fellowship/site.server.ts'
import { serviceKinds } from '#app/fellowship/common-words.server.ts'

/** The services of a church as they are counted, in one language. Every place that tells times asks here. */
export function timetableOf(church: Church, locale: Locale): ShownTimetable {
  const { timeZone, services, notices = [] } = church
  const ids = idsOf(services)
  return {
    timeZone,
    gatherings: services.map((service, index) => gatheringOf(service, ids[index]!, locale)),
    exceptions: exceptionsOf(church, locale),
    notices: shownNotices(notices, locale),
  }
}

/** The same with the notices of all churches, where they do not stand beside them already. */
export function wholeTimetableOf(church: Church, locale: Locale): ShownTimetable {
  const timetable = timetableOf(church, locale)
  return { ...timetable, notices: [...noticesOfAll(locale), ...timetable.notices] }
}

/** What is to be known of every church, for some days. */
export function noticesOfAll(locale: Locale): ShownNotice[] {
  return shownNotices(site.notices ?? [], locale)
}

function shownNotices(notices: NonNullable<Church['notices']>, locale: Locale): ShownNotice[] {
  return notices.map(({ text, ...days }) => ({ ...days, text: text[locale] }))
}

function gatheringOf(service: Service, id: string, locale: Locale): ShownGathering {
  const { day, at, minutes, streamed, checked } = service
  return {
    id,
    name: serviceName(service, locale),
    repeat: { every: 'week', day },
    at,
    ...(minutes && { minutes }),
    ...(streamed && { streamed }),
    ...(checked && { checked }),
  }
}

/** What a service is, and where, in a church that has several congregations. */
function serviceName(
  { kind, congregation }: Pick<Service, 'kind' | 'congregation'>,
  locale: Locale,
): string {
  const name = serviceKinds[kind][locale]
  return congregation ? `${name}, ${congregation}` : name
}

/**
 * Names each service of a church for ever, since calendars know it by its name: its time may change, what
 * it is does not. Those that would be called the same are counted, in the order of the file.
 */
function idsOf(services: readonly Service[]): string[] {
  const ids = services.map(idOf)
  return ids.map((id, index) => {
    const before = ids.slice(0, index).filter((each) => each === id).length
    return before === 0 ? id : `${id}-${before + 1}`
  })
}

/** What a service is, in letters of any script. */
function idOf({ day, kind, congregation }: Omit<Service, 'at'>): string {
  return [congregation, day, kind]
    .filter((part) => part !== undefined)
    .join('-')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .toLowerCase()
}

function exceptionsOf(church: Church, locale: Locale): Exception<ShownGathering>[] {
  const { cancelled = [], moved = [], extra = [] } = church
  return [
    ...cancelled.map(({ reason, ...each }) => ({
      change: 'cancelled' as const,
      ...each,
      reason: reason[locale],
    })),
    ...moved.map(({ toDay, toTime, reason, ...each }) => ({
      change: 'moved' as const,
      ...each,
      to: { on: toDay, at: toTime },
      reason: reason[locale],
    })),
    ...extra.map(({ on, at, kind, reason }) => {
      const service = { day: dayOf(on), at, kind }
      return {
        change: 'extra' as const,
        on,
        at,
        gathering: gatheringOf(service, idOf(service), locale),
        ...(reason && { reason: reason[locale] }),
      }
    }),
  ]
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** The longest line in which a next service of a church can be told, in whichever month it is. */
export function longestWhen({ services, timeZone }: Church, locale: Locale): string {
  const lines = services.map(({ day, at }) => {
    const time = clock(at, locale, clockHours(timeZone, locale))
    return whenInWords({ day: longestDays[locale][day], time }, locale)
  })
  return longest(lines)
}

/** Each day of the week in the month that makes it longest: thousands of churches ask for them. */
const longestDays = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(days.map((day) => [day, longestDay(day, locale)])),
  ]),
) as Record<Locale, Record<Day, string>>

function longestDay(day: Day, locale: Locale): string {
  const written = months.map((month) => {
    const late = `2026-${String(month).padStart(2, '0')}-20` as CalendarDate
    return fullDay(firstOn(day, late), locale)
  })
  return longest(written)
}

function longest(lines: readonly string[]): string {
  return lines.toSorted((one, other) => other.length - one.length)[0]!
}
