/** A church's Christmas, as volunteers would write it, laid over the made-up fellowship. In 2033 it is a Sunday. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type File = Record<string, unknown>

const text = (en: string, es: string) => ({ en, es })
const home = text('There is no service on Christmas Day.', 'El día de Navidad no hay culto.')
const sunday = { day: 'sunday', kind: 'worship' }

const churches: Record<string, (file: File) => File> = {
  // Christmas Eve twice, from January at 9:30, a vigil over midnight, every second Friday; the young once not, once later
  'harbor': (file) => ({
    ...file,
    services: [
      ...(file.services as File[]).map((service) =>
        service.day === 'sunday' ? { ...service, until: '2033-12-31' } : service,
      ),
      { ...sunday, at: '09:30', minutes: 90, streamed: true, from: '2034-01-01' },
      { day: 'friday', at: '21:00', kind: 'bibleStudy', every: 'otherWeek', from: '2033-01-07' },
    ],
    cancelled: [
      ...(file.cancelled as File[]),
      { on: '2033-12-25', reason: home },
      { on: '2033-12-23', at: '19:30', reason: text('We sing at home.', 'Cantamos en casa.') },
    ],
    moved: [
      ...(file.moved as File[]),
      {
        on: '2033-12-30',
        toDay: '2033-12-31',
        toTime: '17:00',
        reason: text('We eat together first.', 'Antes comemos juntos.'),
      },
    ],
    extra: [
      ...(file.extra as File[]),
      { on: '2033-12-24', at: '18:00', kind: 'worship', minutes: 60, languages: ['en', 'es'] },
      { on: '2033-12-24', at: '23:00', kind: 'worship', minutes: 75 },
      {
        on: '2033-12-31',
        at: '22:30',
        kind: 'worship',
        minutes: 120,
        reason: text('We pray into the new year.', 'Oramos hasta entrar en el año nuevo.'),
      },
    ],
  }),
  // at its own hour with another church, closed on Christmas Day, and on the Sunday after with another church
  'hill': (file) => ({
    ...file,
    cancelled: [{ on: '2033-12-25', reason: home }],
    moved: [
      {
        on: '2033-12-18',
        toDay: '2033-12-18',
        toTime: '11:00',
        place: text('At the church in Lake', 'En la iglesia de El Lago'),
        reason: text('The children sing.', 'Cantan los niños.'),
      },
      {
        on: '2034-01-01',
        toDay: '2034-01-01',
        toTime: '09:30',
        place: text('With the church in Harbor', 'Con la iglesia de El Puerto'),
        reason: text('We begin the year together.', 'Empezamos juntos el año.'),
      },
    ],
  }),
  // one service in doubt on a day, one always, a season, and one that was announced and is called off
  'lake': (file) => ({
    ...file,
    confirmed: true,
    services: [
      ...(file.services as File[]),
      { day: 'saturday', at: '16:00', kind: 'youth', unsure: true },
      { day: 'monday', at: '07:00', kind: 'midweek', from: '2033-11-28', until: '2033-12-19' },
    ],
    cancelled: [
      { on: '2033-12-25', reason: home },
      {
        on: '2033-12-24',
        at: '23:00',
        reason: text('There is too much snow.', 'Hay demasiada nieve.'),
      },
    ],
    extra: [{ on: '2033-12-24', at: '23:00', kind: 'worship', languages: ['en'] }],
    unsure: [
      {
        on: '2034-01-01',
        reason: text('The road may be closed by snow.', 'La nieve puede cerrar la carretera.'),
      },
    ],
  }),
  // three services, each in its own way; the first Tuesday of the month
  'delta': (file) => ({
    ...file,
    services: [
      ...(file.services as File[]),
      { day: 'tuesday', at: '18:30', kind: 'midweek', every: 'first', congregation: 'Aruvalapeta' },
    ],
    moved: [
      {
        on: '2033-12-25',
        at: '10:00',
        toDay: '2033-12-25',
        toTime: '05:00',
        reason: text('We sing before the sun is up.', 'Cantamos antes de que salga el sol.'),
      },
    ],
    cancelled: [
      {
        on: '2033-12-25',
        at: '11:00',
        reason: text('All come at five.', 'Todos vienen a las cinco.'),
      },
    ],
    extra: [
      {
        on: '2033-12-24',
        at: '20:00',
        kind: 'townChurch',
        congregation: 'Bhimavaragudem',
        minutes: 150,
        languages: ['te'],
      },
    ],
  }),
  // moved four weeks away
  'san-bartolome': (file) => ({
    ...file,
    moved: [
      {
        on: '2034-01-08',
        toDay: '2034-02-04',
        toTime: '12:00',
        reason: text('We are at the retreat.', 'Estamos en el retiro.'),
      },
    ],
  }),
}

const event = (title: string, more: File) => ({
  title: text(title, `es: ${title}`),
  summary: text('Come and see.', 'Venga a ver.'),
  category: 'holiday',
  timeZone: 'America/Los_Angeles',
  location: text('Harbor, California', 'El Puerto, California'),
  ...more,
})

const events: Record<string, File> = {
  'week-of-prayer': event('Week of prayer', {
    from: '2034-01-02',
    to: '2034-01-05',
    hours: [
      { on: '2034-01-02', at: '19:00', minutes: 60 },
      { on: '2034-01-03', at: '06:00', minutes: 45 },
      { on: '2034-01-03', at: '19:00', minutes: 60 },
      { on: '2034-01-04', at: '06:00', minutes: 45 },
      { on: '2034-01-04', at: '19:00', minutes: 60 },
      { on: '2034-01-05', at: '23:00', minutes: 90 },
    ],
    cancelled: [
      {
        on: '2034-01-04',
        at: '06:00',
        reason: text('The road is icy.', 'La carretera está helada.'),
      },
    ],
    moved: [
      {
        on: '2034-01-05',
        at: '23:00',
        toDay: '2034-01-05',
        toTime: '21:00',
        reason: text('The last bus leaves early.', 'El último autobús sale antes.'),
      },
    ],
  }),
  'winter-camp': event('Winter camp', {
    category: 'youth',
    from: '2033-12-16',
    to: '2033-12-18',
    cancelled: [{ on: '2033-12-16', reason: text('There is a storm.', 'Hay tormenta.') }],
  }),
  'carols': event('Carols', { from: '2033-12-23', to: '2033-12-23', at: '19:00', minutes: 60 }),
  'open-house': event('Open house', { from: '2034-02', to: '2034-02' }),
  // three days of every month: moved once, they are three all the same
  'days-away': event('Days away', {
    category: 'youth',
    from: '2033-01-14',
    to: '2033-01-16',
    repeat: 'second',
    moved: [
      {
        on: '2034-01-13',
        toDay: '2034-01-20',
        reason: text('The house is full then.', 'La casa está llena entonces.'),
      },
    ],
  }),
  'every-other-tuesday': event('Supper for all', {
    from: '2033-01-04',
    to: '2033-01-04',
    at: '18:00',
    minutes: 120,
    repeat: 'otherWeek',
    cancelled: [{ on: '2033-12-20', reason: text('It is Christmas.', 'Es Navidad.') }],
    moved: [
      {
        on: '2034-01-03',
        toDay: '2034-01-03',
        toTime: '12:00',
        reason: text('We go skating.', 'Vamos a patinar.'),
      },
    ],
  }),
}

const closed = [
  {
    from: '2033-12-26',
    to: '2034-01-01',
    reason: text('Write to us: we read it then.', 'Escríbanos: lo leeremos después.'),
  },
]

/** By then what was known by its month has its day. */
const january: Record<string, File> = {
  'open-house': { ...events['open-house'], from: '2034-02-18', to: '2034-02-19' },
}

export function december(folder: string, month: 'december' | 'january' = 'december'): void {
  const change = (name: string, over: (file: File) => File) => {
    const file = path.join(folder, `${name}.json`)
    writeFileSync(file, JSON.stringify(over(JSON.parse(readFileSync(file, 'utf8')) as File)))
  }
  for (const [name, over] of Object.entries(churches)) change(`churches/${name}`, over)
  for (const [name, file] of Object.entries({ ...events, ...(month === 'january' && january) })) {
    writeFileSync(path.join(folder, `events/${name}.json`), JSON.stringify(file))
  }
  change('site', ({ office, ...site }) => {
    const { hours, ...more } = office as { hours: File }
    return { ...site, office: { ...more, hours: { ...hours, closed } } }
  })
}
