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

test('the first tab is open, and one panel shows', async () => {
  const screen = await render(<Tabs label="Oakley" tabs={tabs} />)
  await expect
    .element(screen.getByRole('tab', { name: 'About' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByText('Who we are')).toBeVisible()
  await expect.element(screen.getByText('Where we are')).not.toBeVisible()
})

test('the arrow keys go round the tabs', async () => {
  const screen = await render(<Tabs label="Oakley" tabs={tabs} />)
  await screen.getByRole('tab', { name: 'About' }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('tab', { name: 'Contact' })).toHaveFocus()
  await expect.element(screen.getByText('Where we are')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'About' })).toHaveFocus()
})

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

test('a link elsewhere on the page opens a tab and gives it the focus', async () => {
  const screen = await render(
    <>
      <a href="#contact">Contact for location</a>
      <Tabs label="Oakley" tabs={tabs} />
    </>,
  )
  await screen.getByRole('link', { name: 'Contact for location' }).click()
  await expect.element(screen.getByRole('tabpanel', { name: 'Contact' })).toHaveFocus()
})
