import { pathTo } from '#app/addresses.ts'
import { pastors } from '#app/people/read.server.ts'
import { expect, read, reading } from './help/site.ts'

// where the parts of a person stand: portrait, name, and what reaches them

const path = pathTo('meetThePastors', 'en')

reading('round pictures of people keep their rings inside the column', async ({ page }) => {
  await read(page, path)
  for (const width of [320, 360, 390, 430, 599, 600, 768, 900]) {
    await page.setViewportSize({ width, height: 844 })
    const free = await page.evaluate(() => {
      const isRound = (each: Element) => getComputedStyle(each).borderRadius === '50%'
      const round = [...document.querySelectorAll('main li *')].filter(isRound)
      const rings = round.filter(
        (each) => !round.some((other) => other !== each && other.contains(each)),
      )
      const head = document.querySelector('main section:nth-of-type(2) h2')!
      const column = head.closest('section')!.firstElementChild!.getBoundingClientRect()
      const ring = 6
      return rings.map((each) => {
        const { left, right } = each.getBoundingClientRect()
        return Math.min(left - ring - column.left, column.right - right - ring)
      })
    })
    expect(free, `at ${width} pixels`).toHaveLength(pastors.length)
    expect(Math.min(...free), `at ${width} pixels`).toBeGreaterThanOrEqual(-0.5)
  }
})

reading(
  'on a larger screen what reaches a person stands under the middle of the name',
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 })
    await read(page, path)
    const away = await page.evaluate(() =>
      [...document.querySelectorAll('main li:has(h3)')].flatMap((person) => {
        const middle = (boxes: DOMRect[]) => (boxes[0]!.left + boxes[boxes.length - 1]!.right) / 2
        const box = (element: Element) => element.getBoundingClientRect()
        const [name, role] = [...person.querySelectorAll('h3, p')].map(box)
        const links = [...person.querySelectorAll('a')].map(box)
        const rows = Object.values(Object.groupBy(links, ({ top }) => Math.round(top)))
        const off = rows.map((row) => Math.abs(middle(row!) - middle([name!])))
        return [...off, ...links.slice(0, 1).map(({ top }) => top - role!.bottom)]
      }),
    )
    expect(away.length).toBeGreaterThan(0)
    expect(Math.max(...away)).toBeLessThan(24)
  },
)

reading('what pastors do leads to their church, once', async ({ page }) => {
  await read(page, path)
  for (const { church, name, role } of pastors) {
    const person = page
      .locator('main li')
      .filter({ has: page.getByText(name!.en, { exact: true }) })
    const links = person.locator('a[href*="/churches/"]')
    await expect(links).toHaveCount(church ? 1 : 0)
    if (!church) continue
    await expect(links).toHaveAttribute('href', pathTo('church', 'en', { slug: church }))
    await expect(links).toContainText(role.en)
  }
})

reading('on paper five pastors and the office take two sheets at most', async ({ page }) => {
  expect(pastors).toHaveLength(5)
  await page.setViewportSize({ width: 680, height: 1009 })
  await page.emulateMedia({ media: 'print' })
  await read(page, path)
  const main = (await page.getByRole('main').boundingBox())!
  expect(main.height).toBeLessThan(2 * 1009)
})

reading('an e-mail address of a person stands on one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await read(page, path)
  const links = page.locator('main li a[href^="mailto:"]')
  expect(await links.count()).toBeGreaterThan(0)
  for (const link of await links.all()) {
    const lines = await link.evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, (await link.textContent())!).toBe(1)
  }
})
