/** What a phone loads of a page that it has never seen, and of nothing else. */
import { chromium } from '@playwright/test'
import { browserLaunch } from '../../scripts/browser.ts'
import { serveBuiltSite } from '../../scripts/built-site.ts'

/** How many kilobytes go over the line for each of some pages, headers included, until one scrolls. */
export async function firstLoads(site: string, paths: readonly string[]): Promise<number[]> {
  const { origin, stop } = await serveBuiltSite(site)
  const browser = await chromium.launch(browserLaunch())
  try {
    const loads: number[] = []
    for (const path of paths) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      const devtools = await page.context().newCDPSession(page)
      let bytes = 0
      devtools.on('Network.loadingFinished', (each) => (bytes += each.encodedDataLength))
      await devtools.send('Network.enable')
      await page.goto(origin + path)
      await page.locator('html[data-laid-out]').waitFor()
      await page.waitForLoadState('networkidle')
      await page.context().close()
      loads.push(Math.round(bytes / 100) / 10)
    }
    return loads
  } finally {
    await browser.close()
    stop()
  }
}
