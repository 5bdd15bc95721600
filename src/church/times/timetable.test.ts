import { expect, test } from 'vitest'
import { calendarFiles } from '#app/build/files/calendars.ts'
import { churchCalendarPath } from '#app/church/times/calendar-file.server.ts'
import { eventsCalendarPath } from '#app/event/calendar-file.server.ts'
import { serviceKinds } from '#app/fellowship/common-words.server.ts'
import { locales } from '#app/language/locale.ts'
import { entriesOf } from '#app/time/calendar-file/entries.ts'
import { type CalendarDate, addDays } from '#app/time/dates.ts'
import { foretold, nextInWords } from '#app/time/next.ts'
import type { Church } from '../church.ts'
import { churches } from '../read.server.ts'
import { churchFacts } from '../structured-data.server.ts'
import type { Service } from './services.ts'
import { noticesWithin, serviceNames, timesOf, timetableOf } from './timetable.server.ts'

const nine: Service = { day: 'sunday', at: '09:00', kind: 'worship' }
const eleven: Service = { ...nine, at: '11:00' }
const reason = { en: 'A race in the street.', es: 'Una carrera en la calle.' }

/** A church that meets twice on Sundays; of the earlier service one is moved and one is called off. */
const church: Church = {
  ...churches[0]!,
  confirmed: true,
  timeZone: 'Europe/Madrid',
  services: [nine, eleven],
  moved: [{ on: '2031-05-18', at: '09:00', toDay: '2031-05-18', toTime: '13:00', reason }],
  cancelled: [{ on: '2031-06-01', at: '09:00', reason }],
  extra: [],
}

const idsOf = (services: Service[]) =>
  timetableOf({ ...church, services }, 'en').series.map(({ id }) => id)

test('a service keeps the name it has in calendars, whatever its time', () => {
  const midweek: Service = { day: 'wednesday', at: '19:00', kind: 'midweek' }
  const there: Service = { ...nine, kind: 'branchChurch', congregation: 'Lakkuvarithota' }
  expect(idsOf([nine, midweek, there])).toEqual([
    'sunday-worship',
    'wednesday-midweek',
    'lakkuvarithota-sunday-branchchurch',
  ])
  expect(idsOf([eleven])).toEqual(idsOf([nine]))
})

test('on the day on which the clocks skip its time, a service is told by the clocks that its visitors see', () => {
  const night: Church = {
    ...church,
    services: [{ ...nine, at: '02:30' }],
    moved: [],
    cancelled: [],
  }
  const now = Date.parse('2031-03-24T12:00Z')
  const { kinds, list } = timesOf(night, { locale: 'es', now })
  // in the night into March 30 the clocks of Madrid go from 2:00 to 3:00
  expect(list.slice(0, 3).map(([, kind]) => kinds[kind]!.time)).toEqual(['3:30', '2:30', '2:30'])
})

test('what begins together with worship is not told as before it, by the script in the head of a page as well', () => {
  const study: Service = { ...nine, kind: 'bibleStudy' }
  const both: Church = { ...church, services: [study, nine], moved: [], cancelled: [] }
  const all = foretold(timesOf(both, { locale: 'en', now: Date.parse('2031-05-14') }), 'en')
  const worship = all.find(({ aside }) => !aside)!
  const beside = all.find(({ aside, from }) => aside && from === worship.from)
  expect(Date.parse(beside!.next.from)).toBe(worship.until)
})

test('whatever is next has a name in the message that says one is coming, where worship pauses too', () => {
  const midweek: Service = { day: 'wednesday', at: '19:00', kind: 'midweek' }
  const pausing: Church = { ...church, services: [{ ...nine, from: '2032-01-01' }, midweek] }
  for (const locale of locales) {
    const now = Date.parse('2031-05-14')
    const { next } = nextInWords(timesOf(pausing, { locale, now }), {
      locale,
      now,
      visitorZone: undefined,
    })
    expect(Object.values(serviceNames(pausing, locale))).toContain(next?.name)
  }
})

test('two services of one kind on one day are two, and the first keeps its name', () => {
  expect(idsOf([nine, eleven, { ...nine, at: '18:00' }])).toEqual([
    'sunday-worship',
    'sunday-worship-2',
    'sunday-worship-3',
  ])
})

test('new hours have a name of their own, whether or not the old ones still stand in the file', () => {
  const old: Service = { ...nine, until: '2033-12-31' }
  const next: Service = { ...nine, at: '09:30', from: '2034-01-01' }
  const [before, after] = idsOf([old, next])
  expect(before).toBe('sunday-worship')
  expect(after).not.toBe(before)
  expect(idsOf([next])).toEqual([after])
})

test('congregations are told apart in whatever letters they are written', () => {
  const named = (congregation: string): Service => ({ ...nine, congregation })
  expect(idsOf([named('లక్కువరితోట'), named('లినెపల్లవపాలెం'), named('Ávila')])).toEqual([
    'లక్కువరితోట-sunday-worship',
    'లినెపల్లవపాలెం-sunday-worship',
    'ávila-sunday-worship',
  ])
  // one letter that can be written in two ways is one letter
  expect(idsOf([named('Ávila'.normalize('NFD'))])).toEqual(idsOf([named('Ávila')]))
})

test('what differs of one service is told of that one, in calendars and to search engines', () => {
  const entries = entriesOf(timetableOf(church, 'en'), ({ id, name }) => ({
    uid: id,
    title: name,
    url: 'https://church.example/',
    modified: 0,
  }))
  expect(entries.map(({ uid }) => uid)).toEqual(['sunday-worship', 'sunday-worship-2'])
  const changes = entries.map(({ starts, changed = [], without = [] }) => [
    starts.at,
    [...changed.map(({ planned }) => planned.on), ...without.map(({ on }) => on)],
  ])
  expect(changes).toEqual([
    ['09:00', ['2031-05-18', '2031-06-01']],
    ['11:00', []],
  ])

  const [facts] = churchFacts(church, 'en', Date.parse('2031-05-14'))
  const { event } = facts as unknown as {
    event: { eventSchedule?: { startTime: string; exceptDate?: string[] } }[]
  }
  const except = event.flatMap(({ eventSchedule: weekly }) =>
    weekly ? [[weekly.startTime, weekly.exceptDate]] : [],
  )
  expect(except).toEqual([
    ['09:00', ['2031-05-18T09:00+02:00', '2031-06-01T09:00+02:00']],
    ['11:00', undefined],
  ])
})

const noticesOf = (said: Partial<Church>) =>
  timesOf(
    { ...church, moved: [], cancelled: [], ...said },
    { locale: 'en', now: Date.parse('2031-05-14') },
  ).notices.map(({ text, reason }) => [text, reason].filter(Boolean).join(' '))

test('at its own hour with another church: it says where, and nothing of another time', () => {
  const place = { en: 'At the church in Lake', es: 'En la iglesia de El Lago' }
  const joined = { on: '2031-05-18', at: '09:00', toDay: '2031-05-18', toTime: '09:00' } as const
  expect(noticesOf({ moved: [{ ...joined, place, reason }] })).toEqual([
    'Worship service: Sunday, May 18, 9:00\u00a0AM. Where: At the church in Lake. A race in the street.',
  ])
})

test('a place that ends in a stop ends its sentence', () => {
  const place = { en: 'Grace Hall, 5th St.', es: 'Salón Gracia, 5th St.' }
  const there = { on: '2031-05-18', at: '09:00', toDay: '2031-05-18', toTime: '09:00' } as const
  expect(noticesOf({ moved: [{ ...there, place, reason }] })).toEqual([
    'Worship service: Sunday, May 18, 9:00\u00a0AM. Where: Grace Hall, 5th St. A race in the street.',
  ])
})

test('it is told why each worship before the next one is off, however far away that is', () => {
  const midweek: Service = { day: 'wednesday', at: '19:00', kind: 'midweek' }
  const off: CalendarDate[] = ['2031-05-21', '2031-06-18', '2031-06-29', '2031-07-27', '2031-09-28']
  const { notices } = timesOf(
    {
      ...church,
      services: [{ ...nine, every: 'last' }, midweek],
      moved: [],
      cancelled: off.map((on) => ({ on, reason })),
    },
    { locale: 'en', now: Date.parse('2031-05-14') },
  )
  const since = notices.map(({ told, text }) => [/\w+ \d+/.exec(text)![0], told.from])
  expect(since).toEqual([
    ['May 21', '2031-05-06T22:00Z'],
    ['June 18', '2031-06-03T22:00Z'],
    // since the one in May is over
    ['June 29', '2031-05-25T08:00Z'],
    ['July 27', '2031-05-25T08:00Z'],
  ])
})

test('what is off week after week for one reason is told once, and Home strikes out this Sunday alone', () => {
  const repair = { en: 'The hall is being repaired.', es: 'Se repara el salón.' }
  const weeks: CalendarDate[] = ['2031-05-18', '2031-05-25', '2031-06-01', '2031-06-08']
  const off = [
    ...weeks.map((on) => ({ on, reason: repair })),
    // by itself, and for another reason
    { on: '2031-06-22' as const, reason: repair },
    { on: '2031-06-29' as const, reason },
  ]
  const closed: Church = { ...church, services: [nine], moved: [], cancelled: off }
  const now = Date.parse('2031-05-14')
  const times = timesOf(closed, { locale: 'es', now })
  expect(times.notices.map(({ text }) => text)).toEqual([
    'Cancelado: Servicio de adoración, del 18 de mayo al 8 de junio de 2031, 9:00.',
    'Cancelado: Servicio de adoración, domingo 22 de junio, 9:00.',
    'Cancelado: Servicio de adoración, domingo 29 de junio, 9:00.',
  ])
  // two weeks before the first, until the last is over
  expect(times.notices[0]!.told).toMatchObject({ until: '2031-06-08T22:00Z', atBuild: true })
  const { near } = nextInWords(times, { locale: 'es', now, visitorZone: undefined })
  expect(near.map(({ on }) => on)).toEqual(['2031-05-18', '2031-06-15'])
  const shown = foretold(times, 'es').filter((each) => Date.parse(each.near.from || '2000') <= now)
  expect(shown.map(({ on }) => on)).toEqual(['2031-05-18', '2031-06-15'])
})

test('for how long a church pauses is told to the end, however far away and however late it is told', () => {
  const weeks = Array.from({ length: 20 }, (_, week) => addDays('2031-05-18', 7 * week))
  const closed: Church = {
    ...church,
    services: [nine],
    moved: [],
    cancelled: weeks.map((on) => ({ on, reason })),
  }
  for (const day of ['2031-05-10', '2031-06-20', '2031-09-27']) {
    const { notices } = timesOf(closed, { locale: 'en', now: Date.parse(day) })
    expect(notices, day).toMatchObject([
      {
        text: 'Canceled: Worship service, May 18–September 28, 2031, 9:00\u00a0AM.',
        told: { until: '2031-09-28T22:00Z', atBuild: true },
      },
    ])
  }
  // Home strikes out this Sunday, though there is no other to tell
  const now = Date.parse('2031-06-20')
  const times = timesOf(closed, { locale: 'en', now })
  const { next, near } = nextInWords(times, { locale: 'en', now, visitorZone: undefined })
  expect(next).toBeUndefined()
  expect(near).toMatchObject([{ on: '2031-06-22', off: true }])
  // of a season within it the same is told
  const season = { from: '2031-06-01', to: '2031-06-30', since: '2031-05-10' } as const
  const within = noticesWithin(closed, season, { locale: 'en', now: Date.parse('2031-05-12') })
  expect(within.map(({ text }) => text)).toEqual([
    'Canceled: Worship service, May 18–September 28, 2031, 9:00\u00a0AM.',
  ])
})

type Extra = NonNullable<Church['extra']>[number]

test('what was added on a day may be called off; without its time, those of every week are meant', () => {
  const extra: Extra = { on: '2031-05-18', at: '18:00', kind: 'worship', languages: ['en'] }
  const off = (at?: '18:00') => [{ on: '2031-05-18' as const, ...(at && { at }), reason }]
  expect(noticesOf({ extra: [extra], cancelled: off('18:00') })).toEqual([
    'Canceled: Worship service, Sunday, May 18, 6:00\u00a0PM. A race in the street.',
  ])
  expect(noticesOf({ extra: [extra], cancelled: off() })).toEqual([
    'Canceled: Worship service, Sunday, May 18, 9:00\u00a0AM. A race in the street.',
    'Canceled: Worship service, Sunday, May 18, 11:00\u00a0AM. A race in the street.',
    'Also: Worship service, Sunday, May 18, 6:00\u00a0PM. In English.',
  ])
  // on a day of its own it needs no time
  const monday: Extra = { ...extra, on: '2031-05-19' }
  expect(noticesOf({ extra: [monday], cancelled: [{ on: '2031-05-19', reason }] })).toEqual([
    'Canceled: Worship service, Monday, May 19, 6:00\u00a0PM. A race in the street.',
  ])
})

test('of two services at one time that of one kind is called off, and the other takes place', () => {
  const youth: Service = { ...nine, kind: 'youth' }
  const said = noticesOf({
    services: [nine, youth],
    cancelled: [{ on: '2031-06-01', kind: 'youth', reason }],
  })
  expect(said).toHaveLength(1)
  expect(said[0]).toContain(serviceKinds.youth.en)
})

test('no two entries of the calendars share a name, by which calendars know them', () => {
  const files = calendarFiles(Date.now())
  for (const locale of locales) {
    const all = [
      ...churches.map(({ slug }) => churchCalendarPath(slug, locale)),
      eventsCalendarPath(locale),
    ]
    const names = all.flatMap((file) => namesIn(files.get(file)!))
    expect(names.length).toBeGreaterThan(churches.length)
    expect(new Set(names).size, names.toSorted().join('\n')).toBe(names.length)
  }
})

/** The name of each entry. One of a series that was moved carries the name of the series. */
function namesIn(file: string): string[] {
  const unfolded = file.replaceAll('\r\n ', '')
  return unfolded
    .split('BEGIN:VEVENT')
    .slice(1)
    .filter((entry) => !entry.includes('RECURRENCE-ID'))
    .map((entry) => /^UID:(.*)$/m.exec(entry)![1]!)
}
