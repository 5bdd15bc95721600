import { site } from '#app/fellowship/site.server.ts'
import type { CalendarLinks } from './AddToCalendar.tsx'

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

/** What calendars know an entry by, for ever. */
export const uid = (name: string) => `${name}@${new URL(site.origin).host}`
