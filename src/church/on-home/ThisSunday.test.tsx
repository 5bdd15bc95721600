import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '#app/language/LanguageProvider.tsx'
import { firstOn, oneDay } from '#app/time/dates.ts'
import { minute, wallClock } from '#app/time/zone.ts'
import { noTimes } from '../../../tests/help/no-times.ts'
import { ThisSunday } from './ThisSunday.tsx'

// A Wednesday: on a Sunday itself the row would say of its services what they are today.
const since = Date.UTC(2031, 4, 14)
beforeEach(() => void vi.setSystemTime(since))
afterEach(() => void vi.useRealTimers())

const words = new Proxy({}, { get: (_, key) => String(key) })

const harbor = {
  name: 'Harbor',
  region: 'Bay',
  to: '/churches/harbor',
  weekly: [],
  coming: noTimes,
}

test('a notice of a church says until when it is true, for whoever has no script', async () => {
  const notice = {
    key: 'flood',
    text: 'The hall is flooded.',
    untilWhen: '(until May 18)',
    told: { from: '2000-01-01T00:00Z', until: '2100-01-01T00:00Z' },
  }
  const place = { ...harbor, coming: { ...harbor.coming, notices: [notice] } }
  const screen = await render(
    <LanguageProvider locale="en" words={words}>
      <ThisSunday places={[place]} notices={[]} />
    </LanguageProvider>,
  )
  await expect
    .element(screen.getByRole('link'))
    .toHaveTextContent('HarborBayThe hall is flooded. (until May 18)')
})

test('noon begins its line with a capital', async () => {
  const weekly = [{ when: 'noon', what: 'Worship' }]
  const place = { ...harbor, weekly }
  const screen = await render(
    <LanguageProvider locale="en" words={words}>
      <ThisSunday places={[place]} notices={[]} />
    </LanguageProvider>,
  )
  await expect.element(screen.getByRole('link')).toHaveTextContent('HarborNoon WorshipBay')
})

test('this Sunday is struck out where nothing takes place in all the days that were counted', async () => {
  const sunday = Date.parse(firstOn('sunday', wallClock(since, 'UTC').date))
  const coming = {
    ...noTimes,
    since,
    until: since + 8 * oneDay,
    kinds: [{ name: 'Worship', time: '11:58 PM', minutes: 60, off: true as const }],
    list: [[(sunday - since) / minute + 1438, 0] as const],
  }
  const weekly = [{ when: 'Sunday 11:58 PM', what: 'Worship' }]
  const screen = await render(
    <LanguageProvider locale="en" words={words}>
      <ThisSunday places={[{ ...harbor, weekly, coming }]} notices={[]} />
    </LanguageProvider>,
  )
  const time = screen.getByText('11:58 PM', { exact: true })
  await expect.element(time).toBeVisible()
  expect(time.element().tagName).toBe('S')
})

test('of several times each visitor far away knows which one is told by their own clock', async () => {
  const sunday = Date.parse(firstOn('sunday', wallClock(since, 'UTC').date))
  const coming = {
    ...noTimes,
    timeZone: 'Asia/Kolkata',
    clocks: [[0, 330] as const],
    since,
    until: since + 8 * oneDay,
    kinds: ['Main', 'Town'].map((name) => ({ name, time: '5 o’clock', minutes: 60 })),
    list: [[(sunday - since) / minute + 1000, 0] as const, [60, 1] as const],
  }
  const told = { ...words, visitorsTime: 'with you {time}' }
  const screen = await render(
    <LanguageProvider locale="en" words={new Proxy(told, { get: Reflect.get })}>
      <ThisSunday places={[{ ...harbor, coming }]} notices={[]} />
    </LanguageProvider>,
  )
  const row = screen.getByRole('link')
  await expect.poll(() => row.element().textContent).toMatch(/Town5 o’clock: with you /)
})
