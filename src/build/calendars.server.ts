import { locales, withLocale, type Locale } from '#app/language/locale.ts'
import { calendarFile } from '#app/time/calendar-file/calendar-file.ts'
import { entriesOf } from '#app/time/calendar-file/entries.ts'
import { atLineStart, dateRange } from '#app/time/calendar.ts'
import type { CalendarLinks } from '#app/ways/AddToCalendar.tsx'
import { notOver } from '#app/time/listed.server.ts'
import type { Church } from '#app/church/church.ts'
import type { Event } from '#app/event/event.ts'
import { pathTo } from '#app/addresses.ts'
import { churches } from '#app/church/read.server.ts'
import { events } from '#app/event/read.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { phoneText } from '#app/ways/contact.server.ts'
import { timetableOf as eventTimetableOf } from '#app/event/times.server.ts'
import { noticesOf, timetableOf } from '#app/church/timetable.server.ts'
import { addressLines } from '#app/ways/address.server.ts'
import { modifiedAt } from '#app/content/modified.ts'

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
  const { slug, confirmed, phone, congregations = [] } = church
  const url = site.origin + pathTo('church', locale, { slug })
  const name = `${site.name} ${church.name[locale]}`
  const doubt = confirmed === false && `${ui.timesBeingConfirmed[locale]}: ${phoneText(phone)}`
  const text = [doubt, ...noticesFrom(church, stamp, locale)].filter(Boolean).join('\n')
  return calendarFile({
    name,
    text: church.summary[locale],
    language: locale,
    url,
    stamp,
    entries: entriesOf(timetableOf(church, locale), ({ id, name: service, service: held }) => {
      const own = congregations.find((each) => each.name === held.congregation)
      return {
        uid: uid(`${slug}-${id}`),
        title: `${service} (${name})`,
        ...(text && { text }),
        place: own?.location[locale] ?? addressOf(church, locale),
        url,
        ...(doubt && { tentative: true }),
        modified: modifiedAt(`churches/${slug}`, stamp),
      }
    }),
  })
}

/** Where no street is told, the region, and that one asks. */
function addressOf({ address, country, region }: Church, locale: Locale): string {
  return address
    ? addressLines(address, country, locale).join(', ')
    : `${region[locale]}. ${ui.contactForLocation[locale]}`
}

function eventsCalendar(shown: readonly Event[], locale: Locale, stamp: number): string {
  return calendarFile({
    name: `${site.name}: ${ui.events[locale]}`,
    text: site.tagline[locale],
    language: locale,
    url: site.origin + pathTo('events', locale),
    stamp,
    entries: shown.flatMap((event) => {
      const { id, title, summary, location } = event
      return entriesOf(eventTimetableOf(event, locale), () => ({
        uid: uid(`event-${id}`),
        title: title[locale],
        text: summary[locale],
        place: location[locale],
        url: site.origin + pathTo('event', locale, { id }),
        modified: modifiedAt(`events/${id}`, stamp),
      }))
    }),
  })
}

/** What is to be known in the coming days, with its days: a calendar may be read on any of them. */
function noticesFrom(church: Church, stamp: number, locale: Locale) {
  return notOver(noticesOf(church, locale), church.timeZone, stamp).map(
    ({ from, to, text }) => `${atLineStart(dateRange(from, to, locale), locale)}: ${text}`,
  )
}
