import { pathTo } from '#app/addresses.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { networks } from '#app/ways/networks.ts'
import { expect, read, readInEachLanguage, reading } from './help/site.ts'

// where social networks stand, on a tablet and on paper

readInEachLanguage(
  'on a tablet name, sentence and networks stand in one row of the footer',
  async (page, locale) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await read(page, pathTo('weBelieve', locale))
    const footer = page.getByRole('contentinfo')
    const linkTo = (called: string) => footer.getByRole('link', { name: called })
    for (const each of networks) await expect(linkTo(each)).toBeVisible()
    const name = (await linkTo(`${site.name}, ${ui.home[locale]}`).boundingBox())!
    const network = (await linkTo(networks.at(-1)!).boundingBox())!
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
