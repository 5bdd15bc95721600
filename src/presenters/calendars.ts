import { locales, withLocale, type Locale } from '#app/i18n/locale.ts'
import { calendarFile, type Entry } from '#app/calendar-file/calendar-file.ts'
import { entriesOf } from '#app/calendar-file/entries.ts'
import type { CalendarDate } from '#app/i18n/calendar.ts'
import type { CalendarLinks } from '#app/site/AddToCalendar.tsx'
import type { Church } from '#app/model/church.ts'
import type { Event } from '#app/model/event.ts'
import { pathTo } from '#app/router/routes.ts'
import { churches } from '#app/content/churches.ts'
import { events } from '#app/content/events.ts'
import { site } from '#app/content/site.ts'
import { ui } from '#app/content/words.ts'
import { phoneText } from './contact.ts'
import { timetableOf } from './timetable.ts'
import { visitOf } from './visit.ts'

/** Where a calendar lies: of a church by its slug, of all events, of one event. */
export const calendarPath = {
  church: (slug: string, locale: Locale) => withLocale(`/calendars/${slug}.ics`, locale),
  events: (locale: Locale) => withLocale('/calendars/events.ics', locale),
  event: (id: string, locale: Locale) => withLocale(`/calendars/events/${id}.ics`, locale),
}

/** Every calendar file in every language, by its address. `stamp` is when the site is built. */
export function calendarFiles(stamp: number): Map<string, string> {
  return new Map(
    locales.flatMap((locale) => [
      ...churches.map(
        (church) =>
          [
            calendarPath.church(church.slug, locale),
            churchCalendar(church, locale, stamp),
          ] as const,
      ),
      [calendarPath.events(locale), eventsCalendar(events, locale, stamp)] as const,
      ...events
        .filter(hasDays)
        .map(
          (event) =>
            [calendarPath.event(event.id, locale), eventsCalendar([event], locale, stamp)] as const,
        ),
    ]),
  )
}

/** The ways into a visitor's calendar. Each of them asks for the file again, and so hears of changes. */
export function calendarLinks(file: string, name: string): CalendarLinks {
  const url = new URL(file, site.origin).href
  const subscribe = url.replace(/^https?:/, 'webcal:')
  const google = new URL('https://calendar.google.com/calendar/r')
  google.searchParams.set('cid', subscribe)
  const outlook = new URL('https://outlook.live.com/calendar/0/addfromweb')
  outlook.searchParams.set('url', url)
  outlook.searchParams.set('name', name)
  return { subscribe, file, google: google.href, outlook: outlook.href }
}

/** A month without days has none that a calendar could show. */
export function hasDays({ from }: Pick<Event, 'from'>): boolean {
  return from.length > 7
}

const uid = (name: string) => `${name}@${new URL(site.origin).host}`

function churchCalendar(church: Church, locale: Locale, stamp: number): string {
  const { slug, confirmed, phone } = church
  const url = site.origin + pathTo('church', locale, { slug })
  const name = `${site.name} ${church.name[locale]}`
  const doubt = confirmed === false && `${ui.timesBeingConfirmed[locale]}: ${phoneText(phone)}`
  return calendarFile({
    name,
    text: church.summary[locale],
    language: locale,
    url,
    stamp,
    entries: entriesOf(timetableOf(church, locale), (gathering) => ({
      uid: uid(`${slug}-${gathering.id}`),
      title: `${gathering.name} (${name})`,
      ...(doubt && { text: doubt }),
      place: visitOf(church, locale).place,
      url,
    })),
  })
}

function eventsCalendar(shown: readonly Event[], locale: Locale, stamp: number): string {
  return calendarFile({
    name: `${site.name}: ${ui.events[locale]}`,
    text: site.tagline[locale],
    language: locale,
    url: site.origin + pathTo('events', locale),
    stamp,
    entries: shown.filter(hasDays).map((event) => eventEntry(event, locale)),
  })
}

function eventEntry({ id, title, summary, location, ...event }: Event, locale: Locale): Entry {
  const { from, to, at, timeZone } = event
  const oneDay = from === to
  return {
    uid: uid(`event-${id}`),
    title: title[locale],
    text: summary[locale],
    place: location[locale],
    url: site.origin + pathTo('event', locale, { id }),
    timeZone,
    // of several days nobody knows when each of them begins and ends: they are whole days
    starts: { on: from as CalendarDate, ...(oneDay && at && { at }) },
    ...((!oneDay || !at) && { lasts: { to: to as CalendarDate } }),
  }
}
