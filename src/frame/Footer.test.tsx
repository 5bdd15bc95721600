import { Profiler } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '#app/language/LanguageProvider.tsx'
import { Footer } from './Footer.tsx'
import type { Frame } from './frame.ts'

const frame: Frame = {
  words: {} as Frame['words'],
  name: 'A Fellowship',
  home: '/',
  menu: [],
  giving: 'https://give.example/',
  footer: {
    tagline: 'Many churches',
    social: [],
    churches: { label: 'Churches', links: [] },
    groups: [],
    office: {
      address: [],
      hours: '',
      phone: { text: '', to: 'tel:' },
      write: '/contact-us#write',
      email: 'office@example.org',
    },
    privacy: { label: 'Privacy', to: '/privacy' },
    designer: { name: 'Somebody', to: 'https://studio.example/' },
    yearBuilt: 2020,
  },
}

const words = new Proxy({}, { get: (_, key) => String(key) })

afterEach(() => vi.useRealTimers())

test('it shows the year it is, not the one the site was built in, and then rests', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const rendered = vi.fn<() => void>()
  const screen = await render(
    <LanguageProvider locale="en" words={words}>
      <Profiler id="footer" onRender={rendered}>
        <Footer frame={frame} path="/" />
      </Profiler>
    </LanguageProvider>,
  )
  expect(screen.container.textContent).toContain(`© ${new Date().getFullYear()} A Fellowship`)
  const before = rendered.mock.calls.length
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(rendered.mock.calls.length).toBe(before)
})
