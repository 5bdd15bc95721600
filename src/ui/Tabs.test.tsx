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

test('the Tab key leads to the open panel, which may hold nothing else to focus', async () => {
  const screen = await render(<Tabs label="Oakley" tabs={tabs} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Pastors' }))
  await userEvent.tab()
  await expect.element(screen.getByRole('tabpanel', { name: 'Pastors' })).toHaveFocus()
})

test('a tab is selected before an arrow key brings the focus to it', async () => {
  const screen = await render(<Tabs label="Oakley" tabs={tabs} />)
  screen.getByRole('tab', { name: 'About' }).element().focus()
  const next = screen.getByRole('tab', { name: 'Pastors' }).element()
  const selected: unknown[] = []
  next.addEventListener('focus', () => selected.push(next.getAttribute('aria-selected')))
  await userEvent.keyboard('{ArrowRight}')
  expect(selected).toEqual(['true'])
})

test('the address opens its tab; one that is no tab opens the first', async () => {
  location.hash = '#contact'
  const screen = await render(<Tabs label="Oakley" tabs={tabs} />)
  await expect.element(screen.getByText('Where we are')).toBeVisible()
  location.hash = '#nowhere'
  await expect.element(screen.getByText('Who we are')).toBeVisible()
})
