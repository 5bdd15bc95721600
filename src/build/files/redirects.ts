import { fill } from '#app/addresses.ts'
import { churches } from '#app/church/read.server.ts'
import { churchCalendarPath } from '#app/church/times/calendar-file.server.ts'
import { eventCalendarPath } from '#app/event/calendar-file.server.ts'
import { events } from '#app/event/read.server.ts'
import { defaultLocale } from '#app/language/locale.ts'
import { addresses } from '../html/every-address.ts'

/** Pages of the site that had another address. An address is never dropped, it moves to this list. */
const moved = {
  '/index.html': '/',
  '/home': '/',
  '/about': '/about-us',
  '/vision': '/our-vision',
  '/pastors': '/meet-the-pastors',
  '/contact': '/contact-us',
}

/**
 * Addresses that led somewhere once and must go on doing so: the old one and where it leads. Both
 * without a language; every language follows. Churches and events that got another name tell it in their
 * own files. Every host takes them from here.
 */
export function redirects(): Record<string, string> {
  return Object.fromEntries([
    ...Object.entries(moved),
    ...churches.flatMap(({ slug, formerly }) =>
      renamed(formerly, slug, (name) => [
        ...pagesBelow(fill('church', { slug }), fill('church', { slug: name })),
        churchCalendarPath(name, defaultLocale),
      ]),
    ),
    ...events.flatMap(({ id, formerly }) =>
      renamed(formerly, id, (name) => [
        ...pagesBelow(fill('event', { id }), fill('event', { id: name })),
        eventCalendarPath(name, defaultLocale),
      ]),
    ),
  ])
}

/** A page and those below it, as the card of a church, where they would be if it were at another address. */
function pagesBelow(page: string, another: string): string[] {
  return addresses()
    .filter(({ locale, twin }) => locale === defaultLocale && `${twin}/`.startsWith(`${page}/`))
    .map(({ twin }) => another + twin.slice(page.length))
}

/** From each address under a former name to the same under the name of today. */
function renamed(
  formerly: readonly string[] = [],
  today: string,
  addressesOf: (name: string) => string[],
) {
  const names = new Set(formerly.map((address) => address.split('/').at(-1)!))
  // what got its first name back is at its first address
  names.delete(today)
  return [...names].flatMap((name) => {
    const to = addressesOf(today)
    return addressesOf(name).map((from, index) => [from, to[index]!] as const)
  })
}
