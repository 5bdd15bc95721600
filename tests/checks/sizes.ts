import type { Page } from '@playwright/test'
import { expect } from '../help/site.ts'

/** What is wider than the window, or a tab that is cut. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const tabs = [...document.querySelectorAll('[role=tab]')].filter((tab) => {
      const { left, right } = tab.getBoundingClientRect()
      return left < 0 || right > clientWidth || tab.scrollWidth > tab.clientWidth
    })
    return [
      ...(scrollWidth > clientWidth
        ? [`the page is too wide by ${scrollWidth - clientWidth}`]
        : []),
      ...tabs.map(({ textContent }) => `the tab ${textContent} is cut`),
    ]
  })
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
