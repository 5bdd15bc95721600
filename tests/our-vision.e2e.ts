import { vision } from '#app/about/our-vision/content.server.ts'
import { ourVisionWords } from '#app/about/our-vision/words.server.ts'
import { pathTo } from '#app/addresses.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { expect, inEachLanguage, open, test } from './help/site.ts'
const pillars = vision.read()

const ourVision = ourVisionWords.read()

inEachLanguage(
  'at most one vision card is open, and a click closes the open one',
  async (page, locale) => {
    await open(page, pathTo('ourVision', locale))
    await expect(
      page.getByRole('heading', { name: ourVision.cards.title[locale], level: 2 }),
    ).toBeVisible()
    for (const id of ['win', 'build', 'send'] as const) {
      const card = page.locator(`article[data-pillar=${id}]`)
      const detail = page.getByText(ourVision.details[id][locale])
      await expect(card.locator('img')).toHaveAttribute('alt', pillars[id].picture.alt[locale])
      await expect(detail).toBeHidden()
      await card.getByText(ui.readMore[locale], { exact: true }).click()
      await expect(detail).toBeVisible()
      await expect(page.locator('article details[open]')).toHaveCount(1)
    }
    const close = page.getByText(ui.showLess[locale], { exact: true }).filter({ visible: true })
    await close.click()
    await expect(page.locator('article details[open]')).toHaveCount(0)
  },
)

test('a vision card opens in 0.3 seconds, or at once under reduced motion', async ({ page }) => {
  await open(page, '/our-vision')
  const duration = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--t-expand'))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await duration()).toMatch(/^(300ms|\.3s)$/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await duration()).toMatch(/^0m?s$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('vision cards open one at a time', async ({ page }) => {
    await page.goto('/our-vision')
    for (const summary of await page.locator('main article summary').all()) await summary.click()
    await expect(page.locator('article details[open]')).toHaveCount(1)
    await expect(page.getByText(ourVision.details.send.en)).toBeVisible()
  })
})
