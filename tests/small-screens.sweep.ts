import type { Locator, Page } from '@playwright/test'
import { locales } from '#app/i18n/locale.ts'
import { pathTo } from '#app/router/routes.ts'
import { addresses, expect, open, test } from './site.ts'

// what a phone asks of every page, whatever the site says

const phone = { width: 390, height: 844 }
const twins = addresses.filter(({ locale }) => locale === 'en')
const churchPages = addresses.filter(({ name }) => name === 'church')

/** How far something stands out of the window, to the left or the right, in pixels. */
const outside = (piece: Locator) =>
  piece.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return Math.max(0, -left, right - document.documentElement.clientWidth)
  })

for (const { path } of churchPages) {
  test(`every tab of ${path} can be seen on every phone`, async ({ page }) => {
    await open(page, path)
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 740 })
      for (const tab of await page.getByRole('tab').all()) {
        expect(await outside(tab), `${await tab.textContent()} at ${width} pixels`).toBe(0)
        const cut = await tab.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        expect(cut, `letters of ${await tab.textContent()} at ${width} pixels`).toBeLessThanOrEqual(
          0,
        )
      }
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  for (const { path } of twins) {
    test(`everything to touch on ${path} is as large as a fingertip`, async ({ page }) => {
      await open(page, path)
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        expect(await smallTargets(page)).toEqual([])
      }
      expect(await smallTargets(page)).toEqual([])
    })
  }

  for (const locale of locales) {
    test(`the footer is less than a screen high, and begins with the churches (${locale})`, async ({
      page,
    }) => {
      const { path } = addresses.find(
        ({ twin, ...each }) => twin === '/' && each.locale === locale,
      )!
      await open(page, path)
      const footer = page.locator('footer')
      expect((await footer.boundingBox())!.height).toBeLessThan(700)
      const churches = footer.getByRole('navigation').first()
      const links = churches.getByRole('link')
      expect(await links.count()).toBeGreaterThan(0)
      for (const link of await links.all()) await expect(link).toContainText(/\d:\d\d/)
      // the rest is folded, and opens without scripts
      const office = footer.locator('address')
      await expect(office).toBeHidden()
      await footer.locator('summary').last().click()
      await expect(office).toBeVisible()
    })
  }

  test('round pictures of people keep their rings inside the column', async ({ page }) => {
    await open(page, pathTo('meetThePastors', 'en'))
    for (const width of [320, 360, 390, 430, 599, 600, 768, 900]) {
      await page.setViewportSize({ width, height: 844 })
      const free = await page.evaluate(() => {
        const rings = [...document.querySelectorAll('main li [class*=picture]')]
        const head = document.querySelector('main section:nth-of-type(2) h2')!
        const column = head.closest('section')!.firstElementChild!.getBoundingClientRect()
        const ring = 6
        return Math.min(
          ...rings.map((each) => {
            const { left, right } = each.getBoundingClientRect()
            return Math.min(left - ring - column.left, column.right - right - ring)
          }),
        )
      })
      expect(free, `at ${width} pixels`).toBeGreaterThanOrEqual(-0.5)
    }
  })

  test('an e-mail address of a person stands on one line', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, pathTo('meetThePastors', 'en'))
    const links = page.locator('main li a[href^="mailto:"]')
    expect(await links.count()).toBeGreaterThan(0)
    for (const link of await links.all()) {
      const lines = await link.evaluate((element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
      })
      expect(lines, (await link.textContent())!).toBe(1)
    }
  })
})

test('without scripts the footer opens what it folds', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: phone })
  await page.goto(baseURL!)
  await page.locator('footer summary').last().click()
  await expect(page.locator('footer address')).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('footer summary').first()).toBeHidden()
  for (const link of await page.locator('footer a').all()) await expect(link).toBeVisible()
  await page.close()
})

test('one event is as wide as one of three', async ({ page }) => {
  await open(page, pathTo('events', 'en'))
  const cards = page.locator('main article')
  const width = (await cards.first().boundingBox())!.width
  // all but one are taken away, as a filter does
  await page.locator('main li:has(> article) ~ li').evaluateAll((others) => {
    for (const other of others) other.remove()
  })
  await expect(cards).toHaveCount(1)
  expect((await cards.first().boundingBox())!.width).toBeCloseTo(width, 0)
})

/** What can be touched and is less than 44 pixels high, save words within a sentence. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
    return all
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return false
        // out of sight of people: the skip link, and the trap for machines
        if (element.closest('[aria-hidden=true]') || element.matches('body > * > a:first-child')) {
          return false
        }
        const labels = [...((element as HTMLInputElement).labels ?? [])]
        const heights = [element, ...labels].map((each) => each.getBoundingClientRect().height)
        const inSentence =
          getComputedStyle(element).display === 'inline' &&
          element.closest('p')?.textContent !== element.textContent
        return !inSentence && Math.round(Math.max(...heights)) < 44
      })
      .map((element) => `${element.outerHTML.slice(0, 120)}`)
  })
}
