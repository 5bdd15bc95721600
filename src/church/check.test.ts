import { afterEach, expect, test, vi } from 'vitest'
import { checkChurches } from './check.server.ts'
import type { ChurchFile } from './schema.server.ts'

const reason = { en: 'The hall is painted.', es: 'Se pinta el salón.' }
const others = { all: [], texts: [], of: () => [], pictures: new Set<string>() }

const services = [
  { day: 'sunday', at: '10:00', kind: 'worship' },
  { day: 'sunday', at: '18:00', kind: 'worship' },
]
const codes: Record<string, number> = { us: 1, es: 34, in: 91 }
const own = {
  name: { en: 'One', es: 'Una' },
  region: { en: 'California', es: 'California' },
  country: 'us',
  timeZone: 'America/Los_Angeles',
  phone: '+1 925 555 0181',
  services,
  about: { title: { en: 'About us', es: 'Quiénes somos' } },
}
const ofChurch = ({ country = 'us', ...said }: { country?: string; [more: string]: unknown }) => {
  const church = { ...own, country, phone: `+${codes[country]} 925 555 0181`, ...said }
  return checkChurches(
    [{ file: 'churches/one', said: church as unknown as ChurchFile }],
    others,
  ).map(({ way, problem }) => [way.join('.'), problem.en, problem.es])
}
const wrong = (said: Parameters<typeof ofChurch>[0]) =>
  ofChurch(said).map(([way, en]) => `${way}: ${en}`)

afterEach(() => void vi.useRealTimers())

test('a service is called off or moved on its day, and where a time is named at that time', () => {
  // 1 June 2031 is a Sunday
  const to = { toDay: '2031-06-02', toTime: '19:00', reason }
  expect(ofChurch({ cancelled: [{ on: '2031-06-01', reason }] })).toEqual([])
  expect(ofChurch({ cancelled: [{ on: '2031-06-01', at: '18:00', reason }] })).toEqual([])
  expect(ofChurch({ moved: [{ on: '2031-06-01', at: '10:00', ...to }] })).toEqual([])
  expect(ofChurch({ cancelled: [{ on: '2031-06-02', reason }] })).toEqual([
    [
      'cancelled.0.on',
      '2031-06-02 is a Monday, and there is no such service then',
      'el 2031-06-02 es lunes, y ese día no hay tal reunión',
    ],
  ])
  expect(ofChurch({ moved: [{ on: '2031-06-01', at: '11:00', ...to }] })).toHaveLength(1)
})

test('a number of another country, and a notice that stands there for years, are pointed out', () => {
  expect(ofChurch({ phone: '+34 600 000 000' })).toEqual([
    [
      'phone',
      '"+34 600 000 000" is a number of another country',
      '«+34 600 000 000» es un número de otro país',
    ],
  ])
  expect(ofChurch({ country: 'es', timeZone: 'Europe/Madrid', phone: '+34 600 000 000' })).toEqual(
    [],
  )
  const notice = (to: string) => ({ notices: [{ from: '2031-06-01', to, text: reason }] })
  expect(ofChurch(notice('2031-06-01'))).toEqual([])
  expect(ofChurch(notice('2032-06-01'))).toEqual([])
  expect(ofChurch(notice('2041-06-01'))).toEqual([
    ['notices.0.to', 'the notice stands there for 3653 days', 'el aviso se lee durante 3653 días'],
  ])
})

test('what was added once may be called off, and is not moved: it is added at its new time', () => {
  const extra = [{ on: '2031-06-02', at: '19:00', kind: 'worship' }]
  const off = { on: '2031-06-02', reason }
  expect(wrong({ extra, cancelled: [off] })).toEqual([])
  expect(wrong({ extra, cancelled: [{ ...off, at: '19:00' }, off] })).toEqual([
    'cancelled.1: of 2031-06-02 something else is said already',
  ])
  const there = { ...off, toDay: '2031-06-03', toTime: '19:00' }
  expect(wrong({ extra, moved: [there] })[0]).toMatch(/^moved\.0\.on: .* there is no such service/)
})

test('a weekly service at a time that clocks skip once a year is pointed out, and stops nothing', () => {
  const night = { day: 'sunday', at: '02:30', kind: 'worship' }
  // of what is over nobody can move a day any more
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-10') })
  const facts = checkChurches(
    [
      {
        file: 'churches/one',
        said: {
          ...own,
          services: [...services, night],
          about: { title: reason },
        } as unknown as ChurchFile,
      },
    ],
    others,
  )
  expect(facts).toMatchObject([
    {
      way: ['services', 2, 'at'],
      advice: true,
      problem: {
        en: 'on 2032-03-14 the clocks go forward and skip 02:30',
        es: 'el 2032-03-14 los relojes se adelantan y se saltan las 02:30',
      },
    },
  ])
})

// 1 June 2031 is a Sunday, 6 June a Friday

test('where a church meets more than once, one says which service is moved', () => {
  const moved = [{ on: '2031-06-01', toDay: '2031-06-02', toTime: '10:00', reason }]
  expect(wrong({ moved })).toEqual([
    'moved.0: the church meets more than once that day: 10:00, 18:00',
  ])
  expect(wrong({ moved: [{ ...moved[0], at: '18:00' }] })).toEqual([])
  // of several congregations too, and by its congregation where both meet at one hour
  const towns = ['Hill', 'Lake'].map((congregation) => ({ ...services[0], congregation }))
  const congregations = ['Hill', 'Lake'].map((name) => ({ name }))
  const two = { services: towns, congregations }
  expect(wrong({ ...two, moved: [{ ...moved[0], at: '10:00' }] })).toEqual([
    'moved.0: the church meets more than once that day: 10:00 Hill, 10:00 Lake',
  ])
  const there = { ...moved[0], congregation: 'Lake', toTime: '11:00' }
  expect(wrong({ ...two, moved: [there] })).toEqual([])
  // and of two kinds at one hour by its kind; of the other something else may be said
  const kinds = { services: [services[0], { ...services[0], kind: 'youth' }] }
  const young = { ...moved[0], kind: 'youth' }
  expect(wrong({ ...kinds, moved })).toEqual([
    'moved.0: the church meets more than once that day: 10:00, 10:00',
  ])
  const off = [{ on: '2031-06-01', kind: 'worship', reason }]
  expect(wrong({ ...kinds, moved: [young], cancelled: off })).toEqual([])
  const extra = { on: '2031-12-24', at: '18:00', kind: 'worship' }
  expect(wrong({ ...two, extra: [extra] })).toEqual([
    'extra.0: nobody can tell in which congregation it is',
  ])
  expect(wrong({ ...two, extra: [{ ...extra, congregation: 'Hill' }] })).toEqual([])
  // all of them together are in none, and somewhere
  const place = { en: 'By the river', es: 'Junto al río' }
  expect(wrong({ ...two, extra: [{ ...extra, place }] })).toEqual([])
})

test('what contradicts itself is refused', () => {
  const on = '2031-06-01'
  const off = { on, at: '10:00', reason }
  const to = (toDay: string, toTime = '10:00') => ({ ...off, toDay, toTime })
  const twice = 'of 2031-06-01 something else is said already'
  expect(wrong({ cancelled: [off], moved: [to('2031-06-02')] })).toEqual([`moved.0: ${twice}`])
  expect(wrong({ moved: [to('2031-06-02'), to('2031-06-03')] })).toEqual([`moved.1: ${twice}`])
  expect(wrong({ cancelled: [off, { on, reason }] })).toEqual([`cancelled.1: ${twice}`])
  expect(wrong({ moved: [to(on)] })).toEqual(['moved.0.toDay: it is moved to where it is'])
  // joined with another church at its own hour
  expect(wrong({ moved: [{ ...to(on), place: reason }] })).toEqual([])
  expect(wrong({ moved: [to('2032-06-01')] })).toEqual([
    'moved.0.toDay: it is moved by more than 60 days',
  ])
  expect(wrong({ services: [...services, services[0]] })).toEqual([
    'services.2: the service is here a second time',
  ])
  const later = { ...services[0], from: '2041-06-01' }
  expect(wrong({ services: [...services, later, later] })).toEqual([
    'services.2: the service is here a second time',
    'services.3: the service is here a second time',
  ])
  const again = { on, at: '10:00', kind: 'worship' }
  expect(wrong({ extra: [again] })).toEqual(['extra.0: there is this service already'])
  // of another kind at its hour, as long as that is not called off
  const other = { ...again, kind: 'bibleStudy' } as const
  expect(wrong({ extra: [other] })).toEqual([
    `extra.0.at: on ${other.on} there is another service at ${other.at} already`,
  ])
  expect(wrong({ extra: [other], cancelled: [{ on: other.on, reason }] })).toEqual([])
  // in Spanish one is the only hour of its kind
  for (const [at, hour] of [
    ['01:30', 'la 01:30'],
    ['13:30', 'las 13:30'],
  ] as const) {
    const night = { ...services[0], at }
    const [found] = ofChurch({ services: [...services, night], extra: [{ ...other, at }] })
    expect(found?.[2]).toBe(`el ${on} ya hay otra reunión a ${hour}`)
  }
  const hours = { from: 'monday', to: 'friday', opens: '17:00', closes: '08:00' }
  expect(wrong({ hours })).toEqual(['hours.closes: it closes before it opens'])
  expect(wrong({ country: 'es' })[0]).toMatch(/^timeZone: America\/Los_Angeles is not the time/)
  expect(wrong({ country: 'es', timeZone: 'Europe/Madrid' })).toEqual([])
  expect(wrong({ country: 'in', timeZone: 'Asia/Kolkata' })).toEqual([])
  // the clocks of California skip that hour on 9 March 2031
  const skipped = { on: '2031-03-09', at: '02:30', kind: 'worship' }
  expect(wrong({ extra: [skipped] })).toEqual([
    'extra.0.at: on 2031-03-09 the clocks go forward and skip 02:30',
  ])
})

test('what is moved does not go where there is a service already', () => {
  const off = { on: '2031-06-01', at: '10:00', reason }
  const to = { ...off, toDay: '2031-06-08', toTime: '10:00' }
  const taken = 'on 2031-06-08 there is a service at 10:00 already'
  expect(wrong({ moved: [to] })).toEqual([`moved.0.toDay: ${taken}`])
  expect(wrong({ moved: [{ ...off, toDay: off.on, toTime: '18:00' }] })).toHaveLength(1)
  // unless that one does not take place, or it is elsewhere
  expect(wrong({ moved: [to], cancelled: [{ ...off, on: to.toDay }] })).toEqual([])
  expect(wrong({ moved: [{ ...to, place: reason }] })).toEqual([])
  const later = { ...off, on: to.toDay, toDay: '2031-06-09', toTime: '10:00' }
  expect(wrong({ moved: [to, later] })).toEqual([])
  // one that was added once is there, too, and so is another one that is moved there
  const eve = { ...off, toDay: '2031-06-03', toTime: '19:00' }
  const extra = [{ on: '2031-06-03', at: '19:00', kind: 'worship' }]
  const takenOnce = 'on 2031-06-03 there is a service at 19:00 already'
  expect(wrong({ moved: [eve], extra })).toEqual([`moved.0.toDay: ${takenOnce}`])
  expect(wrong({ moved: [eve], extra: [{ ...extra[0], kind: 'youth' }] })).toEqual([])
  expect(wrong({ moved: [eve, { ...eve, at: '18:00' }] })).toEqual([`moved.1.toDay: ${takenOnce}`])
  expect(wrong({ moved: [eve, { ...eve, at: '18:00', place: reason }] })).toEqual([])
})

test('how many churches a page speaks for is written where its title says it', () => {
  const about = { title: { en: 'We are {churches} churches', es: 'Somos {churches} iglesias' } }
  expect(ofChurch({ about, churches: 42 })).toEqual([])
  expect(ofChurch({ about })).toEqual([
    [
      'about.title.en',
      '{churches} is filled in with a number that nobody has written',
      '{churches} se completa con un número que nadie ha escrito',
    ],
  ])
})

test('no two congregations have one name', () => {
  const [north, south] = ['North', 'South'].map((name) => ({ name }))
  const held = services.map((service) => ({ ...service, congregation: 'North' }))
  expect(ofChurch({ services: held, congregations: [north, south] })).toEqual([])
  expect(ofChurch({ services: held, congregations: [north, south, north] })).toEqual([
    [
      'congregations.2.name',
      'another congregation is called "North", too',
      'otra congregación también se llama «North»',
    ],
  ])
})

test('old hours that do not end when new ones begin are pointed out', () => {
  const [morning] = services
  const old = { ...morning, until: '2028-01-31' }
  const from = { ...morning, at: '09:30', from: '2028-01-01' }
  const both = 'at 10:00 the same takes place, and is not over by 09:30'
  expect(wrong({ services: [old, from] })).toEqual([`services.1.at: ${both}`])
  expect(wrong({ services: [{ ...old, until: '2027-12-31' }, from] })).toEqual([])
  // of another kind something may take place beside it
  expect(wrong({ services: [old, { ...from, kind: 'youth' }] })).toEqual([])
})

test('new hours from a day on, a season and every second week have days that are theirs', () => {
  const [morning] = services
  const until = { ...morning, until: '2031-12-31' }
  const from = { ...morning, at: '09:30', from: '2032-01-01' }
  expect(wrong({ services: [until, from] })).toEqual([])
  // in two seasons one service may stand twice
  expect(wrong({ services: [until, { ...morning, from: '2032-02-01' }] })).toEqual([])
  const friday = { day: 'friday', at: '20:00', kind: 'youth', every: 'otherWeek' }
  expect(wrong({ services: [morning, friday] })[0]).toMatch(/^services\.1\.every: of every second/)
  expect(wrong({ services: [morning, { ...friday, from: '2031-06-07' }] })[0]).toMatch(
    /^services\.1\.from: of every second/,
  )
  const second = { ...friday, from: '2031-06-06' }
  expect(wrong({ services: [morning, second] })).toEqual([])
  const over = { ...second, until: '2031-06-01' }
  expect(wrong({ services: [morning, over] })).toEqual([
    'services.1.until: the service has no day at all',
  ])
  // the week between is none of its days
  const cancelled = [{ on: '2031-06-13', reason }]
  expect(wrong({ services: [morning, second], cancelled })).toEqual([
    'cancelled.0.on: 2031-06-13 is a Friday, and there is no such service then',
  ])
})

test('a clock that is hours from the sun is pointed out, and the zones of a country are named by their clocks', () => {
  const at = (longitude: number, timeZone: string, country = 'us') =>
    wrong({ country, timeZone, position: { latitude: 38, longitude } })
  expect(at(-121.9, 'America/Los_Angeles')).toEqual([])
  expect(at(-121.9, 'America/New_York')).toEqual([
    'position.longitude: the clock of America/New_York is 3 hours from the sun there',
  ])
  // as far as a clock of one zone goes
  expect(at(-8.5, 'Europe/Madrid', 'es')).toEqual([])
  const [found] = checkChurches(
    [{ file: 'churches/one', said: { ...own, timeZone: 'Asia/Kolkata' } as never }],
    others,
  )
  expect(found!.remedy.en).toContain('America/Los_Angeles')
})

test('two churches of one name are pointed out, unless their regions tell them apart', () => {
  const named = (file: string, region: string) => ({
    file,
    said: { ...own, order: file.length, name: reason, region: { en: region, es: region } } as never,
  })
  const both = (one: string, other: string) =>
    checkChurches([named('churches/a', one), named('churches/bb', other)], others).map(
      ({ file, way, advice }) => [file, way[0], advice],
    )
  expect(both('Ohio', 'Texas')).toEqual([])
  expect(both('Ohio', 'Ohio')).toEqual([['churches/bb', 'name', true]])
})
