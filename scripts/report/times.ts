import { churchFiles } from '#app/church/content.server.ts'
import { placeOf } from '#app/content/check/place.ts'
import { both } from '#app/content/fields.ts'
import { siteFile } from '#app/fellowship/content.server.ts'
import { type CalendarDate, addDays, later } from '#app/time/dates.ts'
import { dayName, clock } from '#app/time/in-words.ts'
import { wallClock } from '#app/time/zone.ts'
import type { Chapter } from './chapter.ts'

/** A time nobody has asked about for longer may have changed. */
const daysTrusted = 90

export function uncheckedTimes(now: number): Chapter {
  const findings = churchFiles.read().flatMap(({ id, content: { timeZone, services } }) => {
    const entry = `churches/${id}`
    const { date: today } = wallClock(now, timeZone)
    return services.flatMap(({ day, at, until = today, checked }, index) => {
      if (until < today || isTrusted(checked, today)) return []
      const said = checked
        ? both(`checked on ${checked}`, `comprobado el ${checked}`)
        : both('never checked', 'nunca comprobado')
      return {
        ...placeOf(entry, ['services', index]),
        text: both(
          `${dayName(day, 'en')} ${clock(at, 'en', timeZone)}: ${said.en}`,
          `${dayName(day, 'es')} ${clock(at, 'es', timeZone)}: ${said.es}`,
        ),
      }
    })
  })
  return {
    name: 'times',
    title: both(
      `Times not checked for ${daysTrusted} days`,
      `Horarios sin comprobar desde hace ${daysTrusted} días`,
    ),
    findings,
  }
}

/** Was a time checked lately, or not so long ago that it may have changed? */
export function isTrusted(checked: CalendarDate | undefined, today: CalendarDate): boolean {
  return checked !== undefined && checked >= addDays(today, -daysTrusted)
}

/** What no page shows any more: services, notices, and changes of services. */
export function expiredNotices(now: number): Chapter {
  const findings = churchFiles.read().flatMap(({ id, content: church }) => {
    const entry = `churches/${id}`
    const { date: today } = wallClock(now, church.timeZone)
    const { services, notices = [], cancelled = [], moved = [] } = church
    const { unsure = [], extra = [], hours } = church
    const lists = {
      'services': services.map(({ until }) => until),
      'notices': notices.map(({ to }) => to),
      'cancelled': cancelled.map(({ on }) => on),
      'moved': moved.map(({ on, toDay }) => later(on, toDay)),
      'unsure': unsure.map(({ on }) => on),
      'extra': extra.map(({ on }) => on),
      'hours.closed': (hours?.closed ?? []).map(({ to }) => to),
    }
    return Object.entries(lists).flatMap(([list, ends]) =>
      ends.flatMap((end, index) => {
        if (!end || end >= today) return []
        return { ...placeOf(entry, [...list.split('.'), index]), text: over(end) }
      }),
    )
  })
  // those of all churches are over when the day has ended everywhere
  const { date: today } = wallClock(now, 'Etc/GMT+12')
  const { notices = [], office } = siteFile.read()
  const lists = { 'notices': notices, 'office.hours.closed': office.hours.closed ?? [] }
  const ofAll = Object.entries(lists).flatMap(([list, all]) =>
    all.flatMap(({ to }, index) => {
      if (to >= today) return []
      return { ...placeOf('site', [...list.split('.'), index]), text: over(to) }
    }),
  )
  return {
    name: 'expired',
    title: both(
      'Services, notices and changes that are over',
      'Reuniones, avisos y cambios que ya pasaron',
    ),
    findings: [...findings, ...ofAll],
  }
}

const over = (end: CalendarDate) =>
  both(`over since ${end}: it may be deleted`, `terminó el ${end}: se puede borrar`)
