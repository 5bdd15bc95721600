/**
 * What the site says of times, place by place, against an oracle that knows nothing of it: Temporal, and
 * nothing but counting days. Every church and every event of the fixture, on every day of three years,
 * without anybody touching the site in between.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ICAL from 'ical.js'
import type { Event as EventFacts, Schedule } from 'schema-dts'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { locales, type Locale } from '#app/language/locale.ts'
import type { ChurchFile } from '#app/church/schema.server.ts'
import type { EventFile } from '#app/event/schema.server.ts'
import { ownContent } from './own-content.ts'

await ownContent()
// asked only now, since all of it reads content
const { churches } = await import('#app/church/read.server.ts')
const { events } = await import('#app/event/read.server.ts')
const { ui } = await import('#app/fellowship/common-words.server.ts')
const { visitOf } = await import('#app/church/visit.server.ts')
const { churchCard } = await import('#app/church/card.server.ts')
const { sundayPlace } = await import('#app/church/times.server.ts')
const { calendarFiles, calendarPath } = await import('#app/build/calendars.server.ts')
const { churchFacts } = await import('#app/church/structured-data.server.ts')
const { eventFacts, eventPageFacts } = await import('#app/event/structured-data.server.ts')
const { fellowshipFacts } = await import('#app/fellowship/structured-data.server.ts')
const { shownEvent } = await import('#app/event/present.server.ts')
const { nextInWords, toldInTime } = await import('#app/time/next-in-words.ts')
const { eventInWords, eventInWordsAtBuild } = await import('#app/time/event-in-words.ts')
const { invitationToChurch, invitationToEvent } = await import('#app/time/invitation-in-words.ts')

const [first, last] = ['2031-01-01', '2034-01-01']
const minute = 60_000

/** One time that something takes place, or was to. */
type Time = {
  name: string
  on: string
  starts: number
  ends: number
  change?: 'cancelled' | 'moved' | 'extra'
  /** The day it was to be on. */
  planned: string
  sunday: boolean
}

const read = <File>(kind: string, name: string) =>
  JSON.parse(readFileSync(path.join('tests/content', kind, `${name}.json`), 'utf8')) as File

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const threeYears: Temporal.PlainDate[] = [Temporal.PlainDate.from(first)]
while (threeYears.at(-1)!.toString() < last) threeYears.push(threeYears.at(-1)!.add({ days: 1 }))
const daysUntil = (until: string) => threeYears.filter((day) => day.toString() <= until)
const instant = (on: string, at: string, zone: string) =>
  Temporal.PlainDateTime.from(`${on}T${at}`).toZonedDateTime(zone)

// the oracle -------------------------------------------------------------------------------------

/** Everything that a church holds, read from its file and counted day by day. */
function counted(slug: string, locale: Locale): Time[] {
  const file = read<ChurchFile>('churches', slug)
  const { timeZone, services, cancelled = [], moved = [], extra = [] } = file
  const kinds = read<{ serviceKinds: Record<string, Record<Locale, string>> }>('', 'words')
  const names = { ...kinds.serviceKinds }
  const found: Time[] = []
  const add = (
    kind: { kind: string; congregation?: string; minutes?: number },
    on: string,
    at: string,
    more: Partial<Time>,
  ) => {
    const { minutes = 60, congregation } = kind
    const name = names[kind.kind]![locale] + (congregation ? `, ${congregation}` : '')
    const start = instant(on, at, timeZone)
    const ends = start.add({ minutes }).epochMilliseconds
    const starts = start.epochMilliseconds
    found.push({ name, on, starts, ends, planned: on, sunday: false, ...more })
  }
  for (const day of threeYears) {
    const on = day.toString()
    for (const service of services) {
      if (weekdays[day.dayOfWeek - 1] !== service.day) continue
      const { at } = service
      const isMeant = (each: { on: string; at?: string }) =>
        each.on === on && (each.at ?? at) === at
      const sunday = service.day === 'sunday'
      const away = moved.find(isMeant)
      if (away) add(service, away.toDay, away.toTime, { change: 'moved', planned: on, sunday })
      else if (cancelled.some(isMeant)) add(service, on, at, { change: 'cancelled', sunday })
      else add(service, on, at, { sunday })
    }
    for (const each of extra) {
      if (each.on === on) add(each, on, each.at, { change: 'extra', sunday: true })
    }
  }
  return found.toSorted((one, other) => one.starts - other.starts)
}

/** Every time of an event, in the same way. */
function countedEvent(id: string): Time[] {
  const { from, to, at, minutes, repeat, until, timeZone, ...file } = read<EventFile>('events', id)
  const { cancelled = [], moved = [] } = file
  const timed = (on: string, clock: string | undefined, more: Partial<Time>): Time => {
    const begin = on.length === 7 ? `${on}-01` : on
    const length = repeat ? 0 : Temporal.PlainDate.from(begin).until(lastDay(to)).days
    const end = Temporal.PlainDate.from(begin).add({ days: length + 1 })
    const start = instant(begin, clock ?? '00:00', timeZone)
    const ends =
      clock && minutes && length === 0
        ? start.add({ minutes })
        : instant(end.toString(), '00:00', timeZone)
    return {
      name: id,
      on,
      starts: start.epochMilliseconds,
      ends: ends.epochMilliseconds,
      planned: on,
      sunday: false,
      ...more,
    }
  }
  if (!repeat) return [timed(from, at, {})]
  return daysUntil(until ?? last).flatMap((day) => {
    const on = day.toString()
    const nth = Math.ceil(day.day / 7)
    const isLast = day.add({ days: 7 }).month !== day.month
    const which = { week: true, first: nth === 1, second: nth === 2, third: nth === 3 }
    const fits = { ...which, fourth: nth === 4, last: isLast }[repeat]
    if (!fits || on < from || day.dayOfWeek !== Temporal.PlainDate.from(from).dayOfWeek) return []
    const away = moved.find((each) => each.on === on)
    if (away) return [timed(away.toDay, away.toTime ?? at, { change: 'moved', planned: on })]
    const off = cancelled.some((each) => each.on === on)
    return [timed(on, at, off ? { change: 'cancelled' } : {})]
  })
}

function lastDay(date: string): Temporal.PlainDate {
  if (date.length > 7) return Temporal.PlainDate.from(date)
  const month = Temporal.PlainYearMonth.from(date)
  return month.toPlainDate({ day: month.daysInMonth })
}

const takesPlace = ({ change }: Time) => change !== 'cancelled'

/** An hour of every day, each day another one. */
const moments = (zone: string) =>
  daysUntil('2033-12-31').map(
    (day, index) =>
      instant(day.toString(), `${String((index * 7) % 24).padStart(2, '0')}:10`, zone)
        .epochMilliseconds,
  )

// the places ---------------------------------------------------------------------------------------

const wordsOf = (locale: Locale) => ({
  cancelled: ui.serviceCancelled[locale],
  moved: ui.serviceMoved[locale],
  extra: ui.serviceExtra[locale],
})

const dated = (locale: Locale, zone: string) => {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'es', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return (moment: number) => format.format(moment)
}

/** A clock as each language writes it: Barcelona's in Spanish has 24 hours. */
const clocked = (locale: Locale, zone: string) => (moment: number) => {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
  const minutes = String(minute).padStart(2, '0')
  if (locale === 'es' && zone === 'Europe/Madrid') return `${hour}:${minutes}`
  const half = { en: ['AM', 'PM'], es: ['a. m.', 'p. m.'] }[locale][hour < 12 ? 0 : 1]
  return `${hour % 12 || 12}:${minutes} ${half}`
}

/** What must be said of a day, or of a month without days. */
const partsOf = (on: string, locale: Locale) => {
  const [year, month, day] = on.split('-').map(Number)
  const name = Temporal.PlainDate.from({ year: year!, month: month!, day: 1 })
  return [year, name.toLocaleString(locale, { month: 'long' }), ...(day ? [day] : [])].map(String)
}

const written = (changes: readonly { key: string; text: string }[]) =>
  changes.map(({ key, text }) => `${key}: ${text}`).join()

/** As whoever reads it takes it: whatever the spaces, and at the start of a line or within it. */
const plain = (text: string) => text.replace(/\s/g, ' ').toLowerCase()

const byStart = (times: readonly Pick<Time, 'name' | 'starts'>[]) =>
  times.map(({ name, starts }) => `${new Date(starts).toISOString()} ${name}`).toSorted()

/** What another program reads in a calendar file, with the name up to the first bracket. */
function inCalendar(file: string): Pick<Time, 'name' | 'starts'>[] {
  const calendar = new ICAL.Component(ICAL.parse(file))
  ICAL.TimezoneService.reset()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const [from, to] = [Date.parse(first), Date.parse(last) + 2 * 1440 * minute]
  return calendar
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each))
    .filter((event) => !event.isRecurrenceException())
    .flatMap((event) => {
      const name = event.summary.replace(/ \([^()]*\)$/, '')
      if (!event.isRecurring()) {
        return [{ name, starts: event.startDate.toUnixTime() * 1000 }]
      }
      const found: Pick<Time, 'name' | 'starts'>[] = []
      const iterator = event.iterator()
      for (let next = iterator.next(); next; next = iterator.next()) {
        if (next.toUnixTime() * 1000 > to) break
        const starts = event.getOccurrenceDetails(next).startDate.toUnixTime() * 1000
        if (starts > from) found.push({ name, starts })
      }
      return found
    })
}

type Told = EventFacts & { name: string; eventStatus?: string; startDate?: string }

/** What a search engine reads in the facts of a page: the rules, and what differs from them. */
function inFacts(told: readonly Told[], zone: string): Pick<Time, 'name' | 'starts'>[] {
  return told.flatMap((each) => {
    const { name, eventStatus = '', startDate } = each
    const { eventSchedule } = each as { eventSchedule?: Schedule }
    const rule = eventSchedule as unknown as Record<string, string> & { exceptDate?: string[] }
    const called = eventStatus.endsWith('EventCancelled')
    const single = { name, starts: Date.parse(startDate ?? '') }
    if (!rule) return called ? [] : [single]
    const { byDay, startTime = '00:00', exceptDate = [], startDate: from, endDate: until } = rule
    const named = byDay!.split('/').at(-1)!
    const [, nth, day] = /^(-?\d)?([A-Z][A-Za-z]+)$/.exec(named)!
    const moved = eventStatus.endsWith('EventRescheduled') ? [single] : []
    const regular = threeYears.flatMap((date) => {
      const on = date.toString()
      const isLast = date.add({ days: 7 }).month !== date.month
      if (weekdays[date.dayOfWeek - 1]!.slice(0, 2) !== day!.slice(0, 2).toLowerCase()) return []
      if (nth === '-1' ? !isLast : nth && Math.ceil(date.day / 7) !== Number(nth)) return []
      if ((from && on < from) || (until && on > until)) return []
      if (exceptDate.some((except) => except.startsWith(on) && !skips(except, startTime))) return []
      return [{ name, starts: instant(on, startTime, zone).epochMilliseconds }]
    })
    return [...regular, ...moved]
  })
}

/** An exception with a clock is one of that time only. */
const skips = (except: string, time: string) => except.length > 10 && except.slice(11, 16) !== time

// ---------------------------------------------------------------------------------------------------

const { notices } = read<{ notices: { from: string; to: string }[] }>('', 'site')
const church = (slug: string) => churches.find((each) => each.slug === slug)!
const event = (id: string) => events.find((each) => each.id === id)!
const files = calendarFiles(Date.parse(first))

test('the fixture has every kind of time', () => {
  const all = churches.flatMap(({ slug }) => counted(slug, 'en'))
  expect(new Set(all.map(({ change }) => change))).toEqual(
    new Set([undefined, 'cancelled', 'moved', 'extra']),
  )
  expect(events.filter(({ repeat }) => repeat)).not.toEqual([])
})

for (const church of churches) {
  test(`${church.slug}: page, strip, card and invitation say the same on every day of three years`, () => {
    const { slug, timeZone } = church
    const places = Object.fromEntries(
      locales.map((locale) => [
        locale,
        {
          page: visitOf(church, locale).timetable,
          card: churchCard(church, locale).timetable,
          strip: sundayPlace(church, locale).timetable,
          times: counted(slug, locale),
          dated: dated(locale, timeZone),
          clocked: clocked(locale, timeZone),
          held: toldInTime(visitOf(church, locale).timetable, { locale, words: wordsOf(locale) }),
        },
      ]),
    )
    const wrong: string[] = []
    for (const [index, now] of moments(timeZone).entries()) {
      const locale = locales[index % locales.length]!
      const { times, dated, clocked, held, ...shown } = places[locale]!
      const asked = { locale, visitorZone: timeZone, now, words: wordsOf(locale) }
      const coming = times.filter((time) => takesPlace(time) && time.ends > now)
      for (const [place, timetable] of Object.entries(shown)) {
        const wanted = place === 'strip' ? coming.find(({ sunday }) => sunday) : coming[0]
        const { next, changes } = nextInWords(timetable, asked)
        if (!wanted) continue
        const said = [next?.name, next?.on, next?.onNow, next?.day].join()
        const due = [wanted.name, wanted.on, wanted.starts <= now, dated(wanted.starts)].join()
        if (said !== due) wrong.push(`${place} ${new Date(now).toISOString()}: ${said} for ${due}`)
        // what one sends to a friend says the same day and clock
        // a page that was built before holds the same changes, each with its days
        const inTime = (place === 'page' ? held : []).filter(
          ({ told }) => Date.parse(told!.from) <= now && now < Date.parse(told!.until),
        )
        if (place === 'page' && written(inTime) !== written(changes))
          wrong.push(`page ${new Date(now).toISOString()} holds ${written(inTime)}`)
        const sent = plain(invitationToChurch('{when}', next, { weekly: '', locale }))
        const meant = `${dated(wanted.starts)}, ${clocked(wanted.starts)}`
        if (sent !== plain(meant)) wrong.push(`sends ${sent} for ${meant}`)
        if (place === 'strip') continue
        // what differs is told two weeks before, until its day is over
        const today = Temporal.Instant.fromEpochMilliseconds(now)
          .toZonedDateTimeISO(timeZone)
          .toPlainDate()
        const soon = today.add({ days: 14 }).toString()
        // what all churches are to know stands beside the cards once, and on every page
        const known = place === 'page' ? notices : []
        const notes = known.filter(({ from, to }) => from <= `${today}` && `${today}` <= to)
        const told = times.filter(({ change, on, planned }) => {
          const [one, other] = [on, planned].toSorted()
          return change && one! <= soon && other! >= today.toString()
        })
        if (changes.length !== told.length + notes.length)
          wrong.push(`${place} ${today}: ${changes.length} changes`)
      }
    }
    expect(wrong).toEqual([])
  })

  for (const locale of locales) {
    test(`${church.slug}: calendar and search engines know the same three years (${locale})`, () => {
      const wanted = counted(church.slug, locale).filter(takesPlace)
      const within = ({ starts }: Pick<Time, 'starts'>) =>
        wanted[0]!.starts <= starts && starts <= wanted.at(-1)!.starts
      const calendar = inCalendar(files.get(calendarPath.church(church.slug, locale))!)
      expect(wanted.length).toBeGreaterThan(150)
      expect(byStart(calendar.filter(within))).toEqual(byStart(wanted))
      const [facts] = churchFacts(church, locale, Date.parse(first))
      const told = (facts as unknown as { event?: Told[] }).event
      // times that are being confirmed are not told as certain
      if (church.confirmed === false) expect(told).toBeUndefined()
      else {
        const found = inFacts(told!, church.timeZone).filter(within)
        expect(byStart(found)).toEqual(byStart(wanted))
      }
    })
  }
}

for (const event of events) {
  test(`${event.id}: page, card, invitation, calendar and search engines agree for three years`, () => {
    const times = countedEvent(event.id)
    const { timeZone } = event
    const shown = { en: shownEvent(event, 'en', 0), es: shownEvent(event, 'es', 0) }
    const wrong: string[] = []
    for (const [index, now] of moments(timeZone).entries()) {
      const locale = locales[index % locales.length]!
      const words = { cancelled: ui.eventCancelled[locale], moved: ui.eventMoved[locale] }
      const said = eventInWords(shown[locale].times, { locale, now, words })
      const taking = times.filter(takesPlace)
      const wanted = taking.find(({ ends }) => ends > now) ?? taking.at(-1)!
      const month = event.from.length === 7
      const state = wanted.ends <= now ? 'past' : wanted.starts <= now && !month ? 'on' : 'coming'
      const due = [wanted.on, wanted.ends, state].join()
      if ([said.from, said.ends, said.state].join() !== due) wrong.push(`page ${now}: ${due}`)
      const sent = plain(
        invitationToEvent('{event}: {when} ({place})', { ...shown[locale], ...said }),
      )
      const parts = [
        event.title[locale],
        event.location[locale],
        ...partsOf(wanted.on, locale),
        ...(event.at ? [clocked(locale, timeZone)(wanted.starts)] : []),
      ]
      if (!parts.every((part) => sent.includes(plain(part))))
        wrong.push(`sends ${sent} for ${parts}`)
      // the site is built anew now and then, not every day
      if (index % 5) continue
      const { changes } = eventInWordsAtBuild(shown[locale].times, { locale, now, words })
      const atBuild = changes.filter(({ told }) => told?.atBuild ?? true).map(({ text }) => text)
      if (atBuild.join() !== said.changes.map(({ text }) => text).join())
        wrong.push(`page ${now}: ${atBuild}`)
      const facts = eventFacts(event, locale, now) as unknown as Record<string, string>
      if (facts.startDate!.slice(0, 10) !== wanted.on) wrong.push(`facts ${now}: ${due}`)
      if (event.at && Date.parse(facts.startDate!) !== wanted.starts) wrong.push(`clock ${now}`)
    }
    expect(wrong).toEqual([])
    if (event.from.length === 7) return
    const file = inCalendar(files.get(calendarPath.event(event.id, 'es'))!)
    const whole = event.from !== event.to || !event.at
    const day = (time: Pick<Time, 'starts'>) =>
      Temporal.Instant.fromEpochMilliseconds(time.starts)
        .toZonedDateTimeISO(timeZone)
        .toPlainDate()
        .toString()
    if (whole) expect(file).toHaveLength(1)
    else {
      const wanted = times.filter(takesPlace)
      expect(file.map(day).toSorted()).toEqual(wanted.map(day).toSorted())
      const facts = eventFacts(event, 'en', Date.parse(first)) as unknown as Told
      expect(byStart(inFacts([facts], timeZone)).length).toBeGreaterThan(0)
    }
  })
}

test('search engines are told of a church, of an event and of the fellowship what their pages say', () => {
  const now = Date.parse(first)
  const [harbor, notice, crumbs] = churchFacts(church('harbor'), 'es', now)
  expect(harbor).toMatchObject({
    '@type': 'Church',
    'name': 'Harbor Lights El Puerto',
    'url': 'https://lighthouse.example/es/churches/harbor',
    'telephone': '+1 925 555 0181',
    'address': {
      '@type': 'PostalAddress',
      'streetAddress': '1 Quay Street',
      'addressLocality': 'Harbor',
      'addressRegion': 'CA',
      'postalCode': '94001',
      'addressCountry': 'US',
    },
    'geo': { latitude: 38.01, longitude: -122.01 },
    'sameAs': ['facebook', 'instagram', 'youtube'].map(
      (name) => `https://social.lighthouse.example/harbor/${name}`,
    ),
  })
  const told = (harbor as unknown as { event: Record<string, unknown>[] }).event
  expect(told[0]).toMatchObject({
    inLanguage: ['en', 'es'],
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    eventSchedule: {
      '@type': 'Schedule',
      'byDay': 'https://schema.org/Sunday',
      'startTime': '10:00',
      'duration': 'PT90M',
      'scheduleTimezone': 'America/Los_Angeles',
      'exceptDate': ['2031-06-01T10:00-07:00'],
    },
  })
  // nobody has said whether the one of Wednesday is shown live
  expect(told[1]).not.toHaveProperty('eventAttendanceMode')
  expect(notice).toMatchObject({ '@type': 'SpecialAnnouncement', 'datePosted': '2031-08-01' })
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    'itemListElement': [
      { position: 1, name: 'Inicio', item: 'https://lighthouse.example/es' },
      { position: 2, name: 'El Puerto', item: 'https://lighthouse.example/es/churches/harbor' },
    ],
  })
  // where no street is told, the region is, and nobody can point at it
  const [hill] = churchFacts(church('hill'), 'en', now)
  expect(hill).toHaveProperty('address.addressRegion')
  expect(hill).not.toHaveProperty('address.streetAddress')
  expect(hill).not.toHaveProperty('geo')

  const [school, way] = eventPageFacts(event('coming-school'), 'en', now)
  expect(school).toMatchObject({
    '@type': 'Event',
    'startDate': '2031-06-02T18:30+02:00',
    'endDate': '2031-06-20',
    'eventStatus': 'https://schema.org/EventScheduled',
    'location': { name: 'Barcelona, Spain' },
    'organizer': { name: 'Harbor Lights' },
    'image': expect.stringMatching(/^https:\/\/lighthouse\.example\/media\/field-2\..*\.webp$/),
  })
  expect(school).not.toHaveProperty('eventAttendanceMode')
  expect(way).toMatchObject({ itemListElement: [{}, { name: 'Events' }, { position: 3 }] })
  expect(eventFacts(event('coming-month'), 'en', now)).toMatchObject({ startDate: '2031-10' })

  expect(fellowshipFacts('es')).toMatchObject([
    {
      '@type': 'Organization',
      'sameAs': ['facebook', 'instagram', 'youtube'].map(
        (name) => `https://social.lighthouse.example/${name}`,
      ),
    },
    { '@type': 'WebSite', 'url': 'https://lighthouse.example/es', 'inLanguage': 'es' },
  ])
})

test('a calendar says when somebody last made sure of a time, and only where that is known', () => {
  const file = (slug: string) => files.get(calendarPath.church(slug, 'en'))!
  expect(file('harbor').match(/LAST-MODIFIED:\d+T/g)).toContain('LAST-MODIFIED:20310502T')
  expect(file('harbor').match(/LAST-MODIFIED:\d+T/g)).toContain('LAST-MODIFIED:20310420T')
  expect(file('hill')).not.toContain('LAST-MODIFIED')
  // what all churches are to know stands with its days
  expect(file('hill').replaceAll('\r\n ', '')).toContain(
    'August 1–3\\, 2031: A great storm is near. Please stay at home.',
  )
})

/** On these days the site is visited, from these zones. */
const visits = ['2026-11-20T12:00:00Z', '2025-10-01T12:00:00Z']
const zones = ['America/New_York', 'Europe/London', 'Asia/Kathmandu', 'Pacific/Auckland']

test('a minute before, at the start, in the last minute, at the end: for four visitors, in both languages', () => {
  for (const church of churches) {
    for (const locale of locales) {
      const { timetable } = visitOf(church, locale)
      for (const visit of visits) {
        const asked = { locale, words: wordsOf(locale) }
        const on = nextInWords(timetable, { ...asked, visitorZone: 'UTC', now: Date.parse(visit) })
        const { at, minutes = 60 } = church.services.find(({ day }) => {
          const { dayOfWeek } = Temporal.PlainDate.from(on.next!.on)
          return day === weekdays[dayOfWeek - 1]
        })!
        const starts = instant(on.next!.on, at, church.timeZone).epochMilliseconds
        for (const visitorZone of zones) {
          const state = (now: number) => {
            const { next } = nextInWords(timetable, { ...asked, visitorZone, now })
            return [next!.onNow, next!.on === on.next!.on && next!.time === on.next!.time]
          }
          expect(state(starts - minute)).toEqual([false, true])
          expect(state(starts)).toEqual([true, true])
          expect(state(starts + (minutes - 1) * minute)).toEqual([true, true])
          // another one may follow at once
          expect(state(starts + minutes * minute)[1]).toBe(false)
          const { next } = nextInWords(timetable, { ...asked, visitorZone, now: starts - minute })
          const there =
            Temporal.Instant.fromEpochMilliseconds(starts).toZonedDateTimeISO(visitorZone)
          const { offset } = instant(on.next!.on, at, church.timeZone)
          const weekday = there.toLocaleString(locale, { weekday: 'long' })
          expect(next!.theirs?.time.split(' ')[0]).toBe(
            offset === there.offset ? undefined : weekday,
          )
        }
      }
    }
  }
})

test('what the files of the fixture say is all that was tried', () => {
  const names = (kind: string) =>
    readdirSync(path.join('tests/content', kind)).map((file) => path.basename(file, '.json'))
  expect(churches.map(({ slug }) => slug).toSorted()).toEqual(names('churches').toSorted())
  expect(events.map(({ id }) => id).toSorted()).toEqual(names('events').toSorted())
})
