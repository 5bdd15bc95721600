import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '#app/language/LanguageProvider.tsx'
import { clockScript } from '#app/time/by-the-clock.ts'
import { Seasons, type ShownSeason } from './Seasons.tsx'

afterEach(() => void vi.useRealTimers())

const words = new Proxy({}, { get: (_, key) => String(key) })
const until = (until: string) => ({ from: '2033-11-20T00:00Z', until })

const notice = (text: string, end: string) => ({ key: text, text, told: until(end) })
const [eve, day] = ['2033-12-25T08:00Z', '2033-12-26T08:00Z']
const christmas: ShownSeason = {
  title: 'Christmas',
  told: until(day),
  places: [
    { church: 'Hill', to: '#hill', times: [], told: until(eve), notices: [notice('Vigil', eve)] },
    {
      church: 'Lake',
      to: '#lake',
      times: [],
      told: until(day),
      notices: [notice('Carols', eve), notice('No service', day)],
    },
  ],
}

const page = (
  <LanguageProvider locale="en" words={words}>
    <Seasons seasons={[christmas]} />
  </LanguageProvider>
)

const times = [
  ['2033-11-19T12:00Z', []],
  ['2033-12-24T12:00Z', ['Christmas', 'Hill', 'Vigil', 'Lake', 'Carols', 'No service']],
  ['2033-12-25T12:00Z', ['Christmas', 'Lake', 'No service']],
  ['2033-12-26T12:00Z', []],
] as const

const shown = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('h2, a, strong')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.textContent)

for (const [now, told] of times) {
  test(`at ${now} a season tells what is left of it`, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    const { container } = await render(page)
    expect(shown(container)).toEqual(told)
  })

  test(`at ${now} the script in the head of a page tells the same`, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    const frame = document.body.appendChild(document.createElement('div'))
    frame.innerHTML = renderToString(page)
    // as while a page arrives
    new Function(clockScript)()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(shown(frame)).toEqual(told)
    frame.remove()
  })
}
