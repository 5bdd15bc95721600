import type { FoundRow } from '#app/church/find.ts'
import type { ShownChange, ShownTimetable } from '#app/time/next-in-words.ts'
import type { NearPlace } from '#app/church/find.ts'
import type { ShownFinder } from '#app/church/find.ts'
import type { TimedEvent } from '#app/event/useTimedEvents.ts'
import type { PictureSource } from '#app/ui/Picture.tsx'

// what the sheets show, whatever content says: a site may have no event, and few churches to search

const reason = 'The hall is painted.'
export const cancelled: ShownChange = {
  key: 'cancelled',
  text: 'Canceled: Sunday, December 27, 10:00 AM.',
  reason,
}
export const moved: ShownChange = {
  key: 'moved',
  text: 'Thursday, June 12, instead of Wednesday, June 11.',
  reason,
}
export const notice = { from: '2020-01-01', to: '2099-12-31', text: 'A storm is near.' } as const
export const callFirst = {
  text: 'Times are being confirmed: please call before you come',
  phone: '(925) 555-0100',
  call: 'tel:+19255550100',
}

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

export const timetable: ShownTimetable = {
  timeZone: 'America/Los_Angeles',
  gatherings: [
    {
      id: 'sunday',
      name: 'Worship service',
      repeat: { every: 'week', day: 'sunday' },
      at: '10:00',
    },
  ],
  exceptions: [],
  notices: [],
}

/** Services that never end. */
export const running: ShownTimetable = {
  ...timetable,
  gatherings: days.map((day) => ({
    id: day,
    name: 'Worship service',
    repeat: { every: 'week', day },
    at: '00:00',
    minutes: 1440,
    streamed: true,
  })),
}

/** The states of one event. */
export function timesOf(picture: PictureSource): TimedEvent[] {
  const time = {
    state: 'coming',
    dates: 'January 12–14, 2099',
    time: '7:00 PM',
    chip: { month: 'Jan', day: '12', year: '2099' },
    changes: [],
    from: '2099-01-12',
    ends: Date.UTC(2099, 0, 15),
  } as const satisfies Partial<TimedEvent>
  const coming: TimedEvent = {
    ...time,
    changes: [],
    id: 'coming',
    title: 'Winter conference',
    summary: 'Three days to worship, to learn and to pray together.',
    category: 'conference',
    categoryName: 'Conference',
    times: { from: '2099-01-12', to: '2099-01-14', timeZone: 'UTC', exceptions: [] },
    atBuild: { ...time, changes: [] },
    location: 'Oakley, California',
    picture,
    page: '#event',
    registration: {},
    registering: 'open',
    register: '#event',
  }
  return [
    coming,
    { ...coming, id: 'on', state: 'on' },
    { ...coming, id: 'changed', repeats: 'Every first Saturday of the month', changes: [moved] },
    { ...coming, id: 'called-off', calledOff: true, changes: [cancelled] },
    {
      ...coming,
      id: 'opening',
      registration: { opens: '2098-12-01', closes: '2099-01-10' },
      registering: 'opening',
    },
    { ...coming, id: 'closed', registering: 'closed' },
    { ...coming, id: 'past', state: 'past', registering: 'closed' },
  ]
}

/** As many events to come as asked for, and one that is over. */
export function eventsOf(picture: PictureSource, count: number): TimedEvent[] {
  const [coming] = timesOf(picture)
  const on = (from: `${number}-${number}-${number}`, id: string): TimedEvent => {
    const times = { ...coming!.times, from, to: from } as TimedEvent['times']
    return { ...coming!, id, times }
  }
  const farAway = ['2099-01-12', '2099-02-09', '2099-03-14', '2099-04-01', '2099-05-30'] as const
  return [
    ...farAway.slice(0, count).map((day) => on(day, `coming-${count}-${day}`)),
    on('2020-02-01', `past-${count}`),
  ]
}

const rows: FoundRow[] = [
  ['oakley', 'us', ['Oakley'], ['California'], 'Brentwood', 38, -121.7],
  ['pittsburg', 'us', ['Pittsburg'], ['California'], 'Bay Point', 38, -121.9],
  ['barcelona', 'es', ['Barcelona'], ['Catalonia', 'Cataluña'], '', 41.4, 2.2],
]

export const finder: ShownFinder = {
  words: {
    search: 'A church by its name or town',
    found: '{count} found',
    none: 'No church is called so',
    byCountry: 'By country',
  },
  countries: [
    { label: 'United States', to: '#us', note: '2', country: 'us' },
    { label: 'Spain', to: '#es', note: '1', country: 'es' },
  ],
  church: '#:slug',
  file: URL.createObjectURL(new Blob([JSON.stringify(rows)])),
}

export const places: NearPlace[] = rows.map(([slug, country, [name], , , latitude, longitude]) => ({
  name: name!,
  to: `#${slug}`,
  country: country === 'us' ? 'United States' : 'Spain',
  unit: country === 'us' ? 'mile' : 'kilometer',
  ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
}))
