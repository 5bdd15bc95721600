import { atLineStart, clock, clockHours, dateRange, dayName, type Day } from '#app/time/calendar.ts'
import { languageNames } from '#app/language/languages.ts'
import type { Locale } from '#app/language/locale.ts'
import type { Church } from './church.ts'
import { sundays, type Service } from './services.ts'
import { pathTo } from '#app/addresses.ts'
import type { CallFirst } from './CallFirst.tsx'
import type { ServiceTime } from './ServiceCard.tsx'
import type { SundayPlace } from './ThisSunday.tsx'
import type { Gathering } from './WeeklyGatherings.tsx'
import { serviceKinds, ui } from '#app/fellowship/common-words.server.ts'
import { phoneLink, phoneText } from '#app/ways/contact.server.ts'
import { timetableOf } from './timetable.server.ts'

/** One service as a card lists it. */
export type ServiceLine = ServiceTime & { congregation?: string }

/** Services as a card lists them. */
export function serviceLines(
  services: readonly Service[],
  church: Church,
  locale: Locale,
): ServiceLine[] {
  const alike = inSameLanguages(services, locale)
  return services.map((service) => {
    const languages = alike === undefined && languagesOf(service, locale)
    return {
      day: dayTitle(service.day, locale),
      time: timeOf(service, church, locale),
      kind: serviceKinds[service.kind][locale],
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
    inSameLanguages(services, locale),
    oldest && ui.timesChecked[locale].replace('{date}', dateRange(oldest, oldest, locale)),
  ].filter((remark) => remark !== undefined)
}

/** The same, where somebody interprets. */
export function interpretationOf(services: readonly Service[], locale: Locale): string | undefined {
  return inSameLanguages(
    services.filter(({ interpretation }) => interpretation),
    locale,
  )
}

function inSameLanguages(services: readonly Service[], locale: Locale): string | undefined {
  const [first, ...others] = new Set(services.map((service) => languagesOf(service, locale)))
  return others.length === 0 ? first : undefined
}

/** `In English, interpreted into Spanish` */
function languagesOf({ languages, interpretation }: Service, locale: Locale): string | undefined {
  if (!languages) return undefined
  const words = interpretation ? ui.serviceInterpreted : ui.serviceLanguages
  return words[locale]
    .replace('{languages}', languageNames(languages, locale))
    .replace('{interpretation}', languageNames(interpretation ?? [], locale))
}

/** The sentence beside times that are not certain, wherever they are shown. */
export function confirmationOf(church: Church, locale: Locale): { note?: CallFirst } {
  const { confirmed, phone } = church
  if (confirmed) return {}
  const text = ui.timesBeingConfirmed[locale]
  return { note: { text, phone: phoneText(phone), call: phoneLink(phone) } }
}

/** The Sunday services of a church, for the line of all churches. */
export function sundayPlace(church: Church, locale: Locale): SundayPlace {
  return {
    name: church.name[locale],
    region: church.region[locale],
    to: pathTo('church', locale, { slug: church.slug }),
    times: sundays(church.services).map((service, _, all) => ({
      time: timeOf(service, church, locale),
      // where there are several, each says which it is
      ...(all.length > 1 && { name: serviceKinds[service.kind][locale] }),
    })),
    timetable: timetableOf({ ...church, services: sundays(church.services) }, locale),
    ...confirmationOf(church, locale),
  }
}

/** A church and its whole week, in one line. */
export function gathering(church: Church, locale: Locale): Gathering {
  return {
    church: church.name[locale],
    to: pathTo('church', locale, { slug: church.slug }),
    times: Object.entries(Object.groupBy(church.services, ({ day }) => day)).map(
      ([day, services]) =>
        // a day and its first time stay together on a line
        `${dayTitle(day as Day, locale)}\u00a0${services.map((service) => timeOf(service, church, locale)).join(', ')}`,
    ),
    ...confirmationOf(church, locale),
  }
}

/** The name of a day at the start of a line. Elsewhere Spanish writes it in lower case. */
function dayTitle(day: Day, locale: Locale): string {
  return atLineStart(dayName(day, locale), locale)
}

/** When a service begins, as one writes it where the church is. */
function timeOf({ at }: Service, { timeZone }: Church, locale: Locale): string {
  return clock(at, locale, clockHours(timeZone, locale))
}
