import { expect, test } from 'vitest'
import { eventRepeats, ui } from '#app/fellowship/common-words.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { toldAt } from '#app/time/next.ts'
import type { DayHours } from '#app/time/occurrence.ts'
import { eventsCalendar } from './calendar-file.server.ts'
import { eventAt, type Event } from './event.ts'
import { eventHead } from './present.server.ts'
import { eventFacts } from './structured-data.server.ts'
import { eventNotices, eventTimes, registrationOf, repeatText } from './times.server.ts'

test('one can register from the first until the last day, there', () => {
  const school: Event = { ...blank, from: '2026-03-16', to: '2026-03-31' }
  const state = (event: Event, now: string) => {
    const shown = { times: eventTimes(event, 'en', 0), registration: registrationOf(event, 'en') }
    return eventAt(shown, Date.parse(now)).registering
  }
  const limited: Event = { ...school, opens: '2026-01-10', closes: '2026-03-01' }
  expect(state(limited, '2026-01-09T23:59+01:00')).toBe('opening')
  expect(state(limited, '2026-01-10T00:00+01:00')).toBe('open')
  expect(state(limited, '2026-03-01T23:59+01:00')).toBe('open')
  expect(state(limited, '2026-03-02T00:00+01:00')).toBe('closed')
  // where nobody has written days, until the event is over
  expect(state(school, '2026-03-31T23:59+02:00')).toBe('open')
  expect(state(school, '2026-04-01T00:00+02:00')).toBe('closed')
  // and what is called off takes none, neither before nor during nor after
  const off: Event = { ...limited, cancelled: [{ on: '2026-03-16', reason: text }] }
  for (const now of ['2026-01-01', '2026-02-01', '2026-03-20', '2027-01-01']) {
    expect(state(off, now)).toBe('off')
  }
})

const text = { en: 'Rain.', es: 'Lluvia.' }
const blank = {
  id: 'one',
  title: text,
  summary: text,
  category: 'school' as const,
  timeZone: 'Europe/Madrid',
  location: text,
}
const told = (event: Event, now: string) => {
  const at = Date.parse(now)
  return {
    ...eventAt({ times: eventTimes(event, 'en', at), registration: {} }, at),
    notices: toldAt(eventNotices(event, 'en', at), at),
  }
}

test('a day without an hour is "today" by the calendar of its reader, too', () => {
  const at = Date.parse('2034-02-10T12:00Z')
  const todays = (event: Event) => eventTimes(event, 'en', at).map(({ today }) => today)
  const fair: Event = { ...blank, from: '2034-02-10', to: '2034-02-10' }
  const whole = { from: '2034-02-10T00:00', until: '2034-02-11T00:00' }
  expect(todays(fair)).toEqual([whole])
  const hours = ['09:00', '18:00'].map((at) => ({ on: fair.from, at }) as DayHours)
  expect(todays({ ...fair, hours })).toEqual([whole])
  // at which hour it is over nobody knows: that it is on now would be said until midnight
  expect(todays({ ...fair, at: '09:00' })).toEqual([whole])
  for (const more of [{ at: '18:00', minutes: 60 }, { to: '2034-02-11' }] as Partial<Event>[])
    expect(todays({ ...fair, ...more })).toEqual([undefined])
  expect(todays({ ...fair, from: '2034-03', to: '2034-03' })).toEqual([undefined])
})

test('an event of a month that gets its day later is the same event, from then on with its day', () => {
  const month: Event = { ...blank, from: '2034-02', to: '2034-02' }
  const dated: Event = { ...month, from: '2034-02-10', to: '2034-02-11' }
  const calendar = (event: Event) => eventsCalendar([event], 'en', Date.parse('2034-01-01'))
  const now = '2034-02-05T12:00Z'
  expect(told(month, now)).toMatchObject({
    state: 'unknown',
    dates: 'February 2034',
  })
  expect(calendar(month)).not.toContain('BEGIN:VEVENT')
  expect(told(dated, now)).toMatchObject({ state: 'coming', dates: 'February 10–11, 2034' })
  expect(calendar(dated)).toContain('UID:event-one@')
  expect(calendar(dated)).toContain('DTSTART;VALUE=DATE:20340210')
  // its month goes on for others, and it is over
  const after = '2034-02-15T12:00Z'
  expect([told(month, after).state, told(dated, after).state]).toEqual(['unknown', 'past'])
  expect(told(month, '2034-03-01T12:00Z').state).toBe('past')
})

test('a called-off event is called off on all of its days and afterwards, and says which', () => {
  const camp: Event = {
    ...blank,
    from: '2026-12-18',
    to: '2026-12-20',
    cancelled: [{ on: '2026-12-18', reason: text }],
  }
  for (const now of ['2026-11-01', '2026-12-18T12:00Z', '2026-12-19T12:00Z', '2027-03-01']) {
    const { state, notices } = told(camp, now)
    expect(state).toBe('cancelled')
    expect(notices.map(({ text }) => text)).toEqual(['Canceled: December 18–20, 2026.'])
  }
  // one of which only the month is known can be, too
  for (const on of ['2027-02', '2027-02-14'] as const) {
    const month: Event = {
      ...blank,
      from: '2027-02',
      to: '2027-02',
      cancelled: [{ on, reason: text }],
    }
    const { state, notices } = told(month, '2026-11-01')
    expect(state).toBe('cancelled')
    expect(notices.map(({ text }) => text)).toEqual(['Canceled: February 2027.'])
  }
})

/** Lunch on every first Sunday: 6 December 2026 is one, 3 January 2027 the next. */
const lunch: Event = {
  ...blank,
  from: '2026-10-04',
  to: '2026-10-04',
  at: '12:00',
  repeat: 'first',
}

test('an event that is moved to another hour says both', () => {
  const moved = (to: object) => told({ ...lunch, ...to } as unknown as Event, '2026-12-01')
  const on = { on: '2026-12-06', toDay: '2026-12-06', toTime: '15:00', reason: text }
  const { time, notices } = moved({ moved: [on] })
  expect(time).toBe('3:00\u00a0PM')
  expect(notices[0]!.text).toBe('Sunday, December 6, 3:00\u00a0PM, instead of noon.')
  // one that had no hour has one now
  const { at: _, ...whole } = lunch
  const timed = told(
    { ...whole, moved: [{ ...on, toTime: '09:00' }] } as unknown as Event,
    '2026-12-01',
  )
  expect(timed.time).toBe('9:00\u00a0AM')
})

test('an event that begins late at night is not over at midnight', () => {
  const vigil: Event = { ...blank, from: '2026-12-31', to: '2026-12-31', at: '23:00' }
  const { at: _, ...day } = vigil
  const hours = [
    { on: '2026-12-31', at: '18:00' },
    { on: '2026-12-31', at: '23:00' },
  ] as const
  for (const event of [vigil, { ...day, hours: [...hours] }]) {
    expect(told(event, '2027-01-01T00:30+01:00').state).toBe('on')
    expect(told(event, '2027-01-01T01:00+01:00').state).toBe('past')
  }
  // where its length is told, that counts; and whole days end at midnight
  expect(told({ ...vigil, minutes: 45 }, '2026-12-31T23:45+01:00').state).toBe('past')
  expect(told(day, '2027-01-01T00:00+01:00').state).toBe('past')
})

test('an event that comes again is always the one that one can still come to', () => {
  const event: Event = {
    ...lunch,
    minutes: 120,
    until: '2027-03-31',
    cancelled: [{ on: '2026-12-06', reason: text }],
    moved: [{ on: '2027-01-03', toDay: '2027-01-10', reason: text }],
  }
  const on = (now: string) => new Date(told(event, now).from!).toISOString().slice(0, 10)
  expect(on('2026-08-01T12:00Z')).toBe('2026-10-04')
  expect(on('2026-11-01T13:59+01:00')).toBe('2026-11-01')
  expect(on('2026-11-01T14:00+01:00')).toBe('2027-01-10')
  expect(on('2027-01-10T14:00+01:00')).toBe('2027-02-07')
  // as long as one is told that is not the next by its rule, it is said why
  const why = (now: string) => told(event, now).notices.map(({ key }) => key)
  expect(why('2026-11-01T13:59+01:00')).toEqual([])
  expect(why('2026-11-01T14:00+01:00')).toEqual(['2026-12-06', '2027-01-03'])
  expect(why('2027-01-10T14:00+01:00')).toEqual(['2027-01-03'])
  expect(why('2027-01-11T00:00+01:00')).toEqual([])
  // and over with its last time
  const over = { dates: 'Sunday, March 7, 2027', state: 'past' }
  expect(told(event, '2027-03-07T14:00+01:00')).toMatchObject(over)
  expect(told(event, '2030-01-01')).toMatchObject(over)
})

test('on the day on which the clocks skip its time, an event is told by the clocks that its visitors see', () => {
  const night: Event = {
    ...blank,
    from: '2031-03-23',
    to: '2031-03-23',
    at: '02:30',
    repeat: 'week',
  }
  const at = Date.parse('2031-03-24T12:00Z')
  const coming = eventTimes(night, 'es', at).filter(({ until }) => until > at)
  // in the night into March 30 the clocks of Madrid go from 2:00 to 3:00
  expect(coming.slice(0, 3).map(({ time }) => time)).toEqual(['3:30', '2:30', '2:30'])
})

test('an event whose first time is moved to an earlier day begins on that day', () => {
  const breakfast: Event = {
    ...blank,
    from: '2026-03-07',
    to: '2026-03-07',
    at: '09:00',
    repeat: 'first',
    moved: [{ on: '2026-03-07', toDay: '2026-02-28', reason: text }],
    cancelled: [{ on: '2026-04-04', reason: text }],
  }
  const now = '2026-02-20T12:00Z'
  expect(told(breakfast, now)).toMatchObject({
    dates: 'Saturday, February 28, 2026',
    state: 'coming',
    notices: [{ text: 'Saturday, February 28, instead of Saturday, March 7.' }],
  })
  expect(eventFacts(breakfast, 'en', Date.parse(now))).toMatchObject({
    startDate: '2026-02-28T09:00+01:00',
    previousStartDate: '2026-03-07T09:00+01:00',
  })
  // once it is over, the one after it is
  expect(told(breakfast, '2026-03-01T12:00Z')).toMatchObject({
    dates: 'Saturday, May 2, 2026',
    notices: [{}, { text: 'Canceled: Saturday, April 4.' }],
  })
})

test('an event that is off time after time for one reason says so once', () => {
  const off = ['2026-11-01', '2026-12-06', '2027-01-03'] as const
  const event: Event = { ...lunch, cancelled: off.map((on) => ({ on, reason: text })) }
  expect(told(event, '2026-10-28').notices.map(({ text }) => text)).toEqual([
    'Canceled: November 1, 2026–January 3, 2027.',
  ])
})

test('an event that comes again says until when, so that it promises no more when it is over', () => {
  const event: Event = { ...lunch, until: '2027-03-31' }
  const ruleIn = (locale: Locale, day: string) => eventRepeats.first[locale].replace('{day}', day)
  const untilIn = (locale: Locale, date: string) => ui.serviceUntil[locale].replace('{date}', date)
  const rule = ruleIn('en', 'Sunday')
  const until = untilIn('en', 'March 31, 2027')
  expect(repeatText(event, 'en')).toBe(`${rule}, ${until}`)
  expect(repeatText(event, 'es')).toBe(
    `${ruleIn('es', 'domingo')}, ${untilIn('es', '31 de marzo de 2027')}`,
  )
  expect(eventHead(event).description.en).toContain(`, ${until} · `)
  expect(repeatText(lunch, 'en')).toBe(rule)
})

test('a page that nobody has published for long knows nothing but the rule', () => {
  const made = Date.parse('2026-11-20')
  const at = Date.parse('2027-09-01')
  const { dates, time, state } = eventAt(
    { times: eventTimes(lunch, 'en', made), registration: {} },
    at,
  )
  const rule = eventRepeats[lunch.repeat!].en.replace('{day}', 'Sunday')
  expect([dates, time, state]).toEqual([rule, 'noon', 'unknown'])
})

test('of a week whose hours are unlike each day has its own', () => {
  const week: Event = {
    ...blank,
    from: '2027-01-04',
    to: '2027-01-05',
    hours: [
      { on: '2027-01-04', at: '19:00' },
      { on: '2027-01-05', at: '06:00', minutes: 90 },
    ],
  }
  const { hours, time, until } = told(week, '2027-01-01')
  expect(time).toBeUndefined()
  expect(hours).toEqual(['Monday, January 4, 7:00\u00a0PM', 'Tuesday, January 5, 6:00\u00a0AM'])
  expect(new Date(until).toISOString()).toBe('2027-01-05T06:30:00.000Z')
  expect(eventFacts(week, 'en', 0)).toMatchObject({
    startDate: '2027-01-04T19:00+01:00',
    endDate: '2027-01-05T07:30+01:00',
  })
})

test('of several hours one may be called off and one moved: both are told, and the others take place', () => {
  const reason = { en: 'It snows.', es: 'Nieva.' }
  const week: Event = {
    ...blank,
    from: '2027-01-04',
    to: '2027-01-06',
    hours: [
      { on: '2027-01-04', at: '06:00', minutes: 60 },
      { on: '2027-01-05', at: '06:00', minutes: 60 },
      { on: '2027-01-05', at: '19:00', minutes: 60 },
      { on: '2027-01-06', at: '23:00', minutes: 60 },
    ],
    cancelled: [{ on: '2027-01-04', at: '06:00', reason }],
    moved: [{ on: '2027-01-06', at: '23:00', toDay: '2027-01-05', toTime: '12:00', reason }],
  }
  const now = Date.parse('2026-12-01')
  const { hours, state, registering, from, until } = told(week, '2027-01-01')
  expect(hours).toEqual(['Tuesday, January 5, 6:00\u00a0AM, noon, and 7:00\u00a0PM'])
  expect([state, registering]).toEqual(['coming', 'open'])
  // it begins and ends with what takes place
  expect(new Date(from!).toISOString()).toBe('2027-01-05T05:00:00.000Z')
  expect(new Date(until).toISOString()).toBe('2027-01-05T19:00:00.000Z')
  expect(told(week, '2027-01-04T06:30+01:00').state).toBe('coming')
  expect(eventFacts(week, 'en', now)).toMatchObject({
    startDate: '2027-01-05T06:00+01:00',
    endDate: '2027-01-05T20:00+01:00',
    eventStatus: 'https://schema.org/EventScheduled',
  })
  const notices = (locale: 'en' | 'es', at: string) =>
    toldAt(eventNotices(week, locale, now), Date.parse(at)).map(
      ({ text, reason: why }) => `${text} ${why}`,
    )
  expect(notices('en', '2026-12-01')).toEqual([
    'Canceled: Monday, January 4, 6:00\u00a0AM. It snows.',
    'Tuesday, January 5, noon, instead of Wednesday, January 6, 11:00\u00a0PM. It snows.',
  ])
  expect(notices('es', '2027-01-04T12:00+01:00')[0]).toBe(
    'Cancelado: lunes 4 de enero, 6:00. Nieva.',
  )
  // each until its day is over
  expect(notices('en', '2027-01-05T12:00+01:00')).toHaveLength(1)
  expect(notices('en', '2027-01-07T00:00+01:00')).toEqual([])
  // all of it is not off
  expect(eventHead(week).title.en).toMatch(/^Rain\./)
  const entries = eventsCalendar([week], 'en', now).split('BEGIN:VEVENT').slice(1)
  expect(entries.map((entry) => entry.includes('STATUS:CANCELLED'))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(entries[0]).toContain('DTSTART;TZID=Europe/Madrid:20270104T060000')
  expect(entries[0]).toContain('It snows.')
  // the same entry, at another time
  expect(entries[3]).toMatch(/UID:2027-01-06-/)
  expect(entries[3]).toContain('DTSTART;TZID=Europe/Madrid:20270105T120000')
})

test('in a calendar whole days say their hour beside what it is, unless one is at another', () => {
  const days: Event = { ...blank, from: '2027-01-04', to: '2027-01-06', at: '18:30' }
  const texts = (event: Event, locale: Locale = 'en') =>
    [
      ...eventsCalendar([event], locale, 0).matchAll(
        /^DESCRIPTION;LANGUAGE=..:(.*)\r\n(?=LOCATION)/gm,
      ),
    ].map(([, said]) => said)
  expect(texts(days)).toEqual(['6:30\u00a0PM\\n\\nRain.'])
  expect(texts({ ...days, at: '12:00', timeZone: 'America/Los_Angeles' }, 'es')).toEqual([
    'A\u00a0mediodía\\n\\nLluvia.',
  ])
  // of one day it stands in its place
  expect(texts({ ...days, to: days.from })).toEqual(['Rain.'])
  const weekend: Event = { ...days, to: '2027-01-05', repeat: 'first' }
  expect(texts(weekend)).toEqual(['6:30\u00a0PM\\n\\nRain.'])
  const later = { on: '2027-02-01', toDay: '2027-02-02', toTime: '20:00', reason: text } as const
  expect(texts({ ...weekend, moved: [later] })).toEqual(['Rain.', 'Rain.\\n\\nRain.'])
})

test('where all of its last day is called off, an event ends on the day before', () => {
  const storm = { on: '2027-01-06', at: '19:00', reason: text } as const
  const days: Event = {
    ...blank,
    from: '2027-01-05',
    to: '2027-01-06',
    hours: [
      { on: '2027-01-05', at: '19:00' },
      { on: '2027-01-06', at: '19:00' },
    ],
  }
  const on = '2027-01-05T20:00+01:00'
  expect(told(days, on)).toMatchObject({ state: 'on', lastDay: 'Wednesday, January 6' })
  const shorter: Event = { ...days, cancelled: [storm] }
  expect(told(shorter, on)).toMatchObject({ state: 'on', lastDay: 'Tuesday, January 5' })
  expect(told(shorter, '2027-01-06T00:00+01:00').state).toBe('past')
  expect(eventFacts(shorter, 'en', Date.parse(on))).toMatchObject({ endDate: '2027-01-05' })
})

test('a day may have two times: they are told together, and between them it is not on', () => {
  const day: Event = {
    ...blank,
    from: '2027-01-05',
    to: '2027-01-05',
    hours: [
      { on: '2027-01-05', at: '12:00', minutes: 60 },
      { on: '2027-01-05', at: '19:00', minutes: 60 },
    ],
  }
  expect(told(day, '2027-01-01').hours).toEqual(['Noon and 7:00\u00a0PM'])
  const inSpanish = eventTimes(day, 'es', Date.parse('2027-01-01'))
  expect(inSpanish[0]!.hours).toEqual(['12:00 y 19:00'])
  const week = {
    ...day,
    to: '2027-01-06',
    hours: [...day.hours!, { on: '2027-01-06', at: '06:00' }],
  }
  expect(told(week as Event, '2027-01-01').hours).toEqual([
    'Tuesday, January 5, noon and 7:00\u00a0PM',
    'Wednesday, January 6, 6:00\u00a0AM',
  ])
})
