import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Locale } from '#app/i18n/locale.ts'
import { addresses, built, dataOf, expect, hydrated, test } from './site.ts'

// Every page is loaded twice, as on a phone and as on a computer, and all that holds for any page is
// looked at in these two: loading is what takes the time.

/** Small words that give a language away, however good its `lang` attribute. */
const telltale = {
  en: /\b(the|and|of|to|with|we|you|is|are|for)\b/gi,
  es: /\b(el|la|los|las|de|que|y|con|en|una?|es|para|por|su)\b/gi,
}

const widths = [320, 360, 390, 430, 600, 767, 768, 900, 1024, 1184, 1185, 1280, 1440, 1600]

const missing = [
  { path: '/no-such-page', locale: 'en' },
  { path: '/es/no-such-page', locale: 'es' },
  { path: '/give', locale: 'en' },
] as const

for (const { path, locale } of [...addresses, ...missing]) {
  const lost = missing.some((each) => each.path === path)

  test.describe(path, () => {
    test.use({
      expected: lost ? [/404 \(Not Found\)/] : [],
      viewport: { width: 390, height: 844 },
    })

    test('on a phone: language, weight, nothing jumps, accessible, fits every width', async ({
      page,
    }) => {
      await countShifts(page)
      const scripts = countScripts(page)
      // nothing on the screen is fetched ahead while scripts are weighed
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
      const answer = await page.goto(path)
      expect.soft(answer?.status()).toBe(lost ? 404 : 200)
      await speaks(page, locale)
      await expect.soft(page).toHaveTitle(dataOf(path).head.title)
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await hydrated(page)
      if (!lost) weighsLittle(scripts)
      await nothingJumped(page)
      await accessible(page, 'the page')
      await page.locator('header [aria-haspopup=dialog]').click()
      await page.locator('dialog summary').nth(3).click()
      await accessible(page, 'the side menu', 'dialog')
      await page.keyboard.press('Escape')
      await fits(page)
    })

    test('on a computer: nothing jumps, accessible', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await countShifts(page)
      await page.goto(path)
      await hydrated(page)
      await nothingJumped(page)
      await accessible(page, 'the page')
      await page.locator('header nav button').nth(3).click()
      await accessible(page, 'an open menu', 'header')
    })
  })
}

async function speaks(page: Page, locale: Locale): Promise<void> {
  await expect.soft(page.locator('html')).toHaveAttribute('lang', locale)
  // what a program says where words were meant: an object, a number that is none, an unfilled gap
  const whole = await page.locator('body').innerText()
  expect(whole).not.toMatch(/\[object |\bundefined\b|\bNaN\b|Invalid Date|\{[a-zA-Z]+\}/)

  const text = await page.locator('main').innerText()
  const own = text.match(telltale[locale])?.length ?? 0
  const foreign = text.match(telltale[locale === 'en' ? 'es' : 'en'])?.length ?? 0
  const found = `${own} words of ${locale}, ${foreign} of the other language`
  expect.soft(own, found).toBeGreaterThan(foreign * 4)
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
  expect.soft(weigh(all), 'all scripts').toBeLessThanOrEqual(80_000)
  expect.soft(weigh(all), 'all scripts').toBeGreaterThan(50_000)
  // what no other page uses
  const own = all.filter((file) => /^\/assets\/\w+Page-/.test(file))
  expect.soft(own).toHaveLength(1)
  expect.soft(weigh(own), 'the script of the page').toBeLessThanOrEqual(6000)
}

async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function nothingJumped(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
  const shift = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { shifts } = window as unknown as { shifts: number[] }
    return shifts.reduce((sum, one) => sum + one, 0)
  })
  expect.soft(shift, 'how far things jumped').toBeLessThan(0.02)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

async function accessible(page: Page, what: string, part?: string): Promise<void> {
  // nothing may be half faded in while colours are measured
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  // no page of ours has frames of others, and only what is wrong is asked for: twice as fast
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  )
  expect.soft(findings, what).toEqual([])
}

async function fits(page: Page): Promise<void> {
  const wide: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    if (over > 0) wide.push(`${width}: ${over} too wide`)
  }
  expect.soft(wide, 'widths that the page does not fit').toEqual([])
}
