import { chromium, type Browser, type Locator } from '@playwright/test'
import { pathTo } from '#app/addresses.ts'
import { locales } from '#app/language/locale.ts'
import { browserLaunch } from '../scripts/browser.ts'
import { contrastUnder, hideInk } from './checks/hero.ts'
import {
  brokenNumbers,
  brokenTimes,
  outOfReach,
  staysInReach,
  tornWords,
} from './checks/large-text.ts'
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
    await inLetters(size, async (browser) => {
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
    })
  })
}

for (const [width, size] of [
  [320, 16],
  [360, 32],
  [390, 24],
] as const) {
  test(`no arch cuts its words, and all of them can be read on its picture, with letters of ${size} pixels in a window of ${width}`, async ({
    baseURL,
  }) => {
    await inLetters(size, async (browser) => {
      const page = await browser.newPage({ viewport: { width, height: 900 } })
      for (const path of [pathTo('home', 'es'), pathTo('ourVision', 'es')]) {
        await page.goto(baseURL! + path)
        await hydrated(page)
        await hideInk(page, true)
        for (const arch of await page.locator('main [data-pillar]').all()) {
          await arch.scrollIntoViewIfNeeded()
          await arch.locator('img').evaluate((image: HTMLImageElement) => image.decode())
          // a name is large: https://www.w3.org/TR/WCAG22/#contrast-minimum
          for (const [part, enough] of [
            ['h3', 3],
            ['h3 + p', 4.5],
          ] as const) {
            const words = arch.locator(part)
            const what = `${path}: ${await words.textContent()}`
            expect(await isWhole(words), what).toBe(true)
            expect(await contrastUnder(words), what).toBeGreaterThan(enough)
          }
        }
      }
    })
  })
}

test('with letters of 32 pixels a small phone tears no word and no time of Contact, and its links keep apart', async ({
  baseURL,
}) => {
  await inLetters(32, async (browser) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 900 } })
    for (const locale of locales) {
      await page.goto(baseURL! + pathTo('contactUs', locale))
      await hydrated(page)
      expect(await tornWords(page), locale).toEqual([])
      expect(await brokenNumbers(page), locale).toEqual([])
      expect(await brokenTimes(page), locale).toEqual([])
      for (const card of await page.locator('main article ul').all()) {
        const gaps = await card.evaluate((list) => {
          const range = document.createRange()
          const lines = [...list.children].map((each) => {
            range.selectNodeContents(each.querySelector('a') ?? each)
            return range.getBoundingClientRect()
          })
          return lines.slice(1).map(({ top }, index) => top - lines[index]!.bottom)
        })
        expect(Math.min(...gaps), locale).toBeGreaterThan(8)
      }
    }
  })
})

/** A browser set to letters of another size. */
async function inLetters(size: number, look: (browser: Browser) => Promise<void>): Promise<void> {
  const launch = browserLaunch()
  const args = [...(launch.args ?? []), `--blink-settings=defaultFontSize=${size}`]
  const browser = await chromium.launch({ ...launch, args })
  try {
    await look(browser)
  } finally {
    await browser.close()
  }
}

/** Whether each line of it is there at both ends, whatever shape its box has. */
const isWhole = (words: Locator) =>
  words.evaluate((each) => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' })
    const range = document.createRange()
    range.selectNodeContents(each)
    return [...range.getClientRects()].every(({ left, right, top, bottom }) =>
      [left + 1, right - 1].every((x) =>
        [top + 0.2 * (bottom - top), bottom - 1].every(
          (y) => x > innerWidth || each.parentElement!.contains(document.elementFromPoint(x, y)),
        ),
      ),
    )
  })
