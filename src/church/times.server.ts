import { pathTo } from '#app/addresses.ts'
import { eventRepeats, serviceKinds, ui } from '#app/fellowship/common-words.server.ts'
import type { Locale } from '#app/language/locale.ts'
import {
  atLineStart,
  clock,
  clockHours,
  dateRange,
  dayName,
  type CalendarDate,
} from '#app/time/calendar.ts'
import type { CallFirst } from '#app/ui/CallFirst.tsx'
import { shownPhone } from '#app/ways/contact.server.ts'
import type { Church } from './church.ts'
import type { Gathering } from './Gatherings.tsx'
import { ownPlaceOf } from './place.server.ts'
import type { ServiceTime } from './ServiceCard.tsx'
import { isWorship, sundays, type Service } from './services.ts'
import type { SundayPlace } from './ThisSunday.tsx'
import { languagesOf, serviceName, timesOf } from './timetable.server.ts'
import type { WeeklyWorship } from './VisitTargets.tsx'

/** One service as a card lists it. */
export type ServiceLine = ServiceTime & { congregation?: string }

/** Services as a card lists them. */
export function serviceLines(
  services: readonly Service[],
  church: Church,
  locale: Locale,
): ServiceLine[] {
  const alike = spokenIn(services, locale)
  return services.map((service) => {
    const languages = alike === undefined && languagesOf(service, locale)
    return {
      day: dayTitle(service, locale),
      time: timeOf(service, church, locale),
      kind: serviceKinds[service.kind][locale],
      ...(service.unsure && { unsure: ui.serviceTimeUnsure[locale] }),
      ...(languages && { languages }),
      ...(service.congregation && { congregation: service.congregation }),
    }
  })
}

/** What is true of all of some services: in which languages they are, when somebody last asked. */
export function remarksOf(services: readonly Service[], locale: Locale): string[] {
  const days = services.map(({ checked }) => checked)
  // the times are as old as the oldest of them
  const oldest = days.includes(undefined) ? undefined : days.toSorted()[0]
  return [
    spokenIn(services, locale),
    oldest && ui.timesChecked[locale].replace('{date}', dateRange(oldest, oldest, locale)),
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

/** The sentence beside times that are not certain, wherever they are shown. */
export function confirmationOf(church: Church, locale: Locale): { note?: CallFirst } {
  const { confirmed, phone } = church
  if (confirmed) return {}
  const text = ui.timesBeingConfirmed[locale]
  return { note: { text, phone: shownPhone(phone) } }
}

/** When a church worships on Sundays. */
export function sundayTimes(church: Church, locale: Locale) {
  const worship = church.services.filter((service) => isWorship(service, church))
  return {
    name: church.name[locale],
    region: church.region[locale],
    to: pathTo('church', locale, { slug: church.slug }),
    times: sundays(worship).map((service, _, all) => ({
      time: timeOf(service, church, locale),
      // where there are several, each says which it is
      ...(all.length > 1 && { name: serviceKinds[service.kind][locale] }),
    })),
    ...confirmationOf(church, locale),
  }
}

/** The same with the very times of the coming days, for the line of all churches. */
export function sundayPlace(church: Church, locale: Locale, now: number): SundayPlace {
  return {
    ...sundayTimes(church, locale),
    coming: timesOf(church, { locale, now }, 'worship'),
  }
}

/** The same with what is not as always in the coming days. */
export function gatheringNow(church: Church, locale: Locale, now: number): Gathering {
  return { ...gathering(church, locale), changes: timesOf(church, { locale, now }).changes }
}

/** A church and its whole week, in one line. */
export function gathering(church: Church, locale: Locale) {
  return {
    church: church.name[locale],
    to: pathTo('church', locale, { slug: church.slug }),
    times: namedTimes(church.services, church, locale),
    ...confirmationOf(church, locale),
  }
}

/** When a church worships as a rule, and what it calls that: what stands for it until the clock is known. */
export function weeklyWorship(church: Church, locale: Locale): WeeklyWorship {
  const worship = church.services.filter((service) => isWorship(service, church))
  return {
    when: weekOf(worship, church, locale).join(' · '),
    what: [...new Set(worship.map((service) => serviceName(service, locale)))],
  }
}

/** `Youth, Friday 7:30 PM, 2 Quay Street`: what else there is, each at its own door. */
export function besidesWorship(church: Church, locale: Locale): string[] {
  const besides = church.services.filter((service) => !isWorship(service, church))
  return namedTimes(besides, church, locale, (service) => ownPlaceOf(service, church)?.[locale])
}

/** `Worship service, Sunday 10:00 AM`: a time never stands without what it is. */
function namedTimes(
  services: readonly Service[],
  church: Church,
  locale: Locale,
  where: (service: Service) => string | undefined = () => undefined,
): string[] {
  return services.map((service) => {
    const day = dayTitle(service, locale, (name) => name)
    const when = `${day}\u00a0${timeOf(service, church, locale)}`
    return [serviceName(service, locale), when, where(service)]
      .filter((part) => part !== undefined)
      .join(', ')
  })
}

/** `Sunday 10:00 AM, 7:00 PM`: each day with its times. */
function weekOf(services: readonly Service[], church: Church, locale: Locale): string[] {
  return [...Map.groupBy(services, (service) => dayTitle(service, locale))].map(
    ([day, its]) =>
      // a day and its first time stay together on a line
      `${day}\u00a0${its.map((service) => timeOf(service, church, locale)).join(', ')}`,
  )
}

/** `Sunday`, `Every second Friday`, `Sunday, from January 3`. In lines Spanish writes days in lower case. */
function dayTitle(
  { day, every = 'week', from, until }: Service,
  locale: Locale,
  begin = atLineStart,
): string {
  const name = dayName(day, locale)
  const how = every === 'week' ? name : eventRepeats[every][locale].replace('{day}', name)
  const written = (text: string, date: CalendarDate | undefined) =>
    date && text.replace('{date}', dateInWords(date, locale))
  // of what comes every second week the first day is there to be counted from
  const season = [
    every === 'otherWeek' ? undefined : written(ui.serviceFrom[locale], from),
    written(ui.serviceUntil[locale], until),
  ]
  return [begin(how, locale), ...season].filter(Boolean).join(', ')
}

const dateInWords = (date: CalendarDate, locale: Locale) => dateRange(date, date, locale)

/** When a service begins, as one writes it where the church is. */
function timeOf({ at }: Service, { timeZone }: Church, locale: Locale): string {
  return clock(at, locale, clockHours(timeZone, locale))
}
