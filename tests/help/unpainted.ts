import type { BrowserContext, Page } from '@playwright/test'

/**
 * Pages are laid out, answer and are found, but little of them is drawn. Their header is: before a browser
 * has painted anything, it may leave for ever what is to be done in idle moments.
 */
export function leaveUnpainted(pages: BrowserContext | Page) {
  return pages.addInitScript(() => {
    // a sheet of its own: the policy of a page allows no other style
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      main, footer, dialog { opacity: 0 !important }
      header, dialog::backdrop { backdrop-filter: none !important }
    `)
    document.adoptedStyleSheets = [sheet]
  })
}

/** For what can only be asked of a painted page: it would find nothing wrong with any other. */
export async function isPaintedHere(page: Page): Promise<void> {
  const main = page.locator('main')
  if ((await main.evaluate((element) => getComputedStyle(element).opacity)) !== '0') return
  throw new Error('This page is not painted: the test needs `painted: true`.')
}
