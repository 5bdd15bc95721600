import type { Locator } from '@playwright/test'
import { pathTo } from '#app/addresses.ts'
import { addresses, expect, open, test } from './help/site.ts'

// readers whose system gives all pages the same few colours: what is chosen must look chosen

test.use({ forcedColors: 'active' })

const { path: churchPage } = addresses.find(({ name }) => name === 'church')!

/** How something and what is drawn before and after it look. */
const look = (piece: Locator) =>
  piece.evaluate((element) =>
    ['', '::before', '::after']
      .map((part) => {
        const style = getComputedStyle(element, part)
        return [style.color, style.backgroundColor, style.scale, style.borderTopWidth].join()
      })
      .join(' | '),
  )

test('the chosen tab, filter, dot and language do not look like the others', async ({ page }) => {
  await open(page, churchPage)
  const [chosen, other] = [page.getByRole('tab').first(), page.getByRole('tab').last()]
  expect(await look(chosen)).not.toBe(await look(other))
  const dots = page.locator('button[aria-label]:has-text("")').filter({ visible: true })
  const current = dots.and(page.locator('[aria-current]')).first()
  const next = page.locator('[aria-current] + button').first()
  expect(await look(current)).not.toBe(await look(next))

  await open(page, pathTo('events', 'en'))
  const pills = page.locator('main [aria-pressed]')
  expect(await look(pills.first())).not.toBe(await look(pills.last()))

  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('header [aria-haspopup=dialog]').click()
  const languages = page.locator('dialog a[hreflang]')
  expect(await look(languages.first())).not.toBe(await look(languages.last()))
})

test('buttons, cards and dots keep an edge', async ({ page }) => {
  await open(page, churchPage)
  const edge = (piece: Locator) =>
    piece.evaluate((element) => {
      const widths = ['', '::before'].flatMap((part) => {
        const { borderTopWidth, outlineWidth, outlineStyle } = getComputedStyle(element, part)
        return [borderTopWidth, outlineStyle === 'none' ? '0' : outlineWidth].map(parseFloat)
      })
      return Math.max(...widths)
    })
  const isButton = (piece: Locator) =>
    piece.evaluate(
      (element) =>
        element.localName === 'button' || getComputedStyle(element).borderRadius !== '0px',
    )
  const kinds = new Set<string>()
  for (const button of await page.locator('main').locator('a, button').all()) {
    if (!(await button.isVisible()) || !(await isButton(button))) continue
    const [kind, html] = await button.evaluate(({ localName, outerHTML }) => [localName, outerHTML])
    kinds.add(kind)
    expect(await edge(button), html).toBeGreaterThan(0)
    const ground = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(ground, html).not.toMatch(/ 0\.\d+\)/)
  }
  expect([...kinds].toSorted()).toEqual(['a', 'button'])
  await open(page, pathTo('contactUs', 'en'))
  for (const card of await page.locator('main article, main form').all()) {
    expect(await edge(card)).toBeGreaterThan(0)
  }
})

test('no picture shows through the bar: unlike words, its signs have no plate behind them', async ({
  page,
}) => {
  await open(page, pathTo('contactUs', 'en'))
  const ground = (piece: Locator) =>
    piece.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await ground(page.getByRole('banner'))).toBe(await ground(page.locator('body')))
})
