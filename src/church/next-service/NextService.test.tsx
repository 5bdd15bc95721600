import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '#app/language/LanguageProvider.tsx'
import { noTimes } from '../../../tests/help/no-times.ts'
import { NextService } from './NextService.tsx'

const words = new Proxy({}, { get: (_, key) => String(key) })

const visit = {
  places: [],
  usual: { text: 'Bay' },
  allPlaces: undefined,
  askForPlace: '',
  call: '',
  times: noTimes,
  besides: [],
  longest: '',
}

const worship = (...ends: string[]) =>
  render(
    <LanguageProvider locale="en" words={words}>
      <NextService
        visit={{
          ...visit,
          weekly: ends.map((until) => ({
            when: `Sunday until ${until}`,
            what: 'Worship',
            told: { from: '2000-01-01T00:00Z', until },
          })),
        }}
      />
    </LanguageProvider>,
  )

test('"Every week" goes with the last service of a church that no longer has any', async () => {
  const { container } = await worship('2001-01-01T00:00Z', '2001-06-01T00:00Z')
  await expect.poll(() => container.textContent).toBe('')
})

test('"Every week" says until when, for the script in the head of a page', async () => {
  const screen = await worship('2099-01-01T00:00Z', '2099-06-01T00:00Z')
  await expect
    .element(screen.getByText('everyWeek'))
    .toHaveAttribute('data-until', '2099-06-01T00:00Z')
})
