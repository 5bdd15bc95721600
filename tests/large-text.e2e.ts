import { chromium, type Page } from '@playwright/test'
import { locales } from '#app/language/locale.ts'
import { pathTo } from '#app/addresses.ts'
import { browserLaunch } from '../scripts/browser.ts'
import { addresses, expect, goOn, hydrated, open, test } from './site.ts'

// readers who have made letters larger, in the page or in their browser; words of any length

/** What one can read or touch that stands outside of the window, where nobody can scroll to it. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : []
    const pieces = 'header a, header button, main :is(h1, h2, h3, h4, p, a, button, input, dd, dt)'
    for (const piece of document.querySelectorAll(pieces)) {
      // bars and galleries scroll by themselves
      if (piece.closest('[role=tablist], ul[tabindex="0"], [aria-hidden=true]')) continue
      if (!piece.checkVisibility({ visibilityProperty: true })) continue
      const { left, right, width } = piece.getBoundingClientRect()
      if (width > 2 && (left < -1 || right > clientWidth + 1)) {
        found.push(`${piece.tagName} from ${left} to ${right}: ${piece.textContent?.slice(0, 40)}`)
      }
    }
    return found
  })

/** What leaves its box once every piece holds a word of eighty letters. */
const tornBoxes = (page: Page) =>
  page.evaluate(() => {
    const pieces = [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, small, b)')]
    const texts = pieces
      .filter((piece) => {
        // bars and galleries scroll by themselves; times never break
        if (piece.closest('[role=tablist]')) return false
        return getComputedStyle(piece).whiteSpace !== 'nowrap' && piece.checkVisibility()
      })
      .map(({ firstChild }) => firstChild)
      .filter((child) => child instanceof Text)
      .map((node) => ({ node, text: node.data }))
    // all are written before any is measured, since each turn would lay out the page anew
    for (const { node } of texts) node.data = 'Praise'.repeat(14)
    const found = texts.filter(({ node }) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      const { right } = range.getBoundingClientRect()
      const box = node.parentElement!.closest('article, li, section, main')!.getBoundingClientRect()
      return right > box.right + 1 || right > innerWidth + 1
    })
    for (const { node, text } of texts) node.data = text
    return found.map(({ node, text }) => `${node.parentElement!.tagName} ${text}`)
  })

const shortWords = String.raw`(?<!\p{L})\p{L}{3,9}(?!\p{L})`
const numbersToCall = String.raw`\(\d+\) [\d-]+`

/** What no line is too short for, and goes on in the next one all the same. */
const broken = (what: string) => (page: Page) =>
  page.evaluate((pattern) => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const piece = node.parentElement!
      // of an address everybody sees that it goes on
      if (piece.closest('.visually-hidden, [href^="mailto:"], [href^="sms:"]')) continue
      if (!piece.checkVisibility({ visibilityProperty: true })) continue
      if (/\S@|\w\.\w/.test(node.data)) continue
      for (const { 0: word, index } of node.data.matchAll(new RegExp(pattern, 'gu'))) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(`${piece.tagName} ${word}`)
      }
    }
    return found
  }, what)

type Finding = (page: Page) => Promise<string[]>

/** What is found in windows of these widths. */
async function atEachWidth(
  page: Page,
  widths: Record<number, readonly Finding[]>,
): Promise<string[]> {
  const found: string[] = []
  for (const [width, findings] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    for (const find of findings) {
      found.push(...(await find(page)).map((what) => `at ${width} pixels: ${what}`))
    }
  }
  return found
}

const brokenNumbers = broken(numbersToCall)
const usual = {
  320: [tornBoxes],
  360: [brokenNumbers],
  768: [brokenNumbers, tornBoxes],
  1280: [tornBoxes],
}
const twiceAsLarge = {
  320: [outOfReach],
  390: [outOfReach, broken(shortWords)],
  768: [outOfReach],
  1280: [outOfReach],
  1440: [outOfReach],
}

// one window for all pages of a language, and from one to the next as by a link: they are many, and to
// load each costs more than to look at it
for (const locale of locales) {
  test(`letters twice as large stay in reach, no short word is torn, and one of eighty breaks in its box (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, pathTo('privacy', locale))
    const larger = await page.evaluateHandle(() => new CSSStyleSheet())
    await page.evaluate((sheet) => document.adoptedStyleSheets.push(sheet), larger)
    const sizeOfLetters = (size: string) =>
      larger.evaluate((sheet, percent) => sheet.replaceSync(`html { font-size: ${percent} }`), size)
    for (const { path } of addresses.filter((each) => each.locale === locale)) {
      await goOn(page, path)
      await sizeOfLetters('100%')
      expect.soft(await atEachWidth(page, usual), path).toEqual([])
      await sizeOfLetters('200%')
      expect.soft(await atEachWidth(page, twiceAsLarge), path).toEqual([])
    }
  })
}

for (const size of [20, 24]) {
  test(`a browser set to letters of ${size} pixels has the whole bar in its window`, async ({
    baseURL,
  }) => {
    const launch = browserLaunch()
    const args = [...(launch.args ?? []), `--blink-settings=defaultFontSize=${size}`]
    const browser = await chromium.launch({ ...launch, args })
    try {
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
    } finally {
      await browser.close()
    }
  })
}
