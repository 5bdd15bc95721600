import type { Page } from '@playwright/test'
import { expect } from '../site.ts'

/** Counts, from the first paint on, how far things jump. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Nothing jumped while the page loaded, nor when its reader scrolls. */
export async function nothingJumped(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
  const shift = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { shifts } = window as unknown as { shifts: number[] }
    return shifts.reduce((sum, one) => sum + one, 0)
  })
  expect.soft(shift, 'how far things jumped').toBeLessThan(0.02)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}
