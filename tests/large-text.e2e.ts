import { chromium } from '@playwright/test'
import { pathTo } from '#app/addresses.ts'
import { locales } from '#app/language/locale.ts'
import { browserLaunch } from '../scripts/browser.ts'
import { outOfReach, staysInReach } from './checks/large-text.ts'
import { expect, hydrated, open, test } from './help/site.ts'

// readers who have made letters larger, in the page or in their browser

for (const locale of locales) {
  // the sweep looks at every page of the real site; here are the longest names, and those of whom all is told
  test(`letters twice as large or further apart stay in reach, no short word is torn, and one of eighty breaks in its box (${locale})`, async ({
    page,
  }) => {
    const church = (slug: string) => pathTo('church', locale, { slug })
    for (const path of [
      pathTo('home', locale),
      pathTo('newHere', locale),
      pathTo('events', locale),
      pathTo('aboutUs', locale),
      pathTo('ourVision', locale),
      ...['harbor', 'delta', 'san-bartolome'].map(church),
    ]) {
      await open(page, path)
      await test.step(path, () => staysInReach(page))
    }
  })
}

for (const size of [20, 24]) {
  test(`a browser set to letters of ${size} pixels has the whole bar in its window`, async ({
    baseURL,
  }) => {
    const launch = browserLaunch()
    const args = [...(launch.args ?? []), `--blink-settings=defaultFontSize=${size}`]
    const browser = await chromium.launch({ ...launch, args })
    try {
      for (const path of ['/', '/es']) {
        const page = await browser.newPage()
        await page.goto(baseURL! + path)
        await hydrated(page)
        for (const width of [320, 390, 1024, 1185, 1366, 1482, 1778]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await outOfReach(page), `${path} at ${width} pixels`).toEqual([])
          const menu = await page.locator('header nav').isVisible()
          const hamburger = await page.locator('header [aria-haspopup=dialog]').isVisible()
          expect([menu, hamburger], `${path} at ${width} pixels`).toContain(true)
          expect(menu, 'as many letters fit as at 1185 pixels').toBe(width >= (1185 * size) / 16)
        }
        await page.close()
      }
    } finally {
      await browser.close()
    }
  })
}
