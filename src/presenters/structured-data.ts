import type { Locale } from '#app/i18n/locale.ts'
import type { Church } from '#app/model/church.ts'
import type { Event } from '#app/model/event.ts'
import { pathTo } from '#app/router/routes.ts'
import { churches } from '#content/churches/index.ts'
import { events } from '#content/events.ts'
import { site } from '#content/site.ts'
import { serviceKinds } from '#content/ui.ts'

/**
 * What search engines and maps are told of a page in words of schema.org, so that they show the right
 * time: the churches, the events, the fellowship.
 */
export function factsOf(folder: string, locale: Locale, slug?: string): object[] {
  const told = () => {
    if (folder === 'home') return [fellowship(locale)]
    if (folder === 'events') return events.map((event) => eventFacts(event, locale))
    return churches
      .filter((church) => church.slug === slug)
      .map((each) => churchFacts(each, locale))
  }
  return told().map((facts) => ({ '@context': 'https://schema.org', ...facts }))
}

function fellowship(locale: Locale): object {
  const { name, founded, office } = site
  return {
    '@type': 'Organization',
    name,
    'url': site.origin + pathTo('home', locale),
    'foundingDate': String(founded),
    'address': office.address.lines.join(', '),
    'telephone': office.phone,
    'email': office.email,
  }
}

function churchFacts(church: Church, locale: Locale): object {
  const { slug, name, region, address, phone, email, map, services } = church
  return {
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
    // a time that is being confirmed is told to nobody who cannot see that it is
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

function eventFacts(event: Event, locale: Locale): object {
  return {
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
