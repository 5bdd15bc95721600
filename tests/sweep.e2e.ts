import { AxeBuilder } from '@axe-core/playwright'
import { addresses, dataOf, expect, hydrated, test } from './site.ts'

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
    if (lost) test.use({ expected: [/404 \(Not Found\)/] })

    test('answers, in its language, with its words', async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(lost ? 404 : 200)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page).toHaveTitle(dataOf(path).head.title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

      const text = await page.locator('main').innerText()
      const other = locale === 'en' ? 'es' : 'en'
      const own = text.match(telltale[locale])?.length ?? 0
      const foreign = text.match(telltale[other])?.length ?? 0
      expect(own, `${own} words of ${locale}, ${foreign} of ${other}`).toBeGreaterThan(foreign * 4)
      await hydrated(page)
    })

    test('fits every screen from 320 to 1600 pixels', async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      const wide: string[] = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const over = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        if (over > 0) wide.push(`${width}: ${over} too wide`)
      }
      expect(wide).toEqual([])
    })

    test('nothing jumps while it loads and comes to life', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            shifts.push(entry.value)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await hydrated(page)
        await page.evaluate(() => document.fonts.ready)
        await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
        const shift = await page.evaluate(async () => {
          await new Promise((resolve) => setTimeout(resolve, 300))
          return (window as unknown as { shifts: number[] }).shifts.reduce(
            (sum, one) => sum + one,
            0,
          )
        })
        expect(shift, `at ${width} pixels`).toBeLessThan(0.02)
      }
    })

    test('is accessible, with the menus closed and open', async ({ page }) => {
      // nothing may be half faded in while colours are measured
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
      const findings = async (part?: string) => {
        const axe = new AxeBuilder({ page }).withTags(tags)
        const { violations } = await (part ? axe.include(part) : axe).analyze()
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
        )
      }
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await hydrated(page)
        expect(await findings(), `closed, at ${width} pixels`).toEqual([])
      }
      await page.locator('header nav button').nth(3).click()
      expect(await findings('header'), 'with a menu open').toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      await page.locator('header [aria-haspopup=dialog]').click()
      await page.locator('dialog summary').nth(3).click()
      expect(await findings('dialog'), 'with the side menu open').toEqual([])
    })
  })
}
