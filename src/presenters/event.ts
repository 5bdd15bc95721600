import { atLineStart, clock, clockHours, dateRange, shortMonth } from '#app/i18n/calendar.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { endsAt, startsAt, type Event } from '#app/model/event.ts'
import type { ShownEvent } from '#app/site/EventCard.tsx'
import type { Events } from '#app/site/EventList.tsx'
import { pathTo } from '#app/router/routes.ts'
import { eventPictures } from '#app/content/events.ts'
import { events } from '#app/content/events.ts'
import { eventCategories } from '#app/content/words.ts'
import { described } from './picture.ts'

/** Every event, as cards show it. The visitor's clock decides which are past. */
export function eventsOf(locale: Locale, builtAt: number): Events {
  return { builtAt, all: events.map((event) => shownEvent(event, locale)) }
}

/** One event, as its card and its page show it. */
export function shownEvent(event: Event, locale: Locale): ShownEvent {
  const { id, category, from, to, at, opens, closes, timeZone } = event
  const page = pathTo('event', locale, { id })
  const starts = startsAt(event)
  const [year, , day] = from.split('-')
  return {
    id,
    title: event.title[locale],
    summary: event.summary[locale],
    category,
    categoryName: eventCategories[category][locale],
    dates: atLineStart(dateRange(from, to, locale), locale),
    chip: {
      month: shortMonth(from, locale),
      year: year!,
      ...(day && { day: String(Number(day)) }),
    },
    ...(at && { time: clock(at, locale, clockHours(timeZone, locale)) }),
    location: event.location[locale],
    picture: described(event.picture ?? eventPictures[category], locale),
    page,
    register: event.link ?? page,
    registration: { ...(opens && { opens }), ...(closes && { closes }) },
    timeZone,
    from,
    ...(starts !== undefined && { starts }),
    ends: endsAt(event).getTime(),
  }
}
