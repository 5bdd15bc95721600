/**
 * What the site says of times, place by place, against an oracle that knows nothing of it: Temporal, and
 * nothing but looking at one day after the other. Every church and every event of the fixture with a
 * December as churches have it, on every day of three years, in both languages, with visitors in four zones;
 * and around Christmas the clock is set at every edge.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import ICAL from 'ical.js'
import type { Event as EventFacts, Schedule } from 'schema-dts'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { eventAt } from '#app/event/event.ts'
import { invitationToEvent } from '#app/event/invitation.ts'
import type { EventFile } from '#app/event/schema.server.ts'
import { locales, type Locale } from '#app/language/locale.ts'
import { toldAt, foretold, nextInWords, type Times, type Period } from '#app/time/next.ts'
import {
  clocked,
  comesOn,
  counted,
  dated,
  dateOf,
  kept,
  plain,
  readIn,
  weekdays,
  type Time,
} from './help/church-oracle.ts'
import { december } from './help/december.ts'
import { ownContent } from './help/own-content.ts'
import { daysFrom, instant, lastDay } from './help/time-oracle.ts'

await ownContent(december)
// asked only now, since all of it reads content
const { churches, churchNamed } = await import('#app/church/read.server.ts')
const { events } = await import('#app/event/read.server.ts')
const { visitOf } = await import('#app/church/next-service/visit.server.ts')
const { churchCard } = await import('#app/church/on-home/card.server.ts')
const { gatheringNow } = await import('#app/church/times/services-in-words.server.ts')
const { nearPlace } = await import('#app/church/finder/near-place.server.ts')
const { yourChurch } = await import('#app/church/your-church/your-church.server.ts')
const { page: churchPage } = await import('#app/church/page/page.server.ts')
const { page: contactPage } = await import('#app/contact/page/page.server.ts')
const { page: newHerePage } = await import('#app/visit/new-here/page.server.ts')
const { page: cardPage } = await import('#app/church/invitation-card/page.server.ts')
const { churchCalendarPath } = await import('#app/church/times/calendar-file.server.ts')
const { eventCalendarPath } = await import('#app/event/calendar-file.server.ts')
const { calendarFiles } = await import('#app/build/files/calendars.ts')
const { churchFacts } = await import('#app/church/structured-data.server.ts')
const { eventFacts, eventPageFacts } = await import('#app/event/structured-data.server.ts')
const { fellowshipFacts } = await import('#app/fellowship/structured-data.server.ts')
const { officeDetails } = await import('#app/ways/office.server.ts')
const { shownEvent } = await import('#app/event/present.server.ts')

const [first, last] = ['2031-01-01', '2034-04-01']
const minute = 60_000
const oneDay = 1440 * minute

const content = process.env.CONTENT!
const days = daysFrom(first, last)
type EventTime = Pick<Time, 'on' | 'until' | 'off' | 'insteadOf'> & { from?: number; last: string }

type Hour = NonNullable<EventFile['hours']>[number]

/** Of hours of its days those that take place, each where it went. */
function hoursTaking(
  hours: readonly Hour[] = [],
  cancelled: NonNullable<EventFile['cancelled']> = [],
  moved: NonNullable<EventFile['moved']> = [],
): Hour[] {
  const isIt = (one: { on: string; at?: string }, hour: Hour) =>
    one.on === hour.on && one.at === hour.at
  return hours
    .filter((hour) => !cancelled.some((each) => isIt(each, hour)))
    .map((hour) => {
      const there = moved.find((each) => isIt(each, hour))
      return there ? { ...hour, on: there.toDay, at: there.toTime ?? hour.at } : hour
    })
    .toSorted((one, other) => (one.on + one.at < other.on + other.at ? -1 : 1))
}

function countedEvent(id: string): EventTime[] {
  const { from, to, at, minutes, hours, repeat, until, timeZone, ...file } = readIn<EventFile>(
    content,
    `events/${id}`,
  )
  const { cancelled = [], moved = [] } = file
  const taking = hoursTaking(hours, cancelled, moved)
  const timed = (on: string, clock: string | undefined, more: Partial<EventTime>): EventTime => {
    const length = repeat ? Temporal.PlainDate.from(from).until(to).days : 0
    const end = repeat ? Temporal.PlainDate.from(on).add({ days: length }).toString() : lastDay(to)
    const begins = taking[0]?.at ?? clock
    const midnight = instant(
      Temporal.PlainDate.from(end).add({ days: 1 }).toString(),
      '00:00',
      timeZone,
    )
    const closing = taking.at(-1)
    const ends = closing?.minutes
      ? instant(closing.on, closing.at, timeZone).add({ minutes: closing.minutes })
      : begins && minutes && on === end
        ? instant(on, begins, timeZone).add({ minutes })
        : midnight
    return {
      on,
      last: repeat ? end : to,
      ...(on.length > 7 && {
        from: instant(taking[0]?.on ?? on, begins ?? '00:00', timeZone).epochMilliseconds,
      }),
      until: ends.epochMilliseconds,
      ...more,
    }
  }
  const isOff = cancelled.some((each) => !each.at)
  if (!repeat) return [timed(from, at, isOff ? { off: 'cancelled' } : {})]
  const weekday = weekdays[Temporal.PlainDate.from(from).dayOfWeek - 1]!
  return days.flatMap((day): EventTime[] => {
    const on = day.toString()
    if (!comesOn(day, weekday, { every: repeat, from, until })) return []
    const away = moved.find((each) => each.on === on)
    if (away) {
      return [
        timed(on, at, { off: 'moved' }),
        timed(away.toDay, away.toTime ?? at, { insteadOf: on }),
      ]
    }
    const off = cancelled.some((each) => each.on === on)
    return [timed(on, at, off ? { off: 'cancelled' } : {})]
  })
}

/** So long is all told of every day: until what was moved farthest is over. */
const [begin, end] = ['2033-12-10', '2034-02-10']

/**
 * Pages are made every three weeks, and around Christmas every night; they are read for up to three months:
 * some are not published for long.
 */
const made = days
  .map(String)
  .filter((day, index) => index % 21 === 0 || (begin <= day && day <= end))
const visitorZones = ['America/New_York', 'Europe/London', 'Asia/Kathmandu', 'Pacific/Auckland']

type Visit = { now: number; madeAt: number; locale: Locale; visitorZone: string }

/** An hour of every day, each day another one, and around Christmas every edge. */
function visits(zone: string, times: readonly { from?: number; until: number }[]): Visit[] {
  const isNear = (now: number) => Date.parse(begin) < now && now < Date.parse(end)
  const hours = days.map((day, index) => {
    const at = `${String((index * 7) % 24).padStart(2, '0')}:10`
    return instant(day.toString(), at, zone).epochMilliseconds
  })
  const edges = times
    .flatMap(({ from = 0, until }) => [from - minute, from, until - minute, until])
    .filter(isNear)
  const midnights = days.map((day) => instant(day.toString(), '00:00', zone).epochMilliseconds)
  const near = midnights.flatMap((now) => (isNear(now) ? [now - minute, now] : []))
  const before = (now: number, age: number) =>
    Date.parse(made.findLast((day) => Date.parse(day) <= now - age * oneDay) ?? first)
  const horizon = Date.parse(last) - 40 * oneDay
  return [...hours, ...edges, ...near]
    .filter((now) => now < horizon)
    .map((now, index) => ({
      now,
      madeAt: before(now, (index * 5) % 70),
      locale: locales[index % locales.length]!,
      visitorZone: [zone, ...visitorZones][index % 5]!,
    }))
}

const relative = {
  en: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
  es: new Intl.RelativeTimeFormat('es', { numeric: 'auto' }),
}

const sundayFrom = (day: Temporal.PlainDate) => day.add({ days: 7 - day.dayOfWeek }).toString()

/** What must be said of a day, or of a month without days. */
const partsOf = (on: string, locale: Locale) => {
  const [year, month, day] = on.split('-').map(Number)
  const name = Temporal.PlainDate.from({ year: year!, month: month!, day: 1 })
  return [year, name.toLocaleString(locale, { month: 'long' }), ...(day ? [day] : [])].map(String)
}

const byStart = (times: readonly { name: string; from: number }[]) =>
  times.map(({ name, from }) => `${new Date(from).toISOString()} ${name}`).toSorted()

/** What another program reads in a calendar file, with the name up to the first bracket. */
function inCalendar(file: string, zone: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  ICAL.TimezoneService.reset()
  for (const each of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(each)
  const [from, to] = [Date.parse(first), Date.parse(last) + 2 * oneDay]
  const begin = ({ startDate }: { startDate: ICAL.Time }) =>
    startDate.isDate
      ? instant(startDate.toString(), '00:00', zone).epochMilliseconds
      : startDate.toUnixTime() * 1000
  return calendar
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each))
    .filter((event) => !event.isRecurrenceException())
    .flatMap((event) => {
      const name = event.summary.replace(/ \([^()]*\)$/, '')
      const status = event.component.getFirstPropertyValue('status')
      if (!event.isRecurring()) return [{ name, status, from: begin(event) }]
      const found: { name: string; status: unknown; from: number }[] = []
      const iterator = event.iterator()
      for (let next = iterator.next(); next; next = iterator.next()) {
        if (next.toUnixTime() * 1000 > to) break
        const at = begin(event.getOccurrenceDetails(next))
        if (at > from) found.push({ name, status, from: at })
      }
      return found
    })
}

type Fact = EventFacts & { name: string; eventStatus?: string; startDate?: string }

/** What a search engine reads in the facts of a page: the rules, and what differs from them. */
function inFacts(told: readonly Fact[], zone: string): { name: string; from: number }[] {
  return told.flatMap((each) => {
    const { name, eventStatus = '', startDate } = each
    const { eventSchedule } = each as { eventSchedule?: Schedule }
    const rule = eventSchedule as unknown as Record<string, string> & { exceptDate?: string[] }
    const called = eventStatus.endsWith('EventCancelled')
    const single = { name, from: Date.parse(startDate ?? '') }
    if (!rule) return called ? [] : [single]
    const { byDay, startTime = '00:00', exceptDate = [], startDate: from, endDate: until } = rule
    const weeks = Number(/P(\d)W/.exec(rule.repeatFrequency!)?.[1] ?? 1)
    const named = byDay!.split('/').at(-1)!
    const [, nth, day] = /^(-?\d)?([A-Z][A-Za-z]+)$/.exec(named)!
    const moved = eventStatus.endsWith('EventRescheduled') ? [single] : []
    const regular = days.flatMap((date) => {
      const on = date.toString()
      const isLast = date.add({ days: 7 }).month !== date.month
      if (weekdays[date.dayOfWeek - 1]!.slice(0, 2) !== day!.slice(0, 2).toLowerCase()) return []
      if (nth === '-1' ? !isLast : nth && Math.ceil(date.day / 7) !== Number(nth)) return []
      if ((from && on < from) || (until && on > until)) return []
      if (weeks > 1 && Temporal.PlainDate.from(from!).until(date).days % (7 * weeks) !== 0)
        return []
      if (exceptDate.some((except) => except.startsWith(on) && !skips(except, startTime))) return []
      return [{ name, from: instant(on, startTime, zone).epochMilliseconds }]
    })
    return [...regular, ...moved]
  })
}

/** An exception with a clock is one of that time only. */
const skips = (except: string, time: string) => except.length > 10 && except.slice(11, 16) !== time

const { notices } = readIn<{
  notices: { from: string; to: string; text: Record<Locale, string> }[]
}>(content, 'site')
const event = (id: string) => events.find((each) => each.id === id)!
const files = calendarFiles(Date.parse(first))

test('the fixture has every kind of time', () => {
  const all = churches.flatMap(({ slug }) => counted(content, days, slug, 'en'))
  const kinds = all.map((each) =>
    [each.off, each.extra && 'extra', each.joined && 'joined', each.unsure && 'unsure'].join(''),
  )
  expect(new Set(kinds)).toEqual(
    new Set(['', 'cancelled', 'moved', 'extra', 'cancelledextra', 'joined', 'unsure']),
  )
  expect(all.some(({ place }) => place)).toBe(true)
  expect(events.filter(({ repeat }) => repeat)).not.toEqual([])
})

const says = ({ told }: { told: Period }, now: number) =>
  (told.from === '' || Date.parse(told.from) <= now) && now < Date.parse(told.until)

for (const { slug, timeZone } of churches) {
  const times = Object.fromEntries(
    locales.map((locale) => [locale, counted(content, days, slug, locale)]),
  )
  const pages = kept((madeAt: number, locale: Locale) => ({
    page: visitOf(churchNamed(slug), locale, madeAt).times,
    home: churchCard(churchNamed(slug), locale, madeAt),
    weekly: gatheringNow(churchNamed(slug), locale, madeAt).notices,
  }))

  test(`${slug}: page, strip and card say what is so, on every day of three years`, () => {
    const wrong: string[] = []
    for (const { now, madeAt, locale, visitorZone } of visits(timeZone, times.en!)) {
      const left = times[locale]!.filter(({ until }) => until > now)
      const today = dateOf(now, timeZone)
      const sunday = sundayFrom(today)
      const { page, home, weekly } = pages(madeAt, locale)
      const when = `${slug} ${locale} ${new Date(now).toISOString()} of ${new Date(madeAt).toISOString()}`
      for (const [place, shown] of Object.entries({ page, home: home.coming } as Record<
        string,
        Times
      >)) {
        // what stands for a church is worship; its page tells beside it what there is before
        const all = place === 'page' ? left : left.filter((time) => time.worship)
        const taking = all.filter(({ off }) => !off)
        const due = taking.find((time) => time.worship)!
        const before = taking.find((time) => !time.worship && time.from < due.from)
        const { next, aside, near } = nextInWords(shown, { locale, visitorZone, now })
        const expected = [due.name, due.on, due.from <= now, dated(locale, timeZone)(due.from)]
        const said = [next?.name, next?.on, next?.onNow, next?.day]
        if (aside?.name !== before?.name || aside?.from !== before?.from)
          wrong.push(`${place} ${when}: ${aside?.name} for ${before?.name}`)
        if (said.join() !== expected.join()) wrong.push(`${place} ${when}: ${said} for ${expected}`)
        if (plain(next?.time ?? '') !== plain(clocked(locale, timeZone)(due.from)))
          wrong.push(`${place} ${when}: at ${next?.time}`)
        // "tomorrow" is said where now and then both calendars show the same day
        const isSameDay = [now, due.from].every((instant) =>
          dateOf(instant, timeZone).equals(dateOf(instant, visitorZone)),
        )
        const away = relative[locale].format(today.until(due.on).days, 'day')
        if (next?.away !== (isSameDay ? away : undefined))
          wrong.push(`${place} ${when}: ${next?.away} for ${away}`)
        const offsets = [timeZone, visitorZone].map(
          (zone) =>
            Temporal.Instant.fromEpochMilliseconds(due.from).toZonedDateTimeISO(zone).offset,
        )
        const weekday = dated(locale, visitorZone)(due.from).split(/,? /)[0]
        const theirs = `${weekday} ${clocked(locale, timeZone, visitorZone)(due.from)}`
        if (plain(next?.theirs?.time ?? '') !== (offsets[0] === offsets[1] ? '' : plain(theirs)))
          wrong.push(`${place} ${when}: ${next?.theirs?.time} for ${theirs}`)
        // what is told beside it: its day, all until Sunday, and what is off on these days
        const until = due.on > sunday ? due.on : sunday
        const beside = all.filter(
          ({ on, off }) => on <= until && (!off || on <= sunday || on === due.on),
        )
        const listed = near.map(({ from, name, off, isThisSunday, unsure, place }) =>
          [from, name, off, isThisSunday, unsure, place].join(),
        )
        const meant = beside.map(({ from, name, off, on, unsure, place }) =>
          [
            from,
            name,
            off && true,
            // who reads "this Sunday" means their own
            on === sundayFrom(dateOf(now, visitorZone)) || undefined,
            unsure,
            off ? undefined : place,
          ].join(),
        )
        if (listed.join(';') !== meant.join(';'))
          wrong.push(`${place} ${when}: ${listed} for ${meant}`)
        // a page on which no more scripts run than the one in its head tells the same, as far as it goes
        const whole = foretold(shown, locale)
        const ahead = whole.filter(({ aside }) => !aside)
        const end = Math.max(...ahead.filter(({ off }) => !off).map(({ until }) => until))
        if (now > end && now < madeAt + 7 * oneDay) wrong.push(`${place} ${when}: nothing foretold`)
        if (now < end) {
          const shows = (told: Period) => says({ told }, now)
          const one = ahead.filter((each) => !each.off && shows(each.next)).map(({ from }) => from)
          if (one.join() !== String(due.from)) wrong.push(`${place} ${when}: foretold ${one}`)
          const asides = whole.filter(({ aside }) => aside)
          const first = asides.filter((each) => !each.off && shows(each.next))
          if (first.map(({ from }) => from).join() !== String(before?.from ?? ''))
            wrong.push(`${place} ${when}: foretold beside it ${first.map(({ day }) => day)}`)
          const on = ahead.filter((each) => !each.off && shows(each.begun)).length > 0
          if (on !== due.from <= now) wrong.push(`${place} ${when}: foretold on`)
          const known = beside.filter(({ until, worship }) => worship && until <= end)
          const told = ahead.filter((each) => shows(each.near)).map(({ from }) => from)
          if (
            !known.every(({ from }) => told.includes(from)) ||
            !told.every((from) => beside.some((each) => each.from === from))
          )
            wrong.push(`${place} ${when}: near ${told}`)
        }
      }
      // what differs is told two weeks before, until its last day is over
      const soon = today.add({ days: 14 }).toString()
      const unusual = times[locale]!.filter(
        ({ off, extra, joined, unsure, reason, on, to = on }) => {
          if (!off && !extra && !joined && !(unsure && reason)) return false
          const [one, other] = [on, to].toSorted()
          return one! <= soon && other! >= today.toString()
        },
      )
      // what all are to know is told by the visitor's own calendar: here that of this machine
      const day = dateOf(now, Temporal.Now.timeZoneId()).toString()
      const notes = notices.filter(({ from, to }) => from <= day && day <= to)
      const texts = (notices: readonly { text: string; reason?: string }[]) =>
        notices.map(({ text, reason }) => [text, reason].filter(Boolean).join(' '))
      const told = {
        page: [texts(toldAt(page.notices, now)), notes.length + unusual.length],
        weekly: [texts(toldAt(weekly, now)), unusual.length],
        home: [texts(toldAt([...home.coming.notices, ...home.besides], now)), unusual.length],
      } as const
      for (const [place, [said, count]] of Object.entries(told)) {
        if (said.length !== count) wrong.push(`${place} ${when}: ${said} for ${count}`)
        for (const { reason = '', on, place: where = '', from } of unusual) {
          const day = dated(locale, timeZone)(from)
          // within a sentence a Spanish day has no comma
          const inSentence = locale === 'es' ? day.replace(',', '') : day
          const parts = [inSentence, reason, where].map(plain)
          const sameDay = said.some((each) => parts.every((part) => plain(each).includes(part)))
          if (!sameDay) wrong.push(`${place} ${when}: nothing of ${on} in ${said}`)
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([])
  })

  for (const locale of locales) {
    test(`${slug}: calendar and search engines know the same three years (${locale})`, () => {
      const wanted = times[locale]!.filter(({ off }) => !off)
      const within = ({ from }: { from: number }) =>
        wanted[0]!.from <= from && from <= wanted.at(-1)!.from
      const calendar = inCalendar(files.get(churchCalendarPath(slug, locale))!, timeZone)
      expect(wanted.length).toBeGreaterThan(150)
      const taking = calendar.filter(({ status }) => status !== 'CANCELLED')
      expect(byStart(taking.filter(within))).toEqual(byStart(wanted))
      const [facts] = churchFacts(churchNamed(slug), locale, Date.parse(first))
      const told = (facts as unknown as { event?: Fact[] }).event
      // what is being confirmed is not told as certain
      const certain = wanted.filter(({ unsure }) => !unsure)
      expect(byStart(inFacts(told!, timeZone).filter(within))).toEqual(byStart(certain))
    })
  }
}

for (const { id, timeZone, from: firstDay, at, title, location, hours, ...file } of events) {
  const times = countedEvent(id)
  const { cancelled = [], moved = [] } = file
  /** The last day of each single hour that is called off or moved. */
  const ofHours = [
    ...cancelled.map((each) => ({ ...each, last: each.on })),
    ...moved.map((each) => ({ ...each, last: [each.on, each.toDay].toSorted()[1]! })),
  ].filter((each) => each.at)
  const pages = kept((madeAt: number, locale: Locale) => shownEvent(event(id), locale, madeAt))

  test(`${id}: page, card, invitation, calendar and search engines agree for three years`, () => {
    const wrong: string[] = []
    for (const { now, madeAt, locale } of visits(timeZone, times)) {
      const shown = pages(madeAt, locale)
      const said = eventAt(shown, now)
      const taking = times.filter(({ off }) => !off)
      const due = taking.find(({ until }) => until > now) ?? taking.at(-1) ?? times[0]!
      const begun = due.from === undefined ? 'unknown' : due.from <= now ? 'on' : 'coming'
      const state = due.off ?? (due.until <= now ? 'past' : begun)
      const when = `${locale} ${new Date(now).toISOString()} of ${new Date(madeAt).toISOString()}`
      const [told, expected] = [
        [said.from, said.until, said.state].join(),
        [due.from, due.until, state].join(),
      ]
      if (told !== expected) wrong.push(`page ${when}: ${told} for ${expected}`)
      const sent = plain(invitationToEvent('{event}: {when} ({place})', { ...shown, ...said }))
      const parts = [
        title[locale],
        location[locale],
        ...partsOf(due.on, locale),
        ...(at ? [clocked(locale, timeZone)(due.from!)] : []),
      ]
      if (!parts.every((part) => sent.includes(plain(part))))
        wrong.push(`sends ${sent} for ${parts}`)
      const today = dateOf(now, timeZone)
      const off = times.filter((each) => each.off)
      const unusual = shown.repeats
        ? off.filter((each) => {
            const there = times.find(({ insteadOf }) => insteadOf === each.on) ?? each
            const days = [each.on, each.last, there.on, there.last].toSorted()
            const soon = today.add({ days: 14 }).toString()
            // or since a later one is told in its place
            const before = taking.findLast(({ last }) => last < days[0]!)
            const isDue = !before || before.until <= now
            return (days[0]! <= soon || isDue) && days.at(-1)! >= today.toString()
          })
        : off
      const notices = toldAt(shown.notices, now)
      const single = ofHours.filter((each) => today.toString() <= each.last)
      if (notices.length !== unusual.length + single.length)
        wrong.push(`page ${when}: ${notices.length} notices`)
      // what search engines are told is of the day on which the page was made
      const facts = eventFacts(event(id), locale, now) as unknown as Record<string, string>
      if (facts.startDate!.slice(0, 10) !== due.on) wrong.push(`facts ${when}: ${facts.startDate}`)
      const status = due.off
        ? 'EventCancelled'
        : due.insteadOf
          ? 'EventRescheduled'
          : 'EventScheduled'
      if (!facts.eventStatus!.endsWith(status)) wrong.push(`facts ${when}: ${facts.eventStatus}`)
      if (at && Date.parse(facts.startDate!) !== due.from) wrong.push(`clock ${when}`)
    }
    expect(wrong.slice(0, 5)).toEqual([])
    const text = files.get(eventCalendarPath(id, 'es'))
    // a month without days has none that a calendar could show
    if (firstDay.length === 7) return expect(text).toBeUndefined()
    const written = inCalendar(text!, timeZone)
    const day = ({ from }: { from?: number }) => dateOf(from!, timeZone).toString()
    if (hours) {
      const planned = hours.map((each) => {
        const isIt = ({ on, at }: { on: string; at?: string }) => on === each.on && at === each.at
        const { toDay: on, toTime = each.at } = moved.find(isIt) ?? { toDay: each.on }
        const from = instant(on, toTime, timeZone).epochMilliseconds
        return { from, status: cancelled.some(isIt) ? 'CANCELLED' : null }
      })
      expect(written.map(({ from, status }) => ({ from, status }))).toEqual(planned)
    } else {
      const wanted = times.filter(({ off }) => !off || times.length === 1)
      expect(written.map(day).toSorted()).toEqual(wanted.map(day).toSorted())
      expect(written.every(({ status }) => status === (wanted[0]!.off ? 'CANCELLED' : null))).toBe(
        true,
      )
    }
  })
}

test('search engines are told of a church, of an event and of the fellowship what their pages say', () => {
  const now = Date.parse(first)
  const [harbor, notice, film, filmToHear, sound, , crumbs] = churchFacts(
    churchNamed('harbor'),
    'es',
    now,
  )
  expect(harbor).toMatchObject({
    '@type': 'Church',
    'name': 'Harbor Lights El Puerto, California',
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
      'exceptDate': ['2031-06-01T10:00-07:00', '2033-12-25T10:00-08:00'],
    },
  })
  // beside the rule stands the next time that is as always
  const sunday = (at: string) => {
    const [facts] = churchFacts(churchNamed('harbor'), 'es', Date.parse(at))
    return (facts as unknown as { event: object[] }).event[0]
  }
  for (const [at, on] of [
    ['2031-05-25T11:29-07:00', '2031-05-25'],
    // the one of June 1 is called off
    ['2031-05-25T11:30-07:00', '2031-06-08'],
  ] as const) {
    expect(sunday(at)).toMatchObject({
      startDate: `${on}T10:00-07:00`,
      endDate: `${on}T11:30-07:00`,
    })
  }
  // nobody has said whether the one of Wednesday is shown live
  expect(told[1]).not.toHaveProperty('eventAttendanceMode')
  // it stands on the page from its first day on
  expect(notice).toMatchObject({ '@type': 'SpecialAnnouncement', 'expires': '2031-08-03' })
  expect(notice).toMatchObject({ temporalCoverage: '2031-08-01/2031-08-03' })
  expect(notice).not.toHaveProperty('datePosted')
  const then = churchFacts(churchNamed('harbor'), 'es', Date.parse('2031-08-01T00:00-07:00'))
  expect(then[1]).toMatchObject({ datePosted: '2031-08-01' })
  // the latest that can be heard there
  expect(film).toMatchObject({
    '@type': 'VideoObject',
    'name': 'The light on the water',
    'uploadDate': '2031-05-11',
    'embedUrl': 'https://www.youtube-nocookie.com/embed/lighthouse1',
    'about': 'Juan 8:12',
    'creator': { name: 'Paul Pilot' },
  })
  expect(filmToHear).toMatchObject({ '@type': 'AudioObject', 'name': 'The light on the water' })
  expect(sound).toMatchObject({
    '@type': 'AudioObject',
    'contentUrl': 'https://audio.lighthouse.example/harbor/la-luz-y-la-sal.mp3',
    'inLanguage': ['es'],
  })
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    'itemListElement': [
      { position: 1, name: 'Inicio', item: 'https://lighthouse.example/es' },
      {
        position: 2,
        name: 'El Puerto, California',
        item: 'https://lighthouse.example/es/churches/harbor',
      },
    ],
  })
  // the young have a door of their own
  expect(told[0]).toHaveProperty(
    'location.@id',
    'https://lighthouse.example/es/churches/harbor#church',
  )
  expect(told[2]).toMatchObject({ location: { name: '2 Quay Street, detrás del mercado' } })
  // where no street is told, the town is, and nobody can point at it
  const [hill] = churchFacts(churchNamed('hill'), 'en', now)
  expect(hill).toMatchObject({ address: { addressLocality: 'Hill', addressRegion: 'California' } })
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
    'image': expect.stringMatching(
      /^https:\/\/lighthouse\.example\/media\/share\/field-2\..*\.en\..*\.jpg$/,
    ),
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

test('a church has one name, in titles, on cards, in lists, messages, calendars and for search engines', () => {
  const now = Date.parse(first)
  for (const locale of locales) {
    const form = contactPage.load({ locale, params: {}, now }).form.churches
    const plans = newHerePage.load({ locale, params: {}, now }).plans
    for (const each of churches) {
      const { slug } = each
      const params = { slug }
      const { head, services, invitation } = churchPage.load({ locale, params, now })
      const facts = churchFacts(each, locale, now) as unknown as { name: string }[]
      const file = files.get(churchCalendarPath(slug, locale))!.replaceAll('\r\n ', '')
      const named = {
        title: head.title,
        calendar: services.name,
        invitation: invitation.church,
        message: invitation.text,
        printed: cardPage.load({ locale, params, now }).card.church,
        finder: churchCard(each, locale, now).fullName,
        weekly: gatheringNow(each, locale, now).church,
        near: nearPlace(each, locale).name,
        closing: yourChurch(locale, now).churches.find((other) => other.slug === slug)!.name,
        form: form.find((other) => other.slug === slug)!.name,
        visit: plans.find((other) => other.slug === slug)!.title,
        facts: facts[0]!.name,
        crumbs: JSON.stringify(facts.at(-1)),
        file: /NAME[^:]*:(.*)/.exec(file)![1]!.replaceAll('\\,', ','),
      }
      const name = `${each.name[locale]}, ${each.region[locale]}`
      for (const [where, said] of Object.entries(named)) expect(said, where).toContain(name)
    }
  }
})

test('a calendar knows where each service is and in which languages, and says what holds for some days', () => {
  const file = (slug: string) => files.get(churchCalendarPath(slug, 'en'))!.replaceAll('\r\n ', '')
  const entry = (slug: string, part: string) =>
    file(slug)
      .split('BEGIN:VEVENT')
      .find((each) => each.includes(part))
  const town = entry('delta', 'townchurch')
  expect(town).toContain('LOCATION;LANGUAGE=en:In the market square\r\n')
  expect(town).not.toContain('By the river')
  expect(entry('harbor', 'sunday-worship')).toContain('LOCATION;LANGUAGE=en:1 Quay Street\\, ')
  expect(entry('harbor', 'friday-youth')).toContain('LOCATION;LANGUAGE=en:2 Quay Street\\, behind')
  expect(entry('san-bartolome', 'sunday-worship')).toContain(
    'DESCRIPTION;LANGUAGE=en:In English\\, interpreted into Spanish',
  )
  // where no street is told, one asks
  expect(file('hill')).toContain(
    'LOCATION;LANGUAGE=en:Hill\\, California. For the address call (925) 555-0182.\r\n',
  )
  expect(file('hill')).toContain('August 1–3\\, 2031: A great storm is near. Please stay at home.')
})

test('that the office is closed is told from two weeks before until it opens again', () => {
  const told = (moment: string, locale: Locale) =>
    toldAt(officeDetails(locale, Date.parse(moment)).closed ?? [], Date.parse(moment)).map(
      ({ text, reason }) => `${text} ${reason}`,
    )
  expect(told('2033-12-12T07:59:00Z', 'en')).toEqual([])
  const en = 'Closed: December 26, 2033–January 1, 2034. Write to us: we read it then.'
  expect(told('2033-12-12T08:00:00Z', 'en')).toEqual([en])
  expect(told('2033-12-30T20:00:00Z', 'es')).toEqual([
    'Cerrado: del 26 de diciembre de 2033 al 1 de enero de 2034. Escríbanos: lo leeremos después.',
  ])
  expect(told('2034-01-02T08:00:00Z', 'en')).toEqual([])
})

test('what the files of the fixture say is all that was tried', () => {
  const names = (kind: string) =>
    readdirSync(path.join(content, kind)).map((file) => path.basename(file, '.json'))
  expect(churches.map(({ slug }) => slug).toSorted()).toEqual(names('churches').toSorted())
  expect(events.map(({ id }) => id).toSorted()).toEqual(names('events').toSorted())
})
