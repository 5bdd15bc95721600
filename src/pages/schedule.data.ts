import { clock, dayName } from '#app/i18n/calendar.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Church } from '#app/model/church.ts'
import { sundays, type Service } from '#app/model/schedule.ts'
import { pathTo } from '#app/site/routes.ts'
import type { SundayPlace } from '#app/site/ThisSunday.tsx'
import type { Gathering } from '#app/site/WeeklyGatherings.tsx'
import { serviceKinds, ui } from '#content/ui.ts'

/** One service as a card lists it. */
export type ServiceLine = { day: string; time: string; kind: string; congregation?: string }

export function serviceLine(service: Service, locale: Locale): ServiceLine {
  const day = dayName(service.day, locale)
  return {
    day: day[0]!.toLocaleUpperCase(locale) + day.slice(1),
    time: clock(service.at, locale),
    kind: serviceKinds[service.kind][locale],
    ...(service.congregation && { congregation: service.congregation }),
  }
}

/** The sentence beside times that are not certain, wherever they are shown. */
export function confirmationOf(church: Church, locale: Locale): { note?: string } {
  return church.confirmed === false ? { note: ui.timesBeingConfirmed[locale] } : {}
}

/** The Sunday services of a church, for the line of all churches. */
export function sundayPlace(church: Church, locale: Locale): SundayPlace {
  return {
    name: church.name[locale],
    region: church.region[locale],
    to: pathTo('church', locale, { slug: church.slug }),
    times: sundays(church.services).map(({ at }) => clock(at, locale)),
    ...confirmationOf(church, locale),
  }
}

/** A church and its whole week, in one line. */
export function gathering(church: Church, locale: Locale): Gathering {
  return {
    church: church.name[locale],
    to: pathTo('church', locale, { slug: church.slug }),
    times: church.services.map(({ day, at }) => `${dayName(day, locale)} ${clock(at, locale)}`),
    ...confirmationOf(church, locale),
  }
}
