import type { Page } from '@playwright/test'
import { expect } from '../site.ts'
import { isPaintedHere } from '../unpainted.ts'

type Shift = { value: number; moved: string[] }

/** Notes, from the first paint on, how far things jump, and which. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node }) => {
          return `${node?.nodeName} “${node?.textContent?.trim().slice(0, 40)}”`
        })
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Nothing jumped while the page loaded, nor when its reader scrolls. */
export async function nothingJumped(page: Page): Promise<void> {
  // what is not painted does not jump
  await isPaintedHere(page)
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready
    window.scrollTo({ top: 2000, behavior: 'instant' })
    // pictures come into sight and arrive
    const inSight = () =>
      [...document.images].filter((image) => {
        if (!image.checkVisibility()) return false
        const { top, bottom, left, right } = image.getBoundingClientRect()
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      })
    while (!inSight().every(({ complete }) => complete)) await new Promise(requestAnimationFrame)
    // what moved is told after the frame in which it did
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    window.scrollTo({ top: 0, behavior: 'instant' })
    return (window as unknown as { shifts: Shift[] }).shifts
  })
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect.soft(sum, `how far things jumped: ${JSON.stringify(shifts)}`).toBeLessThan(0.02)
}
