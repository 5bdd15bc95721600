import { pathTo } from '#app/addresses.ts'
import { modifiedAt } from '#app/content/modified.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { withLocale, type Locale } from '#app/language/locale.ts'
import { oneStop } from '#app/language/one-stop.ts'
import { calendarFile } from '#app/time/calendar-file/calendar-file.ts'
import { entriesOf } from '#app/time/calendar-file/entries.ts'
import { atLineStart, dateRange } from '#app/time/in-words.ts'
import { notOver } from '#app/time/notices.server.ts'
import { uid } from '#app/ways/calendar-links.server.ts'
import { phoneText } from '#app/ways/contact.server.ts'
import type { Church } from '../church.ts'
import { fullName, ownPlaceOf, streetOf } from '../place.server.ts'
import { languagesOf, noticesOf, timetableOf } from './timetable.server.ts'

export const churchCalendarPath = (slug: string, locale: Locale) =>
  withLocale(`/calendars/${slug}.ics`, locale)

export function churchCalendar(church: Church, locale: Locale, stamp: number): string {
  const { slug, confirmed, phone } = church
  const url = site.origin + pathTo('church', locale, { slug })
  const name = `${site.name} ${fullName(church, locale)}`
  const doubt = confirmed === false && `${ui.timesBeingConfirmed[locale]}: ${phoneText(phone)}`
  const notices = noticesFrom(church, stamp, locale)
  return calendarFile({
    name,
    text: church.summary[locale],
    language: locale,
    url,
    calledOff: ui.eventCancelledBadge[locale],
    stamp,
    entries: entriesOf(timetableOf(church, locale), ({ id, name: service, service: held }) => {
      const text = [languagesOf(held, locale), doubt, ...notices].filter(Boolean).join('\n')
      return {
        uid: uid(`${slug}-${id}`),
        title: `${service} (${name})`,
        ...(text && { text }),
        place: ownPlaceOf(held, church)?.[locale] ?? addressOf(church, locale),
        url,
        ...(doubt && { tentative: true }),
        modified: modifiedAt([`churches/${slug}`, 'site', 'words', 'categories'], stamp),
      }
    }),
  })
}

/** Where no street is told, the church’s full name, and whom one asks. */
function addressOf(church: Church, locale: Locale): string {
  const ask = ui.callForPlace[locale].replace('{phone}', phoneText(church.phone))
  return streetOf(church, locale) ?? oneStop(`${fullName(church, locale)}. ${ask}`)
}

/** What is to be known in the coming days, with its days: a calendar may be read on any of them. */
function noticesFrom(church: Church, stamp: number, locale: Locale) {
  return notOver(noticesOf(church, locale), church.timeZone, stamp).map(
    ({ from, to, text }) => `${atLineStart(dateRange(from, to, locale), locale)}: ${text}`,
  )
}
