import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '#app/language/LanguageProvider.tsx'
import { clockScript } from '#app/time/by-the-clock.ts'
import { forEver, type EventTime, type ShownEvent } from './event.ts'
import { EventCard } from './EventCard.tsx'
import { EventTicket } from './page/EventTicket.tsx'
import { NextDays } from './page/NextDays.tsx'
import { NextSteps } from './page/NextSteps.tsx'
import { useTimedEvents } from './useTimedEvents.ts'

// what React tells of an event, and what the script in the head of a page does, moment by moment

afterEach(() => void vi.useRealTimers())

const builtAt = Date.parse('2034-03-01T12:00Z')
const [day, hour] = [86_400_000, 3_600_000]

/** A day by its reader's clock. */
const dayOf = (on: string) => {
  const [from, until] = [on, new Date(Date.parse(on) + day).toISOString().slice(0, 10)]
  return { from: `${from}T00:00`, until: `${until}T00:00` }
}

const time = (id: string, on: string, length: number, more: Partial<EventTime> = {}): EventTime => {
  const from = Date.parse(on)
  return {
    from,
    until: from + length,
    dates: `the ${id}`,
    lastDay: `last of the ${id}`,
    chip: { month: 'Mar', day: id, year: '2034' },
    ...more,
  }
}

const event = (id: string, times: EventTime[], more: Partial<ShownEvent> = {}): ShownEvent => ({
  id,
  title: id,
  summary: 'Come and see.',
  category: 'youth',
  categoryName: 'Youth',
  times,
  notices: [],
  location: 'Harbor',
  picture: {
    files: '/none',
    width: 4,
    height: 3,
    widths: [1],
    tall: [],
    tone: '#fff',
    focus: [50, 50],
    alt: '',
  },
  page: `/events/${id}`,
  registration: {},
  ...more,
})

const registration = {
  opens: { date: 'the 4th', at: Date.parse('2034-03-04') },
  closes: { date: 'the 8th', at: Date.parse('2034-03-09') },
}
const weekly = [5, 12, 19, 26].map((on) =>
  time(`${on}th`, `2034-03-${String(on).padStart(2, '0')}T18:00Z`, hour, { time: '6:00 PM' }),
)
const events: Record<string, ShownEvent> = {
  'with an hour': event('lunch', [time('10th', '2034-03-10T12:00Z', hour, { time: 'noon' })]),
  'with an hour, of which nobody knows how long it lasts': event('breakfast', [
    time('10th', '2034-03-10T09:00Z', 15 * hour, {
      time: '9:00 AM',
      today: dayOf('2034-03-10'),
    }),
  ]),
  'of a whole day': event('fair', [
    time('10th', '2034-03-10', day, { today: dayOf('2034-03-10') }),
  ]),
  'of a whole day in another zone': event('fair', [
    time('10th', '2034-03-09T12:00Z', day, { today: dayOf('2034-03-10') }),
  ]),
  'of several days, with a form': event(
    'camp',
    [time('10th', '2034-03-10', 3 * day, { isLong: true })],
    { form: 'https://forms.example/camp' },
  ),
  'for which one registers within some days': event('school', [time('20th', '2034-03-20', day)], {
    form: 'https://forms.example/school',
    registration,
  }),
  'that is called off': event('off', [time('10th', '2034-03-10', day, { off: 'cancelled' })], {
    form: 'https://forms.example/off',
  }),
  'that comes again, and is over with its last time': event('walk', weekly, {
    repeats: 'Every Sunday',
  }),
  'that comes again for ever': event(
    'run',
    [...weekly, { until: forEver, dates: 'Every Sunday', time: '6:00 PM' }],
    { repeats: 'Every Sunday' },
  ),
  'of a month without days': event('some day', [
    { until: Date.parse('2034-04-01'), dates: 'March 2034', chip: { month: 'Mar', year: '2034' } },
  ]),
  'of a month without days, with an hour': event('some evening', [
    {
      until: Date.parse('2034-04-01'),
      dates: 'March 2034',
      time: '6:00 PM',
      chip: { month: 'Mar', year: '2034' },
    },
  ]),
}

const words = new Proxy({}, { get: (_, key) => `${String(key)} {date}` })
const step = (name: string) => ({ title: name, text: '' })

function Everything({ shown }: { shown: ShownEvent }) {
  const [timed] = useTimedEvents([shown], builtAt)
  const steps = { coming: step('come'), past: step('past'), cancelled: step('cancelled') }
  return (
    <>
      <EventCard event={timed!} />
      <EventTicket event={timed!} />
      <NextDays title="again" times={shown.times} builtAt={builtAt} />
      <NextSteps
        event={timed!}
        words={steps}
        calendar={undefined}
        invitation={{ text: '{event} {when}', url: '' }}
        ask={{ ways: [], form: '' }}
      />
    </>
  )
}

const pageOf = (shown: ShownEvent): ReactNode => (
  <LanguageProvider locale="en" words={words}>
    <Everything shown={shown} />
  </LanguageProvider>
)

/** What one sees of it, and where the links lead. */
const seen = (container: HTMLElement) => [
  container.innerText.replace(/\s+/g, ' '),
  ...[...container.querySelectorAll('a')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.getAttribute('href')),
]

test('among others what is over has its day as they do, on its own page its year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2034-03-20') })
  const screen = await render(pageOf(events['of a whole day']!))
  const dates = [...screen.container.querySelectorAll('p[aria-hidden]')]
  expect(dates.map(({ textContent }) => textContent)).toEqual(['Mar10th2034', '2034'])
})

test('noon begins its line with a capital', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2034-03-02') })
  const screen = await render(pageOf(events['with an hour']!))
  expect(screen.container.innerText).toContain('Noon')
})

test('of a month its day is still to be announced, with or without an hour, until it is over', async () => {
  for (const what of ['of a month without days', 'of a month without days, with an hour']) {
    for (const [moment, times] of [
      ['2034-03-20', 2],
      ['2034-04-20', 0],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
      const { container, unmount } = await render(pageOf(events[what]!))
      const said = container.innerText.toLowerCase()
      // on its card and on its ticket
      expect(said.split('daytobeannounced'), moment).toHaveLength(times + 1)
      expect(said).not.toContain('timetobeannounced')
      expect(said.includes('6:00 pm')).toBe(what.includes('hour'))
      // nobody is invited to an hour of every day
      const links = [...container.querySelectorAll('a')].map(({ href }) => decodeURIComponent(href))
      const invitations = links.filter((href) => href.includes('March 2034'))
      expect(invitations.length).toBe(times)
      expect(invitations.join()).not.toContain('6:00')
      await unmount()
    }
  }
})

test('of what begins at an hour "on now" is said only where it is known how long', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2034-03-10T12:30Z') })
  for (const [what, said] of [
    ['with an hour', 'onNow'],
    ['with an hour, of which nobody knows how long it lasts', 'onToday'],
  ] as const) {
    const { container, unmount } = await render(pageOf(events[what]!))
    expect(/on(Now|Today)/.exec(container.innerText)?.[0], what).toBe(said)
    await unmount()
  }
})

test('of a day without an hour "today" is said while it is, there and where its reader is', async () => {
  for (const [moment, isSaid] of [
    ['2034-03-09T23:59', false],
    ['2034-03-10T00:00', true],
    ['2034-03-10T11:59', true],
    ['2034-03-10T12:00', false],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
    const shown = events['of a whole day in another zone']!
    const { container, unmount } = await render(pageOf(shown))
    expect(container.innerText.includes('onToday'), moment).toBe(isSaid)
    await unmount()
  }
})

const edges = ['03-02', '03-04', '03-05T18:30', '03-07', '03-09', '03-10T12:30', '03-11', '03-13']
const later = ['03-19T18:00', '03-20', '03-21', '03-30', '04-01', '04-20', '06-01']

for (const [what, shown] of Object.entries(events)) {
  const page = pageOf(shown)

  test(`of an event ${what} a page without scripts but the head's tells the same as one with them`, async () => {
    for (const moment of [...edges, ...later]) {
      const now = new Date(`2034-${moment}${moment.includes('T') ? '' : 'T00:00'}Z`)
      vi.useFakeTimers({ toFake: ['Date'], now })
      const { container, unmount } = await render(page)
      const frame = document.body.appendChild(document.createElement('div'))
      frame.innerHTML = renderToString(page)
      // as while a page arrives
      new Function(clockScript)()
      document.dispatchEvent(new Event('DOMContentLoaded'))
      expect(seen(frame), moment).toEqual(seen(container))
      frame.remove()
      await unmount()
    }
  })
}
