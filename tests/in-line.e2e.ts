import type { Locator } from '@playwright/test'
import { now } from './fixture.ts'
import { expect, open, test } from './site.ts'

const phone = { width: 390, height: 844 }

/** Where each line of its text begins, from the top. */
const linesOf = (element: Locator) =>
  element.evaluate((each) => {
    const range = document.createRange()
    range.selectNodeContents(each)
    const texts = [...range.getClientRects()].filter(({ width }) => width > 1)
    const tops = texts.map(({ top }) => Math.round(top)).toSorted((one, other) => one - other)
    // a link and the words in it differ by a little
    return tops.filter((top, index) => index === 0 || top - tops[index - 1]! > 8)
  })

test('how soon a service is stands in one line with what it is', async ({ page }) => {
  await page.clock.setFixedTime(now)
  await page.setViewportSize(phone)
  await open(page, '/welcome/new-here')
  const row = page.locator('summary', { hasText: 'Harbor' })
  const [soon] = await linesOf(row.getByText('in 4 days'))
  expect(await linesOf(row.getByText('Worship service'))).toEqual([soon])
})
