import { locales } from '#app/i18n/locale.ts'
import { pathTo } from '#app/router/routes.ts'
import { addresses, expect, open, test } from './site.ts'

// what is the same on every page, or stands on one page alone, whatever the site says

const phone = { width: 390, height: 844 }
test.describe('on a phone', () => {
  test.use({ viewport: phone })

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

  test('on a larger screen what reaches a person stands under the middle of the name', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 })
    await open(page, pathTo('meetThePastors', 'en'))
    const away = await page.evaluate(() =>
      [...document.querySelectorAll('main li:has(h3)')].flatMap((person) => {
        const middle = (element: Element) => {
          const text = document.createRange()
          text.selectNodeContents(element)
          const { left, right } = text.getBoundingClientRect()
          return (left + right) / 2
        }
        const [name, link] = [person.querySelector('h3')!, person.querySelector('a')]
        const role = person.querySelector('p')!.getBoundingClientRect()
        const below = link ? link.getBoundingClientRect().top - role.bottom : 0
        return link ? [Math.abs(middle(link) - middle(name)), below] : []
      }),
    )
    expect(away.length).toBeGreaterThan(0)
    expect(Math.max(...away)).toBeLessThan(24)
  })

  test('on paper five pastors and the office take two sheets at most', async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 1009 })
    await page.emulateMedia({ media: 'print' })
    await open(page, pathTo('meetThePastors', 'en'))
    const main = (await page.getByRole('main').boundingBox())!
    expect(main.height).toBeLessThan(2 * 1009)
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

test('on a tablet name, sentence and networks stand in one row of the footer', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const locale of locales) {
    await open(page, pathTo('weBelieve', locale))
    const links = page.locator('footer [class*=brand] a')
    const name = (await links.first().boundingBox())!
    const network = (await links.last().boundingBox())!
    expect(Math.abs(network.y + network.height / 2 - name.y - name.height / 2)).toBeLessThan(8)
    expect(network.x).toBeGreaterThan(600)
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

for (const [width, height, least, most] of [
  [390, 844, 0.65, 0.7],
  [1440, 900, 0.85, 0.86],
  [1920, 1080, 0.85, 0.86],
] as const) {
  test(`Home's head is as high as it should be at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/es']) {
      await open(page, path)
      const share = await page
        .locator('main h1')
        .evaluate((title) => title.closest('section')!.offsetHeight / innerHeight)
      expect(share, path).toBeGreaterThanOrEqual(least)
      expect(share, path).toBeLessThanOrEqual(most)
    }
  })
}

test('a long story is whole on paper', async ({ page }) => {
  await open(page, '/about-us')
  await page.emulateMedia({ media: 'print' })
  const story = page.locator('#story div:has(> div > p)').last()
  const { whole, seen } = await story.evaluate(({ scrollHeight, clientHeight }) => {
    return { whole: scrollHeight, seen: clientHeight }
  })
  expect(seen).toBeGreaterThanOrEqual(whole)
})

test('what leads to another site tells its address on paper', async ({ page }) => {
  await open(page, '/welcome/new-here')
  await page.emulateMedia({ media: 'print' })
  const link = page.locator('main a[href^="http"]').last()
  const written = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(written).toContain(await link.getAttribute('href'))
})

test('an address on paper leaves the name of an event its room', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await open(page, pathTo('events', 'en'))
  await page.emulateMedia({ media: 'print' })
  for (const name of await page.locator('main article :is(h3, h4)').all()) {
    expect((await name.boundingBox())!.width).toBeGreaterThan(200)
  }
})
