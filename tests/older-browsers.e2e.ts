import type { Page } from '@playwright/test'
import { ui } from '#app/fellowship/common-words.server.ts'
import { expect, inMotion, open, test } from './help/site.ts'

// Telephones that take no newer browser any more: iPhones with iOS 15 or 16, Android with Chrome 106. What they
// lack is taken away from this one.
test.use({ ...inMotion, viewport: { width: 390, height: 844 } })

const lacks = (page: Page, missing: readonly string[]) =>
  page.addInitScript((names) => {
    for (const name of names) {
      const [object, key] = name.split('.') as [string, string?]
      if (key) Reflect.deleteProperty((window as unknown as Record<string, object>)[object]!, key)
      else Reflect.deleteProperty(window, object)
    }
  }, missing)

/** iOS 15.4, which is the first with layers of styles, and so the first that shows the pages as they are meant. */
const newerThanSafari15 = [
  'AbortSignal.timeout',
  'Map.groupBy',
  'Object.groupBy',
  'navigation',
  'requestIdleCallback',
]

test.describe('on iOS 15', () => {
  test.beforeEach(async ({ page }) => {
    await lacks(page, newerThanSafari15)
    await page.addInitScript(() => {
      Reflect.deleteProperty(Array.prototype, 'toSorted')
      Reflect.deleteProperty(Element.prototype, 'checkVisibility')
    })
  })

  test('pages stay when scripts come, and a message is sent', async ({ page }) => {
    for (const path of ['/', '/churches/harbor', '/churches/harbor/recordings', '/events']) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(ui.unexpectedError.en)
    }
    await open(page, '/contact-us')
    const sent = page.waitForResponse('**/api/contact')
    const form = page.locator('form')
    await form.locator('[name=name]').fill('Ana')
    await form.locator('[name=email]').fill('ana@example.com')
    await form.locator('[name=subject]').fill('A question')
    await form.locator('[name=message]').fill('When do you meet?')
    await form.locator('[name=consent]').check()
    await form.locator('[type=submit]').click()
    expect((await sent).status()).toBe(200)
  })

  test('who does not say where they are is shown the churches by country', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: ui.nearestChurch.en }).click()
    await expect(page.getByText(ui.nearestUnknown.en)).toBeVisible()
  })

  test('the language changes in the middle of a page', async ({ page }) => {
    await open(page, '/about-us')
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
    await page.getByRole('button', { name: ui.openMenu.en }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL('/es/about-us')
  })
})

/** Lets pages and styles come as a browser reads them that does not know some of it. */
const unknown = (page: Page, words: Readonly<Record<string, string>>) =>
  page.route(/\/about-us$|\.css$/, async (route) => {
    const answer = await route.fetch()
    const older = Object.entries(words).reduce(
      (text, [known, other]) => text.replaceAll(known, other),
      await answer.text(),
    )
    const contentType = answer.headers()['content-type']!
    // without the policy, which knows the styles of the page by their hash
    await route.fulfill({ contentType, body: older })
  })

test('where there are no popovers, the bar has its place for all it shows, and its menus open', async ({
  page,
}) => {
  await unknown(page, { ' popover=': ' data-popover=', ':popover-open': ':none' })
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover')
  })
  await page.goto('/about-us')
  const bar = page.locator('header')
  await expect(bar.getByRole('button', { name: ui.openMenu.en })).toBeInViewport({ ratio: 1 })
  const spanish = bar.getByRole('link', { name: 'Español' })
  await expect(spanish).toBeHidden()
  await bar.getByRole('button', { name: 'Language: EN (English)' }).focus()
  await expect(spanish).toBeInViewport({ ratio: 1 })
})

test('where colors cannot be mixed, light words keep their dark ground', async ({ page }) => {
  await unknown(page, { 'color-mix(': 'none(' })
  await page.goto('/about-us')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const grounds = page.locator('[data-ground=dark], [data-form], dialog')
  const colors = await grounds.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).backgroundColor),
  )
  expect(colors.length).toBeGreaterThanOrEqual(3)
  for (const color of colors) {
    const [red, green, blue, alpha = 1] = color.match(/[\d.]+/g)!.map(Number)
    expect(Math.max(red!, green!, blue!), color).toBeLessThan(96)
    expect(alpha, color).toBe(1)
  }
})

test('where styles are not understood, words fit the phone, and scripts do not come', async ({
  page,
}) => {
  await lacks(page, ['CSSLayerBlockRule'])
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await unknown(page, { '@layer': '@none' })
  await page.goto('/about-us')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const drawings = page.locator('header a svg, header button svg')
  const widths = await drawings.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().width),
  )
  expect(Math.max(...widths)).toBeLessThan(50)
})
