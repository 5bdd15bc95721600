import { statement } from '#app/about/we-believe/content.server.ts'
import { pathTo } from '#app/addresses.ts'
import { expect, inEachLanguage, open, test } from './help/site.ts'

const { beliefs } = statement.read()

inEachLanguage(
  'every belief opens with its statement and its passages, one at a time',
  async (page, locale) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, pathTo('weBelieve', locale))
    const list = page.locator('main details')
    await expect(list).toHaveCount(beliefs.length)
    for (const [index, belief] of beliefs.entries()) {
      const item = list.nth(index)
      await item.locator('summary').click()
      await expect(item.getByText(belief.text[locale])).toBeVisible()
      await expect(item.getByText(belief.references[locale])).toBeVisible()
      await expect(page.locator('main details[open]')).toHaveCount(1)
    }
    await list.last().locator('summary').click()
    await expect(page.locator('main details[open]')).toHaveCount(0)
  },
)

inEachLanguage('a belief has its own address, which opens it', async (page, locale) => {
  const { text } = beliefs.find(({ id }) => id === 'water-baptism')!
  await open(page, `${pathTo('weBelieve', locale)}#water-baptism`)
  await expect(page.getByText(text[locale])).toBeVisible()
  await expect(page.getByText(text[locale])).toBeInViewport()
  // also while one is on the page
  const other = beliefs.find(({ id }) => id === 'communion')!
  await page.evaluate(() => (location.hash = '#communion'))
  await expect(page.getByText(other.text[locale])).toBeVisible()
})

test('what is closed is opened by the browser when it finds words in it', async ({ page }) => {
  const { text } = beliefs.at(-1)!
  // a link to a text finds as the browser's search does
  await page.goto(
    `/we-believe#:~:text=${encodeURIComponent(text.en.split(' ').slice(0, 6).join(' '))}`,
  )
  await expect(page.getByText(text.en)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('beliefs open one at a time, and by their address', async ({ page }) => {
    await page.goto('/we-believe#communion')
    await expect(
      page.getByText(beliefs.find(({ id }) => id === 'communion')!.text.en),
    ).toBeVisible()
    await page.locator('main summary').first().click()
    await expect(page.locator('main details[open]')).toHaveCount(1)
  })
})
