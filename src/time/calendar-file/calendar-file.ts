/**
 * Calendar files, as every calendar on phones and computers reads them, to the letter of RFC 5545:
 * https://www.rfc-editor.org/rfc/rfc5545
 */
import { type CalendarDate, type Time, addDays, daysBetween } from '#app/time/dates.ts'
import type { Repeat } from '#app/time/rule.ts'
import { instantOf } from '#app/time/zone.ts'
import { compact, line, text } from './lines.ts'
import { byDay, timeZone, weekday } from './time-zone.ts'

export type Moment = { on: CalendarDate; at?: Time }

/** What stands in a calendar once, or again and again. */
export type Entry = {
  /** The same for ever, whatever else changes: calendars know an entry by it. */
  uid: string
  title: string
  text?: string
  place?: string
  url: string
  timeZone: string
  starts: Moment
  /** How long it lasts, where that is known; for days without a clock the last of them. */
  lasts?: { minutes: number } | { to: CalendarDate }
  repeat?: Repeat
  /** The last day on which it may happen again. */
  until?: CalendarDate
  without?: readonly Moment[]
  /** The times that are moved or in doubt, and why. */
  changed?: readonly {
    planned: Moment
    to: Moment
    reason: string
    place?: string
    tentative?: true
  }[]
  /** It was announced and does not take place. Calendars keep it: some strike it out, some show its name alone. */
  cancelled?: boolean
  /** Whether it takes place so is still being confirmed. */
  tentative?: true
  /** When what stands here was last changed. */
  modified: number
}

export type Calendar = {
  name: string
  text: string
  language: string
  url: string
  /** What stands before the name of what is called off. */
  calledOff: string
  entries: readonly Entry[]
  stamp: number
}

export function calendarFile(calendar: Calendar) {
  const { name, text: about, language, url, entries } = calendar
  const zones = new Set(entries.filter(({ starts }) => starts.at).map((entry) => entry.timeZone))
  // a file holds something or is none: https://www.rfc-editor.org/rfc/rfc5545#section-3.6
  if (entries.length === 0) zones.add('UTC')
  return [
    line('BEGIN', 'VCALENDAR'),
    line('VERSION', '2.0'),
    line('PRODID', `-//${new URL(url).host}//Website//EN`),
    line('CALSCALE', 'GREGORIAN'),
    line('METHOD', 'PUBLISH'),
    // the names of RFC 7986, and the ones that calendars knew before it
    // https://www.rfc-editor.org/rfc/rfc7986#section-5
    line(`NAME;LANGUAGE=${language}`, text(name)),
    line('X-WR-CALNAME', text(name)),
    line(`DESCRIPTION;LANGUAGE=${language}`, text(about)),
    line('URL', url),
    line('REFRESH-INTERVAL;VALUE=DURATION', 'PT12H'),
    line('X-PUBLISHED-TTL', 'PT12H'),
    ...[...zones].map((zone) => timeZone(zone)),
    ...entries.flatMap((entry) => [
      master(entry, calendar),
      ...(entry.changed ?? []).map((each) => changed(entry, each, calendar)),
    ]),
    line('END', 'VCALENDAR'),
  ].join('')
}

function master(entry: Entry, calendar: Calendar): string {
  const { starts, repeat, without = [] } = entry
  return event([
    ...facts(entry, calendar),
    ...span(entry, starts),
    ...(repeat ? [line('RRULE', rule(entry, repeat))] : []),
    ...without.map((each) => moment('EXDATE', each, entry.timeZone)),
  ])
}

function changed(
  entry: Entry,
  { planned, to, reason, ...more }: NonNullable<Entry['changed']>[number],
  calendar: Calendar,
): string {
  const { starts, lasts } = entry
  const text = entry.text ? `${reason}\n\n${entry.text}` : reason
  const told = { ...entry, ...more, text }
  const days = lasts && 'to' in lasts ? daysBetween(starts.on, lasts.to) : undefined
  const moved = days === undefined ? entry : { ...entry, lasts: { to: addDays(to.on, days) } }
  return event([
    ...facts(told, calendar),
    moment('RECURRENCE-ID', planned, entry.timeZone),
    ...span(moved, to),
  ])
}

function event(lines: readonly string[]): string {
  return [line('BEGIN', 'VEVENT'), ...lines, line('END', 'VEVENT')].join('')
}

function facts(entry: Entry, { language, calledOff, stamp }: Calendar): string[] {
  const { uid, title, text: about, place, url, cancelled, tentative, modified } = entry
  const words = (name: string, value: string) => line(`${name};LANGUAGE=${language}`, text(value))
  return [
    line('UID', uid),
    line('DTSTAMP', universal(stamp)),
    // grows with every change, as it must: minutes since the year the site began
    line('SEQUENCE', String(Math.floor((modified - Date.UTC(2025, 0)) / 60_000))),
    line('LAST-MODIFIED', universal(modified)),
    // Outlook makes nothing of STATUS:
    // https://learn.microsoft.com/openspecs/exchange_server_protocols/ms-oxcical/14b1b344-d704-40f2-b30d-83291bde0977
    words('SUMMARY', cancelled ? `${calledOff}: ${title}` : title),
    ...(about ? [words('DESCRIPTION', about)] : []),
    ...(place ? [words('LOCATION', place)] : []),
    line('URL', url),
    ...(cancelled ? [line('STATUS', 'CANCELLED')] : []),
    ...(tentative && !cancelled ? [line('STATUS', 'TENTATIVE')] : []),
    // a gathering does not make anybody busy
    line('TRANSP', 'TRANSPARENT'),
  ]
}

/** From when to when. Without a length it says when it begins, and nothing that is not known. */
function span({ timeZone, lasts }: Entry, starts: Moment): string[] {
  const start = moment('DTSTART', starts, timeZone)
  if (!lasts) return [start]
  if ('minutes' in lasts) return [start, line('DURATION', `PT${lasts.minutes}M`)]
  // the day after the last one: the end is not part of it
  return [start, moment('DTEND', { on: addDays(lasts.to, 1) }, timeZone)]
}

function rule({ starts, until, timeZone }: Entry, repeat: Repeat): string {
  const how = ruleOf(repeat)
  if (!until) return how
  // where there is a clock, the end is an instant
  // https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10
  const end = starts.at ? universal(instantOf(until, starts.at, timeZone)) : compact(until)
  return `${how};UNTIL=${end}`
}

function ruleOf(repeat: Repeat): string {
  if (repeat.every === 'month') return `FREQ=MONTHLY;BYDAY=${byDay(repeat.day, repeat.which)}`
  const pace = repeat.interval ? `INTERVAL=${repeat.interval};` : ''
  return `FREQ=WEEKLY;${pace}BYDAY=${weekday(repeat.day)}`
}

function moment(name: string, { on, at }: Moment, timeZone: string): string {
  if (!at) return line(`${name};VALUE=DATE`, compact(on))
  return line(`${name};TZID=${timeZone}`, `${compact(on)}T${compact(at)}00`)
}

function universal(instant: number): string {
  return `${compact(new Date(instant).toISOString().slice(0, 19))}Z`
}
