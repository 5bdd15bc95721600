import type { Page } from '@playwright/test'
import { expect } from '../help/site.ts'

// readers who have made letters larger; words of any length

/** What one can read or touch that stands outside of the window, where nobody can scroll to it. */
export const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : []
    const pieces = 'header a, header button, main :is(h1, h2, h3, h4, p, a, button, input, dd, dt)'
    for (const piece of document.querySelectorAll(pieces)) {
      // bars, galleries and rows to be swiped scroll by themselves
      const scrolled = '[role=tablist], ul[tabindex="0"], [data-swiped]'
      if (piece.closest(`${scrolled}, [aria-hidden=true]`)) continue
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
      const swiped = node.parentElement!.closest('[data-swiped]') !== null
      return right > box.right + 1 || (right > innerWidth + 1 && !swiped)
    })
    for (const { node, text } of texts) node.data = text
    return found.map(({ node, text }) => `${node.parentElement!.tagName} ${text}`)
  })

/** Words that a box cuts off which does not scroll; of a long text that is folded the rest is a press away. */
const cutByBoxes = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { data, parentElement: piece } = texts.currentNode as Text
      if (!data.trim() || !piece?.checkVisibility({ visibilityProperty: true })) continue
      if (piece.closest('.visually-hidden, .in-line-hidden, [aria-hidden=true]')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { top, bottom } = range.getBoundingClientRect()
      for (let box: Element | null = piece; box; box = box.parentElement) {
        const isFolded = box.nextElementSibling?.matches('details:not([open])')
        if (!/hidden|clip/.test(getComputedStyle(box).overflowY) || isFolded) continue
        const edges = box.getBoundingClientRect()
        // letters may be a little lower than their lines
        if (top < edges.top - 3 || bottom > edges.bottom + 3) found.push(`${piece.tagName} ${data}`)
      }
    }
    return found
  })

const shortWords = String.raw`(?<!\p{L})\p{L}{3,9}(?!\p{L})`
const numbersToCall = String.raw`\(\d+\) [\d-]+`
const times = String.raw`\d+:\d\d(\s[AP]M|\s[ap]\.\sm\.)?`

/** What no line is too short for, and goes on in the next one all the same. */
const broken = (what: string) => (page: Page) =>
  page.evaluate((pattern) => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const piece = node.parentElement!
      // of an address everybody sees that it goes on
      if (piece.closest('.visually-hidden, .in-line-hidden, [href^="mailto:"], [href^="sms:"]'))
        continue
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

export const tornWords = broken(shortWords)
export const brokenNumbers = broken(numbersToCall)
export const brokenTimes = broken(times)
const usual = {
  320: [tornBoxes],
  360: [brokenNumbers],
  768: [brokenNumbers, tornBoxes],
  1280: [tornBoxes],
}
const twiceAsLarge = {
  320: [outOfReach],
  390: [outOfReach, tornWords],
  768: [outOfReach],
  1280: [outOfReach],
  1440: [outOfReach],
}

/** As far as readers may set them apart: https://www.w3.org/TR/WCAG22/#text-spacing */
const furtherApart = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important }
`
const apart = Object.fromEntries(
  [320, 390, 600, 768, 1185, 1280, 1440].map((width) => [width, [outOfReach, cutByBoxes]]),
)

/** Letters twice as large or further apart stay in reach, no short word is torn, and one of eighty letters breaks in its box. */
export async function staysInReach(page: Page): Promise<void> {
  expect.soft(await atEachWidth(page, usual), 'with letters as they are').toEqual([])
  const larger = await wear(page, 'html { font-size: 200% }')
  expect.soft(await atEachWidth(page, twiceAsLarge), 'with letters twice as large').toEqual([])
  await larger.takeOff()
  const spaced = await wear(page, furtherApart)
  expect.soft(await atEachWidth(page, apart), 'with letters further apart').toEqual([])
  await spaced.takeOff()
}

/** Styles of a reader's own, in a sheet: the page's policy allows no others. */
async function wear(page: Page, styles: string) {
  const worn = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
    return sheet
  }, styles)
  return {
    takeOff: () =>
      worn.evaluate((sheet) => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
      }),
  }
}
