/** How long a phone works on a letter that is typed into the search for a church. */
import { chromium } from '@playwright/test'
import { browserLaunch } from '../../scripts/browser.ts'
import { serveBuiltSite } from '../../scripts/built-site.ts'
import { traceCategories, type TraceEvent } from '../bench/trace.ts'

/**
 * Types a name into the search on Home with a processor four times slower; answers how many milliseconds it
 * worked on each letter, from the key to the picture of what it finds. What the machine does besides is not
 * counted, nor is what the browser fetches ahead before anybody types.
 */
export async function strokes(site: string): Promise<number[]> {
  const { origin, stop } = await serveBuiltSite(site)
  const browser = await chromium.launch(browserLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(origin)
    await page.locator('html[data-laid-out]').waitFor()
    const search = page.locator('search input')
    const status = page.locator('search output', { hasText: /\d/ })
    await search.pressSequentially('al')
    await status.waitFor()
    await search.fill('')
    await status.waitFor({ state: 'hidden' })
    // the page glides to the search, and what comes into sight is fetched
    await (await search.elementHandle())!.waitForElementState('stable')
    await page.waitForTimeout(1000)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await browser.startTracing(page, { categories: [...traceCategories] })
    await search.pressSequentially('alvara harbor', { delay: 300 })
    // the last one, too, is to be painted
    await page.waitForTimeout(300)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
    return workOn(traceEvents)
  } finally {
    await browser.close()
    stop()
  }
}

/** The processor's time for each key that is pressed, until the next one is. */
function workOn(events: readonly (TraceEvent & { args: { data?: { type?: string } } })[]) {
  const keys = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown',
  )
  return keys.map(({ ts: from, pid, tid }, index) => {
    const until = keys[index + 1]?.ts ?? Infinity
    const tasks = events.filter(
      (each) =>
        each.name === 'RunTask' &&
        each.pid === pid &&
        each.tid === tid &&
        each.ts + (each.dur ?? 0) > from &&
        each.ts + (each.dur ?? 0) <= until,
    )
    return Math.round(tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000)
  })
}
