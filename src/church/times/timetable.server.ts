import { serviceKinds, ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { languageNames } from '#app/language/language-names.ts'
import { locales, type Locale } from '#app/language/locale.ts'
import type { Text } from '#app/language/text.ts'
import { days, type CalendarDate, type Day, dayOf, firstOn } from '#app/time/dates.ts'
import { clock, fullDay } from '#app/time/in-words.ts'
import { listed, type NamedSeries } from '#app/time/listed.server.ts'
import { whenInWords, type ShownNotice, type Times } from '#app/time/next.ts'
import {
  noticesOfExceptions,
  plainly,
  shownNotices,
  type ExceptionWords,
  type Notice,
} from '#app/time/notices.server.ts'
import { exceptional, inRuns, type Exception, type Timetable } from '#app/time/occurrence.ts'
import { instantOf } from '#app/time/zone.ts'
import type { Church } from '../church.ts'
import { doorOf } from '../place.server.ts'
import {
  isCalled,
  isWorship,
  ruleOf,
  servicesMeant,
  type Called,
  type Meant,
  type Service,
} from './services.ts'

/**
 * How long a service counts as being on whose length nobody has told: shorter than a service is anywhere,
 * so that "on now" is not said of one that is over.
 */
const leastMinutes = 60

/** A service with its name and the time at which it begins: a service always has one. */
export type NamedService = NamedSeries & { readonly service: Held; readonly at: Service['at'] }

/** What is known of a service that takes place every week, or once. */
type Held = Omit<Service, 'day' | 'every' | 'from' | 'until' | 'unsure'>

/** The services of a church as they are counted, in one language. Every place that tells times asks here. */
export function timetableOf(church: Church, locale: Locale): Timetable<NamedService> {
  const { timeZone, services } = church
  const ids = idsOf(services)
  return {
    timeZone,
    series: services.map((service, index): NamedService => {
      const { unsure } = service
      return {
        ...named(service, ids[index]!, church, locale),
        ...ruleOf(service),
        ...(unsure && { unsure }),
      }
    }),
    exceptions: exceptionsOf(church, ids, locale),
  }
}

type Which = 'all' | 'worship' | 'besides' | 'youth'

/** The times of the coming days; of worship alone where one meeting stands for the church, of all others, of the young. */
export function timesOf(
  church: Church,
  { locale, now }: { locale: Locale; now: number },
  which: Which = 'all',
): Times {
  const timetable = timetableOf(church, locale)
  const isMeant = ({ aside, service }: NamedService) =>
    which === 'all' ||
    (which === 'youth' ? service.kind === which : Boolean(aside) === (which === 'besides'))
  return listed(
    {
      ...timetable,
      series: timetable.series.filter(isMeant),
      exceptions: timetable.exceptions.filter(
        (each) => each.change !== 'extra' || isMeant(each.what),
      ),
    },
    { locale, now, words: exceptionWords(locale) },
  )
}

/** The days of a season, and since when what is not as always in them is told. */
export type SeasonDays = { from: CalendarDate; to: CalendarDate; since: CalendarDate }

/** What is not as always from one day to another, each told since a day and until it is over. */
export function noticesWithin(
  church: Church,
  { from, to, since }: SeasonDays,
  { locale, now }: { locale: Locale; now: number },
): ShownNotice[] {
  // what is off for longer than that is told as a whole, as on the page of the church
  const within = inRuns(exceptional(timetableOf(church, locale))).filter((each) =>
    [each, each.movedTo].some((days) => days && days.on <= to && from <= days.last),
  )
  // beside nothing that is as always, what there is more needs no word for it
  const words = { ...exceptionWords(locale), extra: plainly }
  const begin = instantOf(since, '00:00', church.timeZone)
  return noticesOfExceptions(within, church.timeZone, { locale, now, words }, () => begin)
}

/** The times of the coming days with the notices of the church; and with those of all churches, where they stand nowhere else. */
export function timesAndNotices(
  church: Church,
  { locale, now }: { locale: Locale; now: number },
  ofAll: readonly ShownNotice[] = [],
  which: Which = 'all',
): Times {
  const times = timesOf(church, { locale, now }, which)
  const notices = shownNotices(ownNotices(church, locale), asked(locale, now))
  return { ...times, notices: [...ofAll, ...notices, ...times.notices] }
}

/** What is to be known of every church, for some days. */
export function noticesOfAll(locale: Locale, now: number): ShownNotice[] {
  return shownNotices(generalNotices(locale), asked(locale, now))
}

export function noticesOf(church: Church, locale: Locale): Notice[] {
  return [...generalNotices(locale), ...ownNotices(church, locale)]
}

const generalNotices = (locale: Locale) => inLanguage(site.notices, locale)

function ownNotices({ notices, timeZone }: Church, locale: Locale): Notice[] {
  return inLanguage(notices, locale).map((notice) => ({ ...notice, timeZone }))
}

function inLanguage(notices: Church['notices'] = [], locale: Locale): Notice[] {
  return notices.map(({ text, ...days }) => ({ ...days, text: text[locale] }))
}

const asked = (locale: Locale, now: number) => ({ locale, now, words: exceptionWords(locale) })

function exceptionWords(locale: Locale): ExceptionWords {
  return {
    cancelled: ui.serviceCancelled[locale],
    moved: ui.serviceMoved[locale],
    movedInHours: ui.serviceMovedInHours[locale],
    extra: ui.serviceExtra[locale],
    unsure: ui.serviceUnsure[locale],
    place: ui.changePlace[locale],
    until: ui.noticeUntil[locale],
  }
}

function named(service: Held, id: string, church: Church, locale: Locale) {
  const { at, minutes, streamed } = service
  const where = doorOf(service, church)
  const spoken = languagesOf(service, locale)
  return {
    id,
    service,
    name: serviceName(service, locale),
    at,
    least: leastMinutes,
    ...(minutes && { minutes }),
    ...(streamed && { streamed }),
    ...(spoken && { spoken }),
    ...(!isWorship(service, church) && { aside: true as const }),
    ...(where > 0 && { where }),
  }
}

/** `In English, interpreted into Spanish` */
export function languagesOf(
  { languages, interpretation }: Pick<Service, 'languages' | 'interpretation'>,
  locale: Locale,
): string | undefined {
  if (!languages) return undefined
  const words = interpretation ? ui.serviceInterpreted : ui.serviceLanguages
  return words[locale]
    .replace('{languages}', languageNames(languages, locale))
    .replace('{interpretation}', languageNames(interpretation ?? [], locale))
}

/** What a service is, and where, in a church that has several congregations. */
export function serviceName({ kind, congregation }: Called, locale: Locale): string {
  const name = serviceKinds[kind][locale]
  return congregation ? `${name}, ${congregation}` : name
}

/** What one may come to is called, by what an address calls it; where worship pauses, what else there is, too. */
export function serviceNames(church: Church, locale: Locale): Record<string, string> {
  const { services, extra = [] } = church
  const all = [...services, ...extra]
  return Object.fromEntries(all.map((each) => [calledId(each), serviceName(each, locale)]))
}

/**
 * Names each service of a church for ever, since calendars know it by its name: its time may change, what
 * it is does not. New hours have the day from which on they are: the old ones will be deleted, and an entry
 * that somebody imported must not become another. Those of one name are counted, in the order of the file.
 */
function idsOf(services: readonly Service[]): string[] {
  const ids = services.map((service) => [idOf(service), service.from].filter(Boolean).join('-'))
  return ids.map((id, index) => {
    const before = ids.slice(0, index).filter((each) => each === id).length
    return before === 0 ? id : `${id}-${before + 1}`
  })
}

/** What a service is, in letters of any script. */
const idOf = ({ day, kind, congregation }: Called & Pick<Service, 'day'>) =>
  inLetters([congregation, day, kind])
const calledId = ({ kind, congregation }: Called) => inLetters([congregation, kind])

function inLetters(parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined)
    .join('-')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .toLowerCase()
}

function exceptionsOf(
  church: Church,
  ids: readonly string[],
  locale: Locale,
): Exception<NamedService>[] {
  const { services, cancelled = [], moved = [], unsure = [], extra = [] } = church
  const meant = ({ on, at, reason, ...called }: Meant & { reason: Text }) => ({
    on,
    ...(at && { at }),
    of: ids.filter((_, index) => isCalled(services[index]!, called)),
    reason: reason[locale],
  })
  return [
    ...cancelled.map((each) => ({ change: 'cancelled' as const, ...meant(each) })),
    ...moved.map(({ toDay, toTime, place, ...each }) => ({
      change: 'moved' as const,
      ...meant(each),
      to: { on: toDay, at: toTime },
      ...(place && { place: place[locale] }),
    })),
    ...unsure.map((each) => ({ change: 'unsure' as const, ...meant(each) })),
    ...extra.map((each) => {
      const { on, place, reason, ...service } = each
      const off = cancelled.find((meant) => servicesMeant(meant, church).extra.includes(each))
      const why = off?.reason ?? reason
      return {
        change: 'extra' as const,
        on,
        at: service.at,
        what: {
          ...named(service, idOf({ ...service, day: dayOf(on) }), church, locale),
          from: on,
          to: on,
        },
        ...(off && { off: 'cancelled' as const }),
        ...(place && { place: place[locale] }),
        ...(why && { reason: why[locale] }),
      }
    }),
  ]
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** The longest line in which a next service of a church can be told, in whichever month it is. */
export function longestWhen({ services, timeZone }: Church, locale: Locale): string {
  const lines = services.map(({ day, at }) => {
    const time = clock(at, locale, timeZone)
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
