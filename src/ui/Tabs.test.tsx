import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { id: 'about', label: 'About', content: <p>Who we are</p> },
  { id: 'pastors', label: 'Pastors', content: <p>Who leads</p> },
  { id: 'contact', label: 'Contact', content: <p>Where we are</p> },
]

afterEach(() => history.replaceState(null, '', location.pathname + location.search))

test('only the open tab is a stop of the Tab key', async () => {
  const screen = await render(<Tabs label="Oakley" tabs={tabs} />)
  const stops = () =>
    screen
      .getByRole('tab')
      .elements()
      .filter((tab) => (tab as HTMLElement).tabIndex === 0)
  expect(stops().map(({ textContent }) => textContent)).toEqual(['About'])
  await userEvent.click(screen.getByRole('tab', { name: 'Pastors' }))
  expect(stops().map(({ textContent }) => textContent)).toEqual(['Pastors'])
})

test('the address opens its tab; one that is no tab opens the first', async () => {
  location.hash = '#contact'
  const screen = await render(<Tabs label="Oakley" tabs={tabs} />)
  await expect.element(screen.getByText('Where we are')).toBeVisible()
  location.hash = '#nowhere'
  await expect.element(screen.getByText('Who we are')).toBeVisible()
})
