import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Disclosure } from './Disclosure.tsx'

const list = (
  <>
    <Disclosure id="grace" title="Grace" group="belief">
      A gift
    </Disclosure>
    <Disclosure id="communion" title="Communion" group="belief">
      Bread and cup
    </Disclosure>
  </>
)

afterEach(() => history.replaceState(null, '', location.pathname + location.search))

test('those of one group open one at a time, and close again', async () => {
  const screen = await render(list)
  await screen.getByText('Grace').click()
  await expect.element(screen.getByText('A gift')).toBeVisible()
  await screen.getByText('Communion').click()
  await expect.element(screen.getByText('Bread and cup')).toBeVisible()
  await expect.element(screen.getByText('A gift')).not.toBeVisible()
  await screen.getByText('Communion').click()
  await expect.element(screen.getByText('Bread and cup')).not.toBeVisible()
})

test('its address opens it, also while one is on the page', async () => {
  const screen = await render(list)
  location.hash = '#communion'
  await expect.element(screen.getByText('Bread and cup')).toBeVisible()
})
