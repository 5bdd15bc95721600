import { afterEach, expect, test, vi } from 'vitest'
import type { CalendarDate } from '#app/time/dates.ts'
import type { DayHours } from '#app/time/occurrence.ts'
import { checkEvents } from './check.server.ts'
import type { EventFile } from './schema.server.ts'

const reason = { en: 'The hall is painted.', es: 'Se pinta el salón.' }

const location = { en: 'In the hall', es: 'En el salón' }
const noChurches = { all: [], texts: [], of: () => [], pictures: new Set<string>() }

const link = 'https://forms.lighthouse.example/camp'

const factsOf = (event: Partial<EventFile>) =>
  checkEvents([{ file: 'events/one', said: { location, ...event } as EventFile }], noChurches)

/** What is said: the way to it, and the problem in both languages. */
const ofEvent = (event: Partial<EventFile>) =>
  factsOf(event).map(({ way, problem }) => [way.join('.'), problem.en, problem.es])

/** A first Saturday: 1 March 2031. */
const breakfast = { from: '2031-03-01', to: '2031-03-01', repeat: 'first' } as const

afterEach(() => void vi.useRealTimers())

test('an event that repeats begins on a day of its rule', () => {
  expect(ofEvent(breakfast)).toEqual([])
  expect(ofEvent({ ...breakfast, repeat: 'week' })).toEqual([])
  for (const repeat of ['second', 'third', 'fourth', 'last'] as const) {
    expect(ofEvent({ ...breakfast, repeat })).toEqual([
      [
        'from',
        '2031-03-01 is a Saturday, and the event is not on that day',
        'el 2031-03-01 es sábado, y ese día no hay evento',
      ],
    ])
  }
  expect(ofEvent({ from: '2031-03-29', to: '2031-03-29', repeat: 'last' })).toEqual([])
  // it would never take place
  expect(ofEvent({ ...breakfast, until: '2031-02-01' })).toHaveLength(1)
})

test('a series may be called as one of another season, and as none that goes on beside it', () => {
  const title = { en: 'Bible course', es: 'Curso bíblico' }
  const course = (from: CalendarDate, until?: CalendarDate) => {
    return { title, location, from, to: from, repeat: 'week', ...(until && { until }) } as EventFile
  }
  const spring = course('2031-03-01', '2031-05-31')
  const twins = (...all: EventFile[]) =>
    checkEvents(
      all.map((said, index) => ({ file: `events/course-${index}`, said })),
      noChurches,
    ).length
  expect(twins(spring, course('2031-09-06', '2031-11-29'))).toBe(0)
  expect(twins(course('2031-09-06'), spring)).toBe(0)
  expect(twins(spring, course('2031-05-31'))).toBe(1)
  expect(twins(course('2031-03-01'), course('2031-09-06', '2031-11-29'))).toBe(1)
})

test('a month without days does not repeat', () => {
  expect(ofEvent({ from: '2031-03', to: '2031-03', repeat: 'first' })).toEqual([
    ['repeat', 'a month without days cannot repeat', 'un mes sin días no puede repetirse'],
  ])
})

test('an event is called off or moved on a day on which it is', () => {
  const on = (...days: string[]) =>
    days.map((day) => ({ on: day as '2031-04-05', toDay: '2031-04-06' as const, reason }))
  const until = '2031-04-30'
  expect(ofEvent({ ...breakfast, cancelled: on('2031-04-05') })).toEqual([])
  expect(ofEvent({ ...breakfast, moved: on('2031-04-05') })).toEqual([])
  // the second Saturday, a Sunday, one before it begins, one after its last
  const wrong = on('2031-04-12', '2031-04-06', '2031-02-01', '2031-05-03')
  for (const change of ['cancelled', 'moved'] as const) {
    const found = ofEvent({ ...breakfast, until, [change]: wrong })
    expect(found.map(([way]) => way)).toEqual([0, 1, 2, 3].map((index) => `${change}.${index}.on`))
    expect(found[1]![1]).toBe('2031-04-06 is a Sunday, and the event is not on that day')
  }
})

test('one of a series is not moved to where another one is, or goes, too', () => {
  const weekly = { from: '2031-03-01', to: '2031-03-01', repeat: 'week', at: '10:00' } as const
  const to = { on: '2031-03-08', toDay: '2031-03-15', reason } as const
  const other = { ...to, on: '2031-03-22', toDay: '2031-03-15' } as const
  const taken = [
    'on 2031-03-15 the event takes place already',
    'el 2031-03-15 ya se celebra el evento',
  ]
  expect(ofEvent({ ...weekly, moved: [to] })).toEqual([['moved.0.toDay', ...taken]])
  expect(ofEvent({ ...weekly, moved: [{ ...to, toTime: '15:00' }] })).toEqual([])
  const off = { on: '2031-03-15', reason } as const
  expect(ofEvent({ ...weekly, cancelled: [off], moved: [to] })).toEqual([])
  expect(ofEvent({ ...weekly, cancelled: [off], moved: [to, other] })).toEqual([
    ['moved.1.toDay', ...taken],
  ])
})

test('what takes place once is called off on its day, and not moved: its days are changed', () => {
  const once = { from: '2031-03-01', to: '2031-03-02' } as const
  expect(ofEvent({ ...once, cancelled: [{ on: '2031-03-01', reason }] })).toEqual([])
  const month = { from: '2031-03', to: '2031-03' } as const
  expect(ofEvent({ ...month, cancelled: [{ on: '2031-03-01', reason }] })).toEqual([])
  expect(ofEvent({ ...once, cancelled: [{ on: '2031-03-08', reason }] })).toHaveLength(1)
  expect(ofEvent({ ...once, moved: [{ on: '2031-03-01', toDay: '2031-03-08', reason }] })).toEqual([
    ['moved.0', 'the event takes place once', 'el evento se celebra una sola vez'],
  ])
})

test('neither an event nor its registration ends before it begins', () => {
  expect(ofEvent({ from: '2031-03-02', to: '2031-03-01' })).toEqual([
    ['to', 'the event ends before it begins', 'el evento termina antes de empezar'],
  ])
  const once = { from: '2031-03-01', to: '2031-03-01', link } as const
  expect(ofEvent({ ...once, opens: '2031-02-01', closes: '2031-02-01' })).toEqual([])
  expect(ofEvent({ ...once, opens: '2031-02-02', closes: '2031-02-01' })).toEqual([
    ['closes', 'registration ends before it begins', 'la inscripción termina antes de empezar'],
  ])
})

test('what contradicts itself is refused', () => {
  const wrong = (event: Partial<EventFile>) => ofEvent(event).map(([way, en]) => `${way}: ${en}`)
  const once = { from: '2031-03-01', to: '2031-03-01', link } as const
  const camp = { from: '2031-03-01', to: '2031-03-10' } as const
  const mixed = 'to: one of the two is a day and the other a month'
  expect(wrong({ from: '2031-03-01', to: '2031-04' })).toEqual([mixed])
  expect(wrong({ from: '2031-03-08', to: '2031-03' })).toEqual([mixed])
  expect(wrong({ ...once, until: '2031-05-01' })).toEqual([
    'until: it is said until when the event repeats, and not how',
  ])
  expect(wrong({ ...breakfast, until: '2031-02-01' })).toEqual([
    'until: the last day is before the first one',
  ])
  expect(wrong({ ...camp, repeat: 'week' })).toEqual(['repeat: it begins again before it is over'])
  expect(wrong({ ...camp, repeat: 'otherWeek' })).toEqual([])
  const over = 'the event is over by then'
  expect(wrong({ ...once, opens: '2031-03-02' })).toEqual([`opens: ${over}`])
  expect(wrong({ ...once, closes: '2031-03-02' })).toEqual([`closes: ${over}`])
  expect(wrong({ from: '2031-03', to: '2031-03', link, closes: '2031-03-31' })).toEqual([])
  const long = 'minutes: a length is that of one day with a time'
  expect(wrong({ ...once, minutes: 60 })).toEqual([long])
  expect(wrong({ ...camp, at: '10:00', minutes: 60 })).toEqual([long])
  expect(wrong({ from: '2031-03', to: '2031-03', at: '10:00', minutes: 60 })).toEqual([long])
  expect(wrong({ ...once, at: '10:00', minutes: 60 })).toEqual([])
  // all of it is called off, by its first day
  const whole = 'an event that takes place once is called off once, as a whole'
  expect(wrong({ ...camp, cancelled: [{ on: '2031-03-02', reason }] })).toEqual([
    `cancelled.0.on: ${whole}`,
  ])
  expect(wrong({ from: '2031-03', to: '2031-03', cancelled: [{ on: '2031-03', reason }] })).toEqual(
    [],
  )
  const again = { on: '2031-04-05', reason } as const
  const moved = [{ ...again, toDay: '2031-04-06' }] as const
  expect(wrong({ ...breakfast, cancelled: [again], moved: [...moved] })).toEqual([
    'moved.0: of 2031-04-05 something else is said already',
  ])
  expect(wrong({ ...breakfast, at: '09:00', moved: [{ ...again, toDay: '2031-04-05' }] })).toEqual([
    'moved.0.toDay: it is moved to where it is',
  ])
  expect(wrong({ ...breakfast, moved: [{ ...again, toDay: '2032-04-05' }] })).toEqual([
    'moved.0.toDay: it is moved by more than 60 days',
  ])
})

test('hours of each day are those of its days, in order, and the only ones; a day may have several', () => {
  const week = { from: '2031-03-03', to: '2031-03-07' } as const
  const hours = (...days: string[]): DayHours[] =>
    days.map((on) => ({ on: on as '2031-03-03', at: '19:00' }))
  const ways = (event: Partial<EventFile>) => ofEvent(event).map(([way]) => way)
  expect(ways({ ...week, hours: hours('2031-03-03', '2031-03-07') })).toEqual([])
  expect(ways({ ...week, hours: hours('2031-03-03', '2031-03-08') })).toEqual(['hours.1.on'])
  expect(ways({ ...week, hours: hours('2031-03-04', '2031-03-03') })).toEqual(['hours.1.on'])
  expect(ways({ ...week, at: '10:00', hours: hours('2031-03-03') })).toEqual(['hours'])
  // a day may stand twice, with another time
  expect(ways({ ...week, hours: hours('2031-03-03', '2031-03-03') })).toEqual(['hours.1.on'])
  const twice = hours('2031-03-03', '2031-03-03').with(1, { on: '2031-03-03', at: '20:00' })
  expect(ways({ ...week, hours: twice })).toEqual([])
  expect(ways({ from: week.from, to: week.from, hours: twice })).toEqual([])
  expect(ways({ ...week, hours: twice.toReversed() })).toEqual(['hours.1.on'])
  expect(ways({ ...week, hours: twice.with(0, { ...twice[0]!, minutes: 61 }) })).toEqual([
    'hours.0.minutes',
  ])
  // what is over when the next begins
  const [first, second] = hours('2031-03-03', '2031-03-04')
  expect(ways({ ...week, hours: [{ ...first!, minutes: 1440 }, second!] })).toEqual([])
  const early = { ...second!, at: '06:00' } as const
  expect(ways({ ...week, hours: [{ ...first!, minutes: 900 }, early] })).toEqual([
    'hours.0.minutes',
  ])
})

test('one of the hours of a day may be called off or moved by itself', () => {
  const week = { from: '2031-03-03', to: '2031-03-05' } as const
  const hours: DayHours[] = [
    { on: '2031-03-03', at: '06:00' },
    { on: '2031-03-03', at: '19:00' },
    { on: '2031-03-05', at: '19:00' },
  ]
  const wrong = (event: Partial<EventFile>) =>
    ofEvent({ ...week, hours, ...event }).map(([way, en]) => `${way}: ${en}`)
  const early = { on: '2031-03-03', at: '06:00', reason } as const
  const late = { ...early, at: '19:00' } as const
  expect(wrong({ cancelled: [early] })).toEqual([])
  expect(wrong({ moved: [{ ...early, toDay: '2031-03-04', toTime: '19:00' }] })).toEqual([])
  // one that is not there
  const unknown = 'the event has no such hour that day'
  const noon = { ...early, at: '12:00' } as const
  expect(wrong({ cancelled: [noon] })).toEqual([`cancelled.0.at: ${unknown}`])
  expect(wrong({ moved: [{ ...noon, toDay: '2031-03-04' }] })).toEqual([`moved.0.at: ${unknown}`])
  const again = { ...early, on: '2031-04-05', at: '09:00' } as const
  expect(ofEvent({ ...breakfast, at: '09:00', cancelled: [again] }).map(([way]) => way)).toEqual([
    'cancelled.0.at',
  ])
  // what contradicts itself
  const twice = 'of 2031-03-03 something else is said already'
  const moved = [{ ...early, toDay: '2031-03-04', toTime: '07:00' }] as const
  expect(wrong({ cancelled: [early, early] })).toEqual([`cancelled.1: ${twice}`])
  expect(wrong({ cancelled: [early], moved: [...moved] })).toEqual([`moved.0: ${twice}`])
  expect(wrong({ moved: [{ ...early, toDay: '2031-03-03' }] })).toEqual([
    'moved.0.toDay: it is moved to where it is',
  ])
  expect(wrong({ moved: [{ ...early, toDay: '2031-03-06' }] })).toEqual([
    'moved.0.toDay: the event is not on that day',
  ])
  expect(wrong({ moved: [{ ...early, toDay: '2031-03-03', toTime: '19:00' }] })).toEqual([
    'moved.0.toDay: on 2031-03-03 there is something at 19:00 already',
  ])
  // unless that is called off
  const there = { ...early, toDay: '2031-03-03', toTime: '19:00' } as const
  expect(wrong({ cancelled: [late], moved: [there] })).toEqual([])
  // all of it is called off as a whole, by its first day alone
  const last = { ...late, on: '2031-03-05' } as const
  expect(wrong({ cancelled: [early, late, last] })).toEqual([
    'cancelled: every hour of the event is called off',
  ])
  expect(wrong({ cancelled: [{ on: '2031-03-03', reason }, early] })).toEqual([
    'cancelled.0.on: an event that takes place once is called off once, as a whole',
  ])
})

test('a time that the clocks skip is pointed out wherever an event has one', () => {
  // those of California go forward on 9 March 2031
  const timeZone = 'America/Los_Angeles'
  const skipped = { on: '2031-03-09', at: '02:30' } as const
  const ways = (event: Partial<EventFile>) =>
    ofEvent({ timeZone, ...event }).map(([way, en]) => `${way}: ${en}`)
  const found = 'on 2031-03-09 the clocks go forward and skip 02:30'
  const { on, at } = skipped
  expect(ways({ from: on, to: on, at })).toEqual([`at: ${found}`])
  const days = { from: '2031-03-08', to: on } as const
  expect(ways({ ...days, hours: [skipped] })).toEqual([`hours.0.at: ${found}`])
  const moved = [{ on: '2031-03-08', toDay: on, toTime: at, reason }] as const
  expect(ways({ from: '2031-03-01', to: '2031-03-01', repeat: 'week', moved: [...moved] })).toEqual(
    [`moved.0.toTime: ${found}`],
  )
  // what comes again is once later
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-01') })
  const [fact] = factsOf({ from: '2031-03-02', to: '2031-03-02', repeat: 'week', at, timeZone })
  expect(fact).toMatchObject({ way: ['at'], advice: true, problem: { en: found } })
})

test('registration that opens when the event has begun is pointed out, and stops nothing', () => {
  const school = { from: '2031-03-03', to: '2031-03-07', link } as const
  expect(factsOf({ ...school, opens: '2031-03-03' })).toEqual([])
  expect(factsOf({ ...school, opens: '2031-03-04' })).toMatchObject([
    {
      way: ['opens'],
      problem: { en: 'the event has begun by then', es: 'para entonces el evento ya empezó' },
      advice: true,
    },
  ])
  // of a month without days it is known when it is over
  const season = { from: '2031-03', to: '2031-05', link } as const
  expect(factsOf({ ...season, opens: '2031-03-31' })).toEqual([])
  expect(factsOf({ ...season, opens: '2031-04-01' })).toHaveLength(1)
  // there is another first time to come
  expect(factsOf({ ...breakfast, link, opens: '2031-04-01' })).toEqual([])
})

test('days of registration without a form are pointed out, and stop nothing', () => {
  const opens = '2031-02-01'
  const said = { from: '2031-03-01', to: '2031-03-01', opens, closes: opens } as const
  expect(factsOf(said)).toMatchObject([{ way: ['opens'], advice: true }])
  expect(factsOf({ ...said, link })).toEqual([])
})

test('an event at a church goes by the clock of that church, unless somebody says that it is right', () => {
  const church = (en: string, es: string, timeZone: string) => ({
    file: `churches/${en}`,
    said: { name: { en, es }, region: { en: 'Abroad', es: 'Fuera' }, timeZone },
  })
  const all = [
    church('Barcelona', 'Barcelona', 'Europe/Madrid'),
    church('India', 'India', 'Asia/Kolkata'),
  ]
  const content = { ...noChurches, of: () => all as never }
  const said = (where: string, timeZone: string) =>
    checkEvents(
      [
        {
          file: 'events/one',
          said: { ...breakfast, location: { en: where, es: where }, timeZone } as never,
        },
      ],
      content,
    ).map(({ way, problem, advice }) => [way[0], problem.en, advice])
  expect(said('The hall, Barcelona', 'America/Los_Angeles')).toEqual([
    ['timeZone', 'its place names Barcelona, where clocks are those of Europe/Madrid', true],
  ])
  expect(said('The hall, Barcelona', 'Europe/Paris')).toEqual([])
  expect(said('Barcelona and India', 'Asia/Kolkata')).toEqual([])
  expect(said('A camp in Indiana', 'America/Chicago')).toEqual([])
})
