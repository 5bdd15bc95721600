import type { Locale } from '#app/i18n/locale.ts'
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
  }
}

/** The page of a church: where it is, how to reach it, when it meets. */
export function churchFacts(church: Church, locale: Locale): object {
  const { slug, name, region, address, phone, email, map, services } = church
  return {
    ...context,
    '@type': 'Church',
    'name': `${site.name} ${name[locale]}`,
    'url': site.origin + pathTo('church', locale, { slug }),
    'address': address ? address.lines.join(', ') : region[locale],
    'telephone': phone,
    email,
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

/** Events: each one. */
export function eventFacts(event: Event, locale: Locale): object {
  return {
    ...context,
    '@type': 'Event',
    'name': event.title[locale],
    'description': event.summary[locale],
    'startDate': event.from,
    'endDate': event.to,
    'location': { '@type': 'Place', 'name': event.location[locale] },
    'url': `${site.origin}${pathTo('events', locale)}#${event.id}`,
    'organizer': { '@type': 'Organization', 'name': site.name, 'url': site.origin },
  }
}
