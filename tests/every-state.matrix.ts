import type { Page } from '@playwright/test'
import { isAccessible } from './checks/accessible.ts'
import { addresses, hydrated, test } from './help/site.ts'

// Every page, in every language, at three widths, drawn in its own colours and in those of the visitor's
// system, in each state that a visitor can bring it into: the rules of WCAG 2.2 AA that a program can
// tell hold in all of them. It takes long: `npm run test:open`, and `tests/pages.sweep.ts` runs axe on each
// page as it stands.

const widths = [320, 390, 1440]
const looks = { 'its own colours': 'none', 'forced colours': 'active' } as const

const missing = ['/no-such-page', '/es/no-such-page', '/give']

for (const path of [...addresses.map((each) => each.path), ...missing]) {
  test.describe(path, () => {
    test.use({ expected: missing.includes(path) ? [/404 \(Not Found\)/] : [] })

    for (const [look, forcedColors] of Object.entries(looks)) {
      test(`in ${look}`, async ({ page }) => {
        test.setTimeout(180_000)
        await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(path)
          await hydrated(page)
          await inEveryState(page, `at ${width}`)
        }
      })
    }
  })
}

/** As it stands, all that unfolds unfolded, behind each tab, refused by the form, under each menu. */
async function inEveryState(page: Page, at: string): Promise<void> {
  await isAccessible(page, `${at}: as it stands`)

  if (await unfoldAll(page, 'main, footer')) await isAccessible(page, `${at}: unfolded`)

  for (const tab of await page.locator('[role=tab][aria-selected=false]').all()) {
    await tab.click()
    // a bar at the foot of the window lies on whatever has been scrolled to just there
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await isAccessible(page, `${at}: behind ${await tab.textContent()}`, { only: 'main' })
  }

  const send = page.locator('main form[method=post] button[type=submit]')
  if (await send.isVisible()) {
    await send.click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    await isAccessible(page, `${at}: refused by the form`, { only: 'main form' })
  }

  for (const button of await page.locator('header [popovertarget]').all()) {
    if (!(await button.isVisible())) continue
    await button.click()
    await page.locator('header :popover-open').waitFor()
    await isAccessible(page, `${at}: under ${await button.innerText()}`, { only: 'header' })
    await page.keyboard.press('Escape')
  }

  const hamburger = page.locator('header [aria-haspopup=dialog]')
  if (await hamburger.isVisible()) {
    await hamburger.click()
    await unfoldAll(page, 'dialog')
    await isAccessible(page, `${at}: in the side menu`, { only: 'dialog' })
  }
}

/** Opens what is folded; of what opens one at a time, all at once. Answers whether there was anything. */
function unfoldAll(page: Page, within: string): Promise<boolean> {
  return page.evaluate((places) => {
    const folded = [...document.querySelectorAll(places)].flatMap((place) => [
      ...place.querySelectorAll<HTMLDetailsElement>('details:not([open])'),
    ])
    for (const details of folded) {
      details.removeAttribute('name')
      details.open = true
    }
    return folded.some((details) => details.checkVisibility())
  }, within)
}
