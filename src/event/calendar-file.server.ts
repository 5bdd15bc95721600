import { pathTo } from '#app/addresses.ts'
import { modifiedAt } from '#app/content/modified.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { withLocale, type Locale } from '#app/language/locale.ts'
import { calendarFile } from '#app/time/calendar-file/calendar-file.ts'
import { entriesOf } from '#app/time/calendar-file/entries.ts'
import { atLineStart } from '#app/time/in-words.ts'
import { uid } from '#app/ways/calendar-links.server.ts'
import type { Event } from './event.ts'
import { clockOf, timetableOf } from './times.server.ts'

export const eventsCalendarPath = (locale: Locale) => withLocale('/calendars/events.ics', locale)
export const eventCalendarPath = (id: string, locale: Locale) =>
  withLocale(`/calendars/events/${id}.ics`, locale)

/** The calendar file of some events. `stamp` is when the site is built. */
export function eventsCalendar(shown: readonly Event[], locale: Locale, stamp: number): string {
  return calendarFile({
    name: `${site.name}: ${ui.events[locale]}`,
    text: site.tagline[locale],
    language: locale,
    url: site.origin + pathTo('events', locale),
    calledOff: ui.eventCancelledBadge[locale],
    stamp,
    entries: shown.flatMap((event) => {
      const { id, title, location } = event
      return entriesOf(timetableOf(event, locale), () => ({
        uid: uid(`event-${id}`),
        title: title[locale],
        text: textOf(event, locale),
        place: location[locale],
        url: site.origin + pathTo('event', locale, { id }),
        modified: modifiedAt([`events/${id}`], stamp),
      }))
    }),
  })
}

/** What it is; and of several days, which are whole ones there, the hour they have in common. */
function textOf({ from, to, at, moved = [], ...event }: Event, locale: Locale): string {
  const isUnlike = moved.some(({ toTime = at }) => toTime !== at)
  const hour = from !== to && at && !isUnlike && clockOf(event, locale)(at)
  return [...(hour ? [atLineStart(hour, locale)] : []), event.summary[locale]].join('\n\n')
}
