import type { Page } from '@playwright/test'
import { expect } from '../site.ts'

const widths = [320, 360, 390, 430, 600, 767, 768, 900, 1024, 1184, 1185, 1280, 1440, 1600]

/** No window is too narrow for the page, and none of its tabs is cut. */
export async function fitsEveryWidth(page: Page): Promise<void> {
  const wrong: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const found = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const tabs = [...document.querySelectorAll('[role=tab]')].filter((tab) => {
        const { left, right } = tab.getBoundingClientRect()
        return left < 0 || right > clientWidth || tab.scrollWidth > tab.clientWidth
      })
      return [
        ...(scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth}`] : []),
        ...tabs.map(({ textContent }) => `the tab ${textContent}`),
      ]
    })
    wrong.push(...found.map((what) => `at ${width}: ${what}`))
  }
  expect.soft(wrong, 'what is too wide').toEqual([])
}

/** Everything to touch is as large as a fingertip, behind each tab. */
export async function fitsFingers(page: Page): Promise<void> {
  expect.soft(await smallTargets(page), 'too small for a finger').toEqual([])
  for (const tab of await page.locator('[role=tab][aria-selected=false]').all()) {
    await tab.click()
    const name = await tab.textContent()
    expect.soft(await smallTargets(page), `too small for a finger behind ${name}`).toEqual([])
  }
}

/** What can be touched and is less than 44 pixels high, save words within a sentence. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
    return all
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return false
        // out of sight of people: the skip link, and the trap for machines
        if (element.closest('[aria-hidden=true]') || element.matches('body > * > a:first-child')) {
          return false
        }
        const labels = [...((element as HTMLInputElement).labels ?? [])]
        const heights = [element, ...labels].map((each) => each.getBoundingClientRect().height)
        const inSentence =
          getComputedStyle(element).display === 'inline' &&
          element.closest('p')?.textContent !== element.textContent
        return !inSentence && Math.round(Math.max(...heights)) < 44
      })
      .map((element) => `${element.outerHTML.slice(0, 120)}`)
  })
}
