import { pathTo } from '#app/addresses.ts'
import { locales } from '#app/language/locale.ts'
import { expect, frameOf, open, test } from './help/site.ts'

// what is the same on every page, or stands on one page alone, whatever the site says

const phone = { width: 390, height: 844 }
test.describe('on a phone', () => {
  test.use({ viewport: phone })

  for (const locale of locales) {
    test(`the footer is short, and begins with the churches (${locale})`, async ({ page }) => {
      await open(page, pathTo('newHere', locale))
      const footer = page.locator('footer')
      const churches = footer.getByRole('navigation').first()
      const links = churches.locator('li > a')
      const { links: told } = frameOf(locale).footer.churches
      await expect(links).toHaveCount(told.length)
      expect(told.length).toBeGreaterThan(0)
      // with five churches less than two thirds of a screen
      const list = await churches.getByRole('list').evaluate((each) => ({
        height: each.getBoundingClientRect().height,
        columns: getComputedStyle(each).gridTemplateColumns.split(' ').length,
      }))
      const row = list.height / Math.ceil(told.length / list.columns)
      const rest = (await footer.boundingBox())!.height - list.height
      const five = rest + row * Math.ceil(5 / list.columns)
      expect(five).toBeLessThan((2 / 3) * phone.height)
      // their times stand in the page, or one tap from here
      await expect(churches).not.toContainText(/\d:\d\d/)
      // the rest is folded, and opens without scripts
      const office = footer.locator('address')
      await expect(office).toBeHidden()
      await footer.locator('summary').last().click()
      await expect(office).toBeVisible()
    })
  }
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

test('a long story is whole on paper', async ({ page }) => {
  await open(page, pathTo('aboutUs', 'en'))
  await page.emulateMedia({ media: 'print' })
  const story = page.locator('#story div:has(> div > p)').last()
  const { whole, seen } = await story.evaluate(({ scrollHeight, clientHeight }) => {
    return { whole: scrollHeight, seen: clientHeight }
  })
  expect(seen).toBeGreaterThanOrEqual(whole)
})
