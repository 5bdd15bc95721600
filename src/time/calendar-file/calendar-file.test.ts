/** The files are judged by ical.js, which others wrote, against the oracle of the schedule. */
import { assert, constantFrom, oneof, property, string } from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { madeUpTimetables } from '../../../tests/help/made-up-timetables.ts'
import { counted, first, instant, last, type Expected } from '../../../tests/help/time-oracle.ts'
import type { Timetable } from '../occurrence.ts'
import { calendarFile, type Calendar, type Entry } from './calendar-file.ts'
import { entriesOf } from './entries.ts'

const about = { url: 'https://church.example/', host: 'church.example' }

const calendarOf = (entries: Entry[]): Calendar => ({
  name: 'Iglesia',
  text: 'Cuándo nos reunimos',
  language: 'es',
  url: about.url,
  calledOff: 'Cancelado',
  entries,
  stamp: Date.UTC(2026, 10, 20),
})

const written = (church: Timetable) =>
  calendarFile(
    calendarOf(
      entriesOf(church, (gathering) => ({
        uid: `${gathering.id}@church.example`,
        title: gathering.id,
        text: 'ప్రభువైన యేసును ఆరాధించండి '.repeat(6),
        place: 'Peñíscola; Calle Mayor, 1',
        url: about.url,
        modified: Date.UTC(2026, 5, 1, 12),
      })),
    ),
  )

/** What another program reads in a file, from one day to another. */
function read(file: string, timeZone: string) {
  const begin = ({ startDate }: { startDate: ICAL.Time }) =>
    startDate.isDate
      ? instant(startDate.toString(), '00:00', timeZone).epochMilliseconds
      : startDate.toUnixTime() * 1000

  const calendar = new ICAL.Component(ICAL.parse(file))
  ICAL.TimezoneService.reset()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  const [from, to] = [Date.parse(first) - 86_400_000 * 60, Date.parse(last) + 86_400_000 * 60]
  return events
    .filter((event) => !event.isRecurrenceException())
    .flatMap((event) => {
      const found: { title: string; starts: number }[] = []
      if (!event.isRecurring()) {
        return [{ title: event.summary, starts: begin(event) }]
      }
      const iterator = event.iterator()
      for (let next = iterator.next(); next; next = iterator.next()) {
        if (next.toUnixTime() * 1000 > to) break
        const details = event.getOccurrenceDetails(next)
        const starts = begin(details)
        if (starts > from) found.push({ title: details.item.summary, starts })
      }
      return found
    })
}

/**
 * Without what is in the hours that clocks skip or repeat: there ical.js takes the second of two, and
 * RFC 5545 the first. The schedule's own test has those hours.
 */
const daytime = madeUpTimetables.map((church) => ({
  ...church,
  series: church.series.filter(({ at = '12:00' }) => '03:00' < at && at < '23:00'),
}))

/**
 * What a calendar shows of one time: nothing of what is off, unless that is all there is; nothing of a month
 * without a day; each day of those with hours of their own; and else of several days whole ones.
 */
function entriesFor({ id, on, at, off, from, extra }: Expected, { series, timeZone }: Timetable) {
  const what = series.find((each) => each.id === id)!
  const isOnce = !('repeat' in what) && !extra
  if (from === undefined || (off && !isOnce)) return []
  const starts = (day: string, clock: string) => instant(day, clock, timeZone).epochMilliseconds
  // where a calendar makes nothing of its STATUS, the name of what is off says it
  const named = (why: string | undefined) => (why === 'cancelled' ? `Cancelado: ${id}` : id)
  if (isOnce && what.hours)
    return what.hours.map(({ on, at, movedTo = { on, at }, ...each }) => {
      return { title: named(off ?? each.off), starts: starts(movedTo.on, movedTo.at) }
    })
  const severalDays = isOnce ? what.from !== what.to : 'days' in what
  return [{ title: named(off), starts: at && !severalDays ? from : starts(on, '00:00') }]
}

for (const church of daytime) {
  test(`three years of ${church.timeZone} in a calendar: 0 differences`, () => {
    const wanted = counted(church).flatMap((each) => entriesFor(each, church))
    const within = ({ starts }: { starts: number }) =>
      Date.parse(first) <= starts && starts <= wanted.at(-1)!.starts
    const found = read(written(church), church.timeZone).filter(within)
    const sorted = (list: typeof found) =>
      list.map(({ starts, title }) => `${new Date(starts).toISOString()} ${title}`).toSorted()
    expect(wanted.length).toBeGreaterThan(300)
    expect(sorted(found)).toEqual(sorted(wanted))
  })
}

test('every line ends with CRLF and has at most 75 octets', () => {
  for (const church of madeUpTimetables) {
    const file = written(church)
    expect(file.endsWith('\r\n')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const each of file.split('\r\n')) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75)
  }
})

test('a zone is told with its rules', () => {
  const [california, spain, india] = madeUpTimetables.map(written)
  expect(california).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU\r\n')
  expect(california).toContain('RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU\r\n')
  expect(spain).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\n')
  expect(india).toContain('TZOFFSETFROM:+0530\r\nTZOFFSETTO:+0530\r\n')
})

test('what is called off is left out, what is moved says from when and why', () => {
  const file = written(madeUpTimetables[0]!)
  expect(file).toContain('EXDATE;TZID=America/Los_Angeles:20251224T193000\r\n')
  expect(file).toContain('RECURRENCE-ID;TZID=America/Los_Angeles:20260405T100000\r\n')
  expect(file).toContain('DTSTART;TZID=America/Los_Angeles:20260404T180000\r\n')
})

test('a change is told by its time and a number that grows', () => {
  const entry = (modified: number): Entry => ({
    uid: 'a@church.example',
    title: 'A',
    url: about.url,
    timeZone: 'Europe/Madrid',
    starts: { on: '2026-11-22' },
    modified,
  })
  const sequence = (modified: number) =>
    Number(/SEQUENCE:(\d+)/.exec(calendarFile(calendarOf([entry(modified)])))![1])
  expect(sequence(Date.UTC(2026, 1, 2))).toBeGreaterThan(sequence(Date.UTC(2026, 1, 1)))
  expect(calendarFile(calendarOf([entry(Date.UTC(2026, 1, 2, 3, 4, 5))]))).toContain(
    'LAST-MODIFIED:20260202T030405Z\r\n',
  )
})

test('what is in doubt is tentative, and what is called off is struck out and nothing else', () => {
  const [, madrid] = madeUpTimetables.map(written)
  const entries = madrid!.split('BEGIN:VEVENT').slice(1)
  const of = (words: string) => entries.filter((entry) => entry.includes(words))
  expect(of('second-friday').every((entry) => entry.includes('STATUS:TENTATIVE'))).toBe(true)
  const inDoubt = of('RECURRENCE-ID;TZID=Europe/Madrid:20261227T110000')
  expect(inDoubt).toHaveLength(1)
  expect(inDoubt[0]).toContain('STATUS:TENTATIVE')
  const [california] = madeUpTimetables.map(written)
  const camp = california!.split('BEGIN:VEVENT').filter((entry) => entry.includes('UID:camp@'))
  expect(camp).toHaveLength(1)
  expect(camp[0]).toContain('STATUS:CANCELLED')
  expect(camp[0]).toContain('SUMMARY;LANGUAGE=es:Cancelado: camp\r\n')
})

test('of unlike hours each is an entry, known by its day, and a second one of that day by a number', () => {
  const ids = written(madeUpTimetables[0]!).match(/(?<=UID:).*(?=prayer@)/g)
  expect(ids).toEqual(['2027-01-03-', '2027-01-04-', '2027-01-05-', '2027-01-05-2-', '2027-01-06-'])
})

test('of unlike hours one alone may be struck out, and one stand elsewhere with its name and reason', () => {
  const entries = written(madeUpTimetables[0]!).split('BEGIN:VEVENT')
  const of = (day: string) => entries.find((entry) => entry.includes(`UID:${day}-prayer@`))!
  expect(entries.filter((each) => /prayer@[^]*STATUS:CANCELLED/.test(each))).toEqual([
    of('2027-01-03'),
  ])
  expect(of('2027-01-03')).toContain('It snows.')
  expect(of('2027-01-06')).toContain('DTSTART;TZID=America/Los_Angeles:20270106T200000')
  expect(of('2027-01-06')).toContain('It is late.')
})

test('every second week is an interval, counted from the first day', () => {
  const [, madrid] = madeUpTimetables.map(written)
  expect(madrid).toContain('RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;UNTIL=')
  expect(madrid).toContain('DTSTART;TZID=Europe/Madrid:20260109T200000')
})

test('days without a clock are whole days, and the end is the day after the last', () => {
  const file = calendarFile(
    calendarOf([
      {
        uid: 'b@church.example',
        title: 'B',
        url: about.url,
        timeZone: 'America/Los_Angeles',
        starts: { on: '2026-11-06' },
        lasts: { to: '2026-11-08' },
        modified: 0,
      },
    ]),
  )
  expect(file).toContain('DTSTART;VALUE=DATE:20261106\r\nDTEND;VALUE=DATE:20261109\r\n')
  expect(file).not.toContain('VTIMEZONE')
})

test('a text stays inside its property, whatever stands in it', { timeout: 30_000 }, () => {
  assert(
    property(
      oneof(
        string({ unit: 'binary' }),
        constantFrom(
          'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:b',
          'a\nATTENDEE:b',
          '\\;,:"',
          'ప్రభువైన యేసు'.repeat(20),
          '👩‍👩‍👧‍👦'.repeat(30),
        ),
      ),
      (title) => {
        const church = {
          uid: 'c@church.example',
          url: about.url,
          timeZone: 'Asia/Kolkata',
          starts: { on: '2026-11-22', at: '10:00' },
          modified: 0,
        } as const
        const file = calendarFile(calendarOf([{ ...church, title, text: title, place: title }]))
        for (const each of file.split('\r\n')) {
          expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75)
        }
        const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
        expect(events).toHaveLength(1)
        const names = events[0]!.getAllProperties().map(({ name }) => name)
        expect(names.join(' ')).toBe(
          title
            ? 'uid dtstamp sequence last-modified summary description location url transp dtstart'
            : 'uid dtstamp sequence last-modified summary url transp dtstart',
        )
        const shown = title.replace(/\r\n|\r/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
        expect(events[0]!.getFirstPropertyValue('summary')).toBe(shown)
      },
    ),
    { numRuns: 60 },
  )
})

test('a calendar in which nothing stands is a whole file all the same', () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(calendarOf([]))))
  expect(calendar.getAllSubcomponents().length).toBeGreaterThan(0)
  expect(calendar.getAllSubcomponents('vevent')).toEqual([])
})
