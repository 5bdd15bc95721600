import type { CalendarDate, Time } from '#app/i18n/calendar.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { instantOf, offset } from '#app/i18n/zone.ts'
import type { Church } from '#app/model/church.ts'
import type { Event } from '#app/model/event.ts'
import { pathTo } from '#app/router/routes.ts'
import { site } from '#app/content/site.ts'
import { serviceKinds } from '#app/content/words.ts'

/**
 * What search engines and maps are told of a page in the words of https://schema.org, so that they show
 * the right time. Each stands in the head of its page; its `load` says which.
 */
const context = { '@context': 'https://schema.org' }

/** Home: the fellowship as a whole. */
export function fellowshipFacts(locale: Locale): object {
  const { name, founded, office } = site
  return {
    ...context,
    '@type': 'Organization',
    name,
    'url': site.origin + pathTo('home', locale),
    'foundingDate': String(founded),
    'address': office.address.lines.join(', '),
    'telephone': office.phone,
    'email': office.email,
    'sameAs': Object.values(site.links.social),
  }
}

/** The page of a church: where it is, how to reach it, when it meets. */
export function churchFacts(church: Church, locale: Locale): object {
  const { slug, name, region, address, phone, email, map, services, social } = church
  return {
    ...context,
    '@type': 'Church',
    'name': `${site.name} ${name[locale]}`,
    'url': site.origin + pathTo('church', locale, { slug }),
    'address': address ? address.lines.join(', ') : region[locale],
    'telephone': phone,
    email,
    'sameAs': Object.values(social),
    ...(map &&
      address && {
        geo: { '@type': 'GeoCoordinates', 'latitude': map.latitude, 'longitude': map.longitude },
      }),
    // a search result cannot say that a time is still being confirmed: such times are left out
    ...(church.confirmed !== false && {
      event: services.map(({ day, at, kind }) => ({
        '@type': 'Event',
        'name': serviceKinds[kind][locale],
        'eventSchedule': {
          '@type': 'Schedule',
          'repeatFrequency': 'P1W',
          'byDay': `https://schema.org/${day[0]!.toUpperCase()}${day.slice(1)}`,
          'startTime': at,
          'scheduleTimezone': church.timeZone,
        },
      })),
    }),
  }
}

/** Events, and the page of each: when, where, and who holds it. */
export function eventFacts(event: Event, locale: Locale): object {
  const { id, from, to, at, timeZone, location } = event
  const url = site.origin + pathTo('event', locale, { id })
  return {
    ...context,
    '@type': 'Event',
    'name': event.title[locale],
    'description': event.summary[locale],
    'startDate': at && from.length > 7 ? withOffset(from as CalendarDate, at, timeZone) : from,
    'endDate': to,
    'eventStatus': 'https://schema.org/EventScheduled',
    'eventAttendanceMode': 'https://schema.org/OfflineEventAttendanceMode',
    'location': { '@type': 'Place', 'name': location[locale], 'address': location[locale] },
    url,
    'organizer': { '@type': 'Organization', 'name': site.name, 'url': site.origin },
  }
}

/** `2026-11-06T18:00-08:00`: a time that is the same instant for whoever reads it. */
function withOffset(date: CalendarDate, time: Time, timeZone: string): string {
  const minutes = offset(instantOf(date, time, timeZone), timeZone) / 60_000
  const two = (number: number) => String(number).padStart(2, '0')
  const ahead = Math.abs(minutes)
  return `${date}T${time}${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`
}
