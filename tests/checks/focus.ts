import type { Locator, Page } from '@playwright/test'
import { expect } from '../help/site.ts'

/** What is wrong with where the keyboard is: nobody sees it, or something lies over it. */
export function focusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const label = (element as HTMLInputElement).labels?.[0]
    // a ring may be drawn by its label, or by what covers its card; one that forced colors draw is clear
    const shows = [element, label, element.nextElementSibling].some((each) => {
      if (!each) return false
      return ['', '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(each, part)
        // gold alone is hardly seen on paper: it has a dark halo
        const isClear = !['rgba(0, 0, 0, 0)', 'rgb(244, 178, 51)'].includes(outlineColor)
        const isDrawn = isClear || boxShadow !== 'none'
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && isDrawn
      })
    })
    const reaches = [...element.getClientRects()].some(({ left, top, width, height }) => {
      const points = [0.05, 0.5, 0.95].flatMap((x) => [0.05, 0.5, 0.95].map((y) => [x, y] as const))
      return points.some(([x, y]) => {
        const there = document.elementFromPoint(left + x * width, top + y * height)
        return there && (element.contains(there) || label?.contains(there))
      })
    })
    const what = element.outerHTML.slice(0, 160)
    if (!reaches) return `something lies over ${what}`
    return shows ? undefined : `no ring shows ${what}`
  })
}

/**
 * Goes on by the Tab key until it is at something; wherever it comes by, one sees where it is.
 * Only what somebody can see counts as being there.
 */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  const wrong: string[] = []
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press(key)
    const problem = await focusProblem(page)
    if (problem) wrong.push(problem)
    const isThere = await wanted.evaluateAll((found) =>
      found.some((each) => each === document.activeElement),
    )
    if (isThere) {
      expect.soft(wrong, `on the way to ${String(wanted)}`).toEqual([])
      return
    }
  }
  throw new Error(`The keyboard does not reach ${String(wanted)}`)
}
