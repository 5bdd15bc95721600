import type { BrowserContext, Page } from '@playwright/test'

/**
 * Pages are laid out, answer and are found, but little of them is drawn. The header of ours is: before a browser
 * has painted anything, it may leave for ever what is to be done in idle moments.
 */
export function leaveUnpainted(pages: BrowserContext | Page, parts = 'main, footer, dialog') {
  return pages.addInitScript((unpainted) => {
    // a sheet of its own: the policy of a page allows no other style
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      ${unpainted} { opacity: 0 !important }
      header, dialog::backdrop { backdrop-filter: none !important }
    `)
    document.adoptedStyleSheets = [sheet]
  }, parts)
}

/** For what can only be asked of a painted page: it would find nothing wrong with any other. */
export async function isPaintedHere(page: Page): Promise<void> {
  const main = page.locator('main')
  if ((await main.evaluate((element) => getComputedStyle(element).opacity)) !== '0') return
  throw new Error('This page is not painted: the test needs `painted: true`.')
}
