import type { FoundRow, NearPlace, ShownFinder } from '#app/church/finder/find.ts'
import { eventAt, type EventTime, type ShownEvent } from '#app/event/event.ts'
import type { TimedEvent } from '#app/event/useTimedEvents.ts'
import type { ShownNotice, Times } from '#app/time/next.ts'
import type { PictureSource } from '#app/ui/Picture.tsx'

// what the sheets show, whatever content says: a site may have no event, and few churches to search

const reason = 'The hall is painted.'
const told = { from: '2020-01-01T00:00Z', until: '2099-12-31T00:00Z', atBuild: true }
export const cancelled: ShownNotice = {
  key: 'cancelled',
  text: 'Canceled: Sunday, December 27, 10:00 AM.',
  reason,
  told,
}
export const moved: ShownNotice = {
  key: 'moved',
  text: 'Thursday, June 12, instead of Wednesday, June 11.',
  reason,
  told,
}
export const notice: ShownNotice = {
  key: 'notice',
  text: 'A storm is near.',
  untilWhen: '(until Thursday, December 31)',
  told,
}
export const callFirst = {
  text: 'Times are being confirmed: please call before you come',
  phone: { text: '(925) 555-0100', to: 'tel:+19255550100' },
}

const worship = { name: 'Worship service', time: '10:00 AM', minutes: 90 }

export const soon: Times = {
  timeZone: 'America/Los_Angeles',
  clocks: [[0, -480]],
  since: 0,
  until: Date.UTC(2100, 0),
  kinds: [worship],
  list: [[Date.UTC(2099, 11, 27, 18) / 60_000, 0]],
  notices: [],
}

export const running: Times = {
  ...soon,
  kinds: [{ ...worship, minutes: 60_000_000, streamed: true }],
  list: [[0, 0]],
}

/** The states of one event. */
export function timesOf(picture: PictureSource): TimedEvent[] {
  const time = {
    dates: 'January 12–14, 2099',
    time: '7:00 PM',
    chip: { month: 'Jan', day: '12–14', year: '2099' },
    isLong: true,
    lastDay: 'Wednesday, January 14',
    from: Date.UTC(2099, 0, 12),
    until: Date.UTC(2099, 0, 15),
  } as const satisfies EventTime
  const event: ShownEvent = {
    notices: [],
    id: 'coming',
    title: 'Winter conference',
    summary: 'Three days to worship, to learn and to pray together.',
    category: 'conference',
    categoryName: 'Conference',
    times: [time],
    location: 'Oakley, California',
    picture,
    page: '#event',
    registration: {},
  }
  const [before, during, after] = [Date.UTC(2098, 10), Date.UTC(2099, 0, 13), Date.UTC(2100, 0)]
  const { isLong: _, ...oneDay } = { ...time, until: Date.UTC(2099, 0, 14) }
  const { time: __, ...whole } = oneDay
  const off = { times: [{ ...time, off: 'cancelled' as const }], notices: [cancelled] }
  const registration = {
    opens: { date: 'Monday, December 1', at: Date.UTC(2098, 11, 1) },
    closes: { date: 'Saturday, January 10', at: Date.UTC(2099, 0, 11) },
  }
  const at = (id: string, now: number, more: Partial<ShownEvent> = {}): TimedEvent => {
    const shown = { ...event, id, ...more }
    const then = eventAt(shown, now)
    return { ...shown, ...then, phases: [then] }
  }
  return [
    at('coming', before),
    at('on', during, { times: [oneDay] }),
    at('today', during, { times: [whole] }),
    at('under-way', during),
    at('changed', before, { repeats: 'Every first Saturday of the month', notices: [moved] }),
    at('called-off', before, off),
    at('opening', before, { registration }),
    at('closed', during, { registration }),
    at('past', after),
  ]
}

/** As many events to come as asked for, and one that is over. */
export function eventsOf(picture: PictureSource, count: number): ShownEvent[] {
  const [coming] = timesOf(picture)
  const on = (day: `20${number}-0${1 | 2 | 3 | 4 | 5}-${number}`, id: string): ShownEvent => {
    const from = Date.parse(day)
    const { isLong: _, ...oneDay } = coming!.times[0]!
    const time = { ...oneDay, from, until: from + 86_400_000 }
    return { ...coming!, id, times: [time] }
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
    failed: 'The list has not come',
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
  slug,
  name: name!,
  to: `#${slug}`,
  country: country === 'us' ? 'United States' : 'Spain',
  unit: country === 'us' ? 'mile' : 'kilometer',
  ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
}))
