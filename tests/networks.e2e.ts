import { pathTo } from '#app/addresses.ts'
import { networks } from '#app/ways/contact.ts'
import { expect, read, readInEachLanguage, reading } from './site.ts'

// where social networks stand, on a tablet and on paper

readInEachLanguage(
  'on a tablet name, sentence and networks stand in one row of the footer',
  async (page, locale) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await read(page, pathTo('weBelieve', locale))
    const links = page.locator('footer div:has(> p + ul) a')
    await expect(links).toHaveCount(1 + networks.length)
    const name = (await links.first().boundingBox())!
    const network = (await links.last().boundingBox())!
    expect(Math.abs(network.y + network.height / 2 - name.y - name.height / 2)).toBeLessThan(8)
    expect(network.x).toBeGreaterThan(600)
  },
)

reading('what leads to another site tells its address on paper', async ({ page }) => {
  await read(page, pathTo('newHere', 'en'))
  await page.emulateMedia({ media: 'print' })
  const links = page.locator('main a[href^="http"]')
  await expect(links).not.toHaveCount(0)
  const link = links.last()
  const written = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(written).toContain(await link.getAttribute('href'))
})
