import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { locales } from '#app/i18n/locale.ts'
import { pathTo } from '#app/router/routes.ts'
import { isAccessible } from './checks/accessible.ts'
import { headIsClear } from './checks/hero.ts'
import { speaks } from './checks/language.ts'
import { isWholeOnPaper } from './checks/paper.ts'
import { fitsEveryWidth, fitsFingers } from './checks/sizes.ts'
import { countShifts, nothingJumped } from './checks/steady.ts'
import { addresses, built, dataOf, expect, laidOut, test } from './site.ts'

// Every page is loaded twice, as on a phone and as on a computer, and all that holds for any page is
// looked at in these two: loading is what takes the time.

const phone = { width: 390, height: 844 }
const computer = { width: 1440, height: 900 }
const windows = [
  [360, 740],
  [390, 664],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const

const missing = [
  { path: '/no-such-page', locale: 'en' },
  { path: '/es/no-such-page', locale: 'es' },
  { path: '/give', locale: 'en' },
] as const

/** Bar and menus are the same on all pages of a language. */
const front = new Set<string>(locales.map((locale) => pathTo('home', locale)))

for (const { path, locale } of [...addresses, ...missing]) {
  const lost = missing.some((each) => each.path === path)

  test.describe(path, () => {
    test.use({ expected: lost ? [/404 \(Not Found\)/] : [], viewport: phone })

    test('on a phone: language, weight, nothing jumps, accessible, fits every width and finger, clear head, whole on paper', async ({
      page,
    }) => {
      await countShifts(page)
      const scripts = countScripts(page)
      // nothing on the screen is fetched ahead while scripts are weighed
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })
      })
      const answer = await page.goto(path)
      expect.soft(answer?.status()).toBe(lost ? 404 : 200)
      await speaks(page, locale)
      const { title } = dataOf(path).head
      await expect.soft(page).toHaveTitle(title)
      const head = page.getByRole('heading', { level: 1 })
      await expect.soft(head).toHaveCount(1)
      const [name] = title.split(' | ')
      // the front page bears the name of the whole
      if (dataOf(path).paths.en !== '/') await expect.soft(head).toContainText(name!)
      await laidOut(page)
      if (!lost) weighsLittle(scripts)
      await nothingJumped(page)
      await isAccessible(page, 'the page')
      if (front.has(path)) {
        await page.locator('header [aria-haspopup=dialog]').click()
        await page.locator('dialog summary').nth(3).click()
        await isAccessible(page, 'the side menu', 'dialog')
        await page.keyboard.press('Escape')
      }
      await fitsFingers(page)
      await fitsEveryWidth(page)
      await headIsClear(page, windows, { composed: !isLent(path) })
      await isWholeOnPaper(page)
    })

    test('on a computer: nothing jumps, accessible', async ({ page }) => {
      await page.setViewportSize(computer)
      await countShifts(page)
      await page.goto(path)
      await laidOut(page)
      await nothingJumped(page)
      await isAccessible(page, 'the page')
      if (!front.has(path)) return
      await page.locator('header nav button').nth(3).click()
      await isAccessible(page, 'an open menu', 'header')
    })
  })
}

/** Does another page begin with the same picture? It was composed for one of them: a new church borrows one. */
function isLent(path: string): boolean {
  const { locale } = dataOf(path)
  const sharing = addresses.filter((other) => {
    return other.locale === locale && headPicture(other.path) === headPicture(path)
  })
  return sharing.length > 1
}

function headPicture(path: string): string | undefined {
  const { hero } = dataOf(path).props as { hero?: { picture?: { files: string } } }
  return hero?.picture?.files
}

function countScripts(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  return scripts
}

/** What a visitor's browser really fetches, in bytes of the brotli files. */
function weighsLittle(scripts: ReadonlySet<string>): void {
  const weigh = (files: string[]) =>
    files.reduce((sum, file) => sum + readFileSync(`${built}${file}.br`).byteLength, 0)
  const all = [...scripts]
  expect.soft(weigh(all), 'all scripts').toBeLessThanOrEqual(85_000)
  expect.soft(weigh(all), 'all scripts').toBeGreaterThan(50_000)
  // what no other page uses
  const own = all.filter((file) => /^\/assets\/\w+Page-/.test(file))
  expect.soft(own).toHaveLength(1)
  expect.soft(weigh(own), 'the script of the page').toBeLessThanOrEqual(6000)
}
