import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '#app/language/LanguageProvider.tsx'
import { noTimes } from '../../tests/no-times.ts'
import { ThisSunday } from './ThisSunday.tsx'

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
