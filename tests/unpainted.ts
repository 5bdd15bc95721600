import type { BrowserContext, Page } from '@playwright/test'

/** Pages are laid out, answer and are found, but nothing of them is ever drawn. */
export function leaveUnpainted(pages: BrowserContext | Page) {
  return pages.addInitScript(() => {
    // a sheet of its own: the policy of a page allows no other style
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { opacity: 0 !important }')
    document.adoptedStyleSheets = [sheet]
  })
}
