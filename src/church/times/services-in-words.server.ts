import { pathTo } from '#app/addresses.ts'
import { eventRepeats, serviceKinds, ui } from '#app/fellowship/common-words.server.ts'
import type { Locale } from '#app/language/locale.ts'
import type { Text } from '#app/language/text.ts'
import type { CalendarDate } from '#app/time/dates.ts'
import {
  atLineMiddle,
  atLineStart,
  clock,
  dayInMonth,
  dayName,
  withYear,
} from '#app/time/in-words.ts'
import type { Line, Weekly } from '#app/time/next.ts'
import type { CallFirst } from '#app/ui/CallFirst.tsx'
import { shownPhone } from '#app/ways/contact.server.ts'
import type { Church } from '../church.ts'
import { fullName, ownPlaceOf } from '../place.server.ts'
import type { Gathering } from './Gatherings.tsx'
import { phasesOf, servicesOf, type Phase } from './service-phases.server.ts'
import type { ServiceTime } from './ServiceCard.tsx'
import { isWorship, type Service } from './services.ts'
import { languagesOf, serviceName, timesAndNotices } from './timetable.server.ts'

export type ServiceLine = ServiceTime & { congregation?: string; place?: string }

/** Services as a card lists them, each remark on a line of its own. */
export function serviceTimes(phases: readonly Phase[], church: Church, locale: Locale) {
  return serviceLines(phases, church, locale).map((line) => ({
    ...line,
    // noon and midnight are words
    time: atLineStart(line.time, locale),
    remarks: line.remarks.map((remark) => atLineStart(remark, locale)),
  }))
}

/** The same with remarks as within a line; each with its own place where it has one. */
export function serviceLines(
  phases: readonly Phase[],
  church: Church,
  locale: Locale,
): ServiceLine[] {
  const alike = spokenIn(servicesOf(phases), locale)
  return phases.map((phase) => {
    const { service, told } = phase
    const { kind, congregation } = service
    const languages = alike === undefined && languagesOf(service, locale)
    const place = ownPlaceOf(service, church)?.[locale]
    return {
      day: atLineStart(dayOf(service, locale), locale),
      time: timeOf(service, church, locale),
      kind: serviceKinds[kind][locale],
      remarks: [
        languages && atLineMiddle(languages, locale),
        ...seasonOf(phase, locale),
        doubtOf(service, locale),
      ].filter((remark) => typeof remark === 'string'),
      ...(congregation ? { congregation } : place && { place }),
      ...(told && { told }),
    }
  })
}

type Write = (date: CalendarDate, locale: Locale) => string

/** From which day on it is, until which, and when next. */
function seasonOf({ service: { until }, begins, next }: Phase, locale: Locale): string[] {
  const dated = (words: Text, date: CalendarDate | undefined, write: Write = withYear) =>
    date && words[locale].replace('{date}', write(date, locale))
  return [
    dated(ui.serviceFrom, begins),
    dated(ui.serviceUntil, until),
    dated(ui.serviceNext, next, dayInMonth),
  ].filter((remark) => remark !== undefined)
}

/** That its time is still being confirmed: of one service, which is said wherever that is. */
function doubtOf({ unsure }: Service, locale: Locale): string | undefined {
  return unsure ? atLineMiddle(ui.serviceTimeUnsure[locale], locale) : undefined
}

/** What is true of all of some services: in which languages they are, when somebody last asked. */
export function commonRemarks(services: readonly Service[], locale: Locale): string[] {
  const days = services.map(({ checked }) => checked)
  // the times are as old as the oldest of them
  const oldest = days.includes(undefined) ? undefined : days.toSorted()[0]
  return [
    spokenIn(services, locale),
    oldest && ui.timesChecked[locale].replace('{date}', withYear(oldest, locale)),
  ].filter((remark) => remark !== undefined)
}

/** The same, where somebody interprets. */
export function interpretationOf(services: readonly Service[], locale: Locale): string | undefined {
  return spokenIn(
    services.filter(({ interpretation }) => interpretation),
    locale,
  )
}

/** In which languages services are, where that is the same of all of them. */
export function spokenIn(services: readonly Service[], locale: Locale): string | undefined {
  const [first, ...others] = new Set(services.map((service) => languagesOf(service, locale)))
  return others.length === 0 ? first : undefined
}

/** The sentence beside times that are not certain, or in place of those that nobody knows, wherever they are shown. */
export function confirmationOf(church: Church, locale: Locale, now: number): { note?: CallFirst } {
  const { confirmed, phone } = church
  if (confirmed && worshipOf(church, now).length > 0) return {}
  const text = ui.timesBeingConfirmed[locale]
  return { note: { text, phone: shownPhone(phone) } }
}

/** When a church worships as a rule, and what it calls that: what stands for it until the clock is known. */
export function weeklyWorship(church: Church, locale: Locale, now: number): Weekly[] {
  return worshipLines(church, locale, now).map(({ when, ...line }) => ({
    ...line,
    when: atLineStart(when, locale),
  }))
}

/** The same within a line. */
export function worshipLines(church: Church, locale: Locale, now: number): Weekly[] {
  return worshipOf(church, now).map((phase, index, all) => {
    const { service } = phase
    const before = all[index - 1]
    // of several on one day, the first says which
    const isOfDay = before && !before.told && !phase.told && isSameDay(before.service, service)
    const season = seasonOf(phase, locale).join(', ')
    return {
      when: isOfDay ? timeOf(service, church, locale) : whenOf(service, church, locale),
      ...(season && { season }),
      what: inOneLine([serviceName(service, locale), doubtOf(service, locale)]),
      ...((service.every ?? 'week') !== 'week' && { isRare: true as const }),
      ...toldOf(phase),
    }
  })
}

const isSameDay = (one: Service, other: Service) =>
  one.day === other.day && one.every === other.every

export function worshipOf(church: Church, now: number): Phase[] {
  return phasesOf(church, now).filter(({ service }) => isWorship(service, church))
}

/** A church and its whole week, in one line. */
export function gathering(church: Church, locale: Locale, now: number) {
  const phases = phasesOf(church, now)
  const spoken = interpretationOf(servicesOf(phases), locale)
  return {
    church: fullName(church, locale),
    to: pathTo('church', locale, { slug: church.slug }),
    times: [...linesOf(phases, church, locale), ...(spoken ? [{ text: spoken }] : [])],
    ...confirmationOf(church, locale, now),
  }
}

/** The same with its notices, and with what is not as always in the coming days. */
export function gatheringNow(church: Church, locale: Locale, now: number): Gathering {
  return {
    ...gathering(church, locale, now),
    notices: timesAndNotices(church, { locale, now }).notices,
  }
}

/** `Youth, Friday 7:30 PM, 2 Quay Street`: what else there is, each at its own door. */
export function besidesWorship(church: Church, locale: Locale, now: number): Line[] {
  const besides = phasesOf(church, now).filter(({ service }) => !isWorship(service, church))
  return linesOf(besides, church, locale, (service) => ownPlaceOf(service, church)?.[locale])
}

/** `Worship service, Sunday 10:00 AM`: a time never stands without what it is. */
function linesOf(
  phases: readonly Phase[],
  church: Church,
  locale: Locale,
  where: (service: Service) => string | undefined = () => undefined,
): Line[] {
  return phases.map((phase) => {
    const { service } = phase
    const parts = [
      serviceName(service, locale),
      whenOf(service, church, locale),
      ...seasonOf(phase, locale),
      where(service),
      doubtOf(service, locale),
    ]
    return { text: inOneLine(parts), ...toldOf(phase) }
  })
}

/** `Sunday 10:00 AM`: a line too short for both parts them, and not the time. */
function whenOf(service: Service, church: Church, locale: Locale): string {
  return `${dayOf(service, locale)} ${timeOf(service, church, locale)}`
}

const inOneLine = (parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(', ')

const toldOf = ({ told }: Phase) => (told ? { told } : {})

/** `Sunday`, `every other Friday`, as within a line. */
function dayOf({ day, every = 'week' }: Service, locale: Locale): string {
  const name = dayName(day, locale)
  if (every === 'week') return name
  return atLineMiddle(eventRepeats[every][locale].replace('{day}', name), locale)
}

/** When a service begins, as one writes it where the church is. */
function timeOf({ at }: Service, { timeZone }: Church, locale: Locale): string {
  return clock(at, locale, timeZone)
}
