import { locales, withLocale, type Locale } from '#app/language/locale.ts'
import { calendarFile, type Entry } from '#app/time/calendar-file/calendar-file.ts'
import { entriesOf } from '#app/time/calendar-file/entries.ts'
import { atLineStart, dateRange, type CalendarDate } from '#app/time/calendar.ts'
import type { CalendarLinks } from '#app/ways/AddToCalendar.tsx'
import { notOver } from '#app/time/next.ts'
import type { ShownTimetable } from '#app/time/next-in-words.ts'
import type { Church } from '#app/church/church.ts'
import type { Event } from '#app/event/event.ts'
import { pathTo } from '#app/addresses.ts'
import { churches } from '#app/church/read.server.ts'
import { events } from '#app/event/read.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { phoneText } from '#app/ways/contact.server.ts'
import { eventTimesOf } from '#app/event/times.server.ts'
import { wholeTimetableOf } from '#app/church/timetable.server.ts'
import { visitOf } from '#app/church/visit.server.ts'

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
  const timetable = wholeTimetableOf(church, locale)
  const text = [doubt, ...noticesFrom(timetable, stamp, locale)].filter(Boolean).join('\n')
  return calendarFile({
    name,
    text: church.summary[locale],
    language: locale,
    url,
    stamp,
    entries: entriesOf(timetable, (gathering) => ({
      uid: uid(`${slug}-${gathering.id}`),
      title: `${gathering.name} (${name})`,
      ...(text && { text }),
      place: visitOf(church, locale).place,
      url,
      ...changedOn(gathering.checked),
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

/** What is to be known in the coming days, with its days: a calendar may be read on any of them. */
function noticesFrom({ notices, timeZone }: ShownTimetable, stamp: number, locale: Locale) {
  return notOver(notices, timeZone, stamp).map(
    ({ from, to, text }) => `${atLineStart(dateRange(from, to, locale), locale)}: ${text}`,
  )
}

/** A fact is as new as the day on which somebody last made sure of it. */
function changedOn(checked: CalendarDate | undefined): Pick<Entry, 'changed'> {
  return checked ? { changed: Date.parse(checked) } : {}
}

function eventEntry(event: Event, locale: Locale): Entry {
  const { id, title, summary, location, checked } = event
  const { from, to, at, minutes, timeZone, repeat, until, exceptions } = eventTimesOf(event, locale)
  // of several days nobody knows when each of them begins and ends: they are whole days
  const clock = from === to && at ? { at } : {}
  const on = from as CalendarDate
  const calledOff = repeat ? undefined : exceptions.find((each) => each.on === on)
  return {
    uid: uid(`event-${id}`),
    title: title[locale],
    text: calledOff ? `${calledOff.reason}\n\n${summary[locale]}` : summary[locale],
    place: location[locale],
    url: site.origin + pathTo('event', locale, { id }),
    timeZone,
    starts: { on, ...clock },
    ...(clock.at === undefined && { lasts: { to: to as CalendarDate } }),
    ...(clock.at && minutes && { lasts: { minutes } }),
    ...(calledOff && { cancelled: true }),
    ...(repeat && {
      repeat,
      ...(until && { until }),
      without: exceptions.flatMap(({ change, on }) =>
        change === 'cancelled' ? [{ on, ...clock }] : [],
      ),
      moved: exceptions.flatMap((each) => {
        if (each.change !== 'moved') return []
        const { on, to, reason } = each
        const time = clock.at ? to : { on: to.on }
        return [{ planned: { on, ...clock }, to: time, reason }]
      }),
    }),
    ...changedOn(checked),
  }
}
