import type { Page } from '@playwright/test'

/** What stands out to the side of a page, or is cut off inside its box. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : []
    for (const piece of document.querySelectorAll(
      'main :is(h1, h2, h3, h4, p, li, a, button, dd, dt)',
    )) {
      // bars, galleries and rows to be swiped scroll by themselves
      const scrolled = '[role=tablist], ul[tabindex="0"], [data-swiped]'
      if (piece.closest(`.visually-hidden, [aria-hidden=true], ${scrolled}`)) continue
      if (!piece.checkVisibility({ visibilityProperty: true })) continue
      const { left, right, width } = piece.getBoundingClientRect()
      const { overflowX } = getComputedStyle(piece)
      const what = `${piece.tagName} ${piece.textContent?.trim().slice(0, 60)}`
      if (width > 2 && (left < -1 || right > clientWidth + 1))
        found.push(`beside the page: ${what}`)
      if (overflowX !== 'visible' && piece.scrollWidth > piece.clientWidth + 1)
        found.push(`cut: ${what}`)
    }
    return found
  })
