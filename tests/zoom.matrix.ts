import type { Page } from '@playwright/test'
import { cutOff } from './checks/cut-off.ts'
import { focusProblem } from './checks/focus.ts'
import { addresses, expect, open, test } from './help/site.ts'

// Readers who have made everything four times as large: a window of 1280 by 1024 pixels then holds 320
// by 256. https://www.w3.org/TR/WCAG22/#reflow and https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum

test.use({
  viewport: { width: 320, height: 256 },
  contextOptions: { reducedMotion: 'reduce' },
})

/** Every word of a page that one can read, in no order. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const words = new Set<string>()
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      // only a keyboard or a phone has a use for some, and says so in its style
      if (!parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      for (const word of textContent!.split(/\s+/)) words.add(word)
    }
    return [...words]
  })

/**
 * What a narrow window may leave out of a page: what stands where the links of a church lead, which it keeps,
 * and the arrows of a gallery, which has dots and is swiped.
 */
async function wordsLedTo(page: Page, tab: Page): Promise<string> {
  const { links, arrows } = await page.evaluate(() => ({
    links: [...document.querySelectorAll<HTMLAnchorElement>('main :is(li, article) a')]
      .filter((link) => link.checkVisibility() && /\/churches\/[^/]+$/.test(link.pathname))
      .map(({ pathname }) => pathname),
    arrows: [...document.querySelectorAll('[data-press] button')].map((each) => each.textContent),
  }))
  const pages: string[] = []
  for (const link of new Set(links)) {
    // in how many days that is, a page says once it answers
    await open(tab, link)
    pages.push((await tab.textContent('main'))!)
  }
  return [...pages, ...arrows].join(' ')
}

for (const { path } of addresses) {
  test(`${path} at 400 %: nothing lost, cut off, or under the bar while one tabs`, async ({
    page,
  }) => {
    await open(page, path)
    const there = new Set(await wordsOf(page))
    // the wide window comes second: Chromium shows a larger picture that it has rather than the one that a
    // narrow window fetches ahead, and complains that nobody uses that
    const wide = await page.context().newPage()
    await wide.setViewportSize({ width: 1280, height: 1024 })
    await open(wide, path)
    const lost = (await wordsOf(wide)).filter((word) => !there.has(word))
    const led = lost.length > 0 ? await wordsLedTo(page, wide) : ''
    await wide.close()
    expect
      .soft(
        lost.filter((word) => !led.includes(word)),
        'lost words',
      )
      .toEqual([])
    expect.soft(await cutOff(page), 'cut off').toEqual([])

    const wrong = new Set<string>()
    for (const key of ['Tab', 'Shift+Tab']) {
      // from the top to the very end, and all the way back
      for (let stop = 0; stop < 300; stop++) {
        await page.keyboard.press(key)
        const problem = await focusProblem(page)
        if (problem) wrong.add(`${key}: ${problem}`)
        const isOut = await page.evaluate(() => document.activeElement === document.body)
        if (isOut) break
      }
    }
    expect.soft([...wrong], 'where the keyboard is').toEqual([])
  })
}
