/** How long a phone takes for a letter that is typed into the search for a church. */
import { chromium } from '@playwright/test'
import { browserLaunch } from '../scripts/browser.ts'
import { serveBuiltSite } from '../scripts/built-site.ts'

/**
 * Types a name into the search on Home with a processor four times slower; answers how many milliseconds
 * the slowest letter took until it was painted with what it finds (https://web.dev/articles/inp).
 */
export async function slowestStroke(site: string): Promise<number> {
  const { origin, stop } = await serveBuiltSite(3476, site)
  const browser = await chromium.launch(browserLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(origin)
    await page.locator('html[data-laid-out]').waitFor()
    const search = page.locator('search input')
    await search.fill('al')
    await page.locator('search output', { hasText: /\d/ }).waitFor()
    await search.fill('')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(() => {
      const strokes: number[] = []
      Object.assign(window, { strokes })
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) {
          if (name === 'keydown' || name === 'input') strokes.push(duration)
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await search.pressSequentially('alvara harbor', { delay: 300 })
    // what was measured is told when the browser has time
    await page.waitForTimeout(1000)
    const strokes = await page.evaluate(() => (window as unknown as { strokes: number[] }).strokes)
    // what takes less than a frame is not even told
    return Math.max(16, ...strokes)
  } finally {
    await browser.close()
    stop()
  }
}
