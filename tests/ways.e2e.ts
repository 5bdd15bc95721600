/** What visitors come for, on a phone, from Home: each way is two taps at most, and ends on what they see. */
import type { Locator, Page } from '@playwright/test'
import { churchWords } from '#app/church/page/words.server.ts'
import { churchNamed } from '#app/church/read.server.ts'
import { languageOffer, ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { newBelieverWords } from '#app/visit/new-believer/words.server.ts'
import { now } from './fixture.ts'
import { expect, open, test } from './help/site.ts'

const churchPage = churchWords.read()
const newBeliever = newBelieverWords.read()

test.use({ viewport: { width: 390, height: 664 } })

/** The church in the strip of Home, which one sees without scrolling. */
const inStrip = (page: Page, name: string) =>
  page.locator('#this-sunday ~ ul').getByRole('link', { name })

/** Goes from Home by these taps. */
async function goes(page: Page, ...taps: ((page: Page) => Locator)[]): Promise<void> {
  expect(taps.length).toBeLessThanOrEqual(2)
  await open(page, '/')
  for (const tap of taps) await tap(page).click()
}

const link = (name: string) => (page: Page) => page.getByRole('link', { name }).first()
const menu = (page: Page) => page.getByRole('button', { name: ui.openMenu.en })
const inSight = (locator: Locator) => expect(locator.first()).toBeInViewport({ ratio: 1 })

// times are counted for a hundred days from when the site is built
test.beforeEach(({ page }) => page.clock.setFixedTime(now))

test('when and where a church meets, how to get there, whom to call, and its service live', async ({
  page,
}) => {
  await goes(page, (home) => inStrip(home, churchNamed('harbor').name.en))
  const head = page.getByRole('main')
  await inSight(head.getByText(ui.nextService.en))
  await inSight(head.getByText(churchNamed('harbor').address!.street))
  await inSight(head.getByRole('link', { name: ui.directions.en }))
  await inSight(head.getByRole('link', { name: ui.call.en }))
  await inSight(head.getByRole('link', { name: churchPage.services.watchLive.en }))
})

test('how to find a church that gives no street: the question is already written', async ({
  page,
}) => {
  await goes(page, (home) => inStrip(home, churchNamed('hill').name.en))
  const ask = page.getByRole('main').getByRole('link', { name: ui.askForPlace.en })
  await inSight(ask)
  await expect(ask.first()).toHaveAttribute('href', '/contact-us?church=hill&topic=place#write')
})

test('to give, and the first steps of somebody who believes', async ({ page }) => {
  await goes(page, menu)
  const give = page.getByRole('dialog').getByRole('link', { name: ui.give.en })
  await inSight(give)
  await expect(give).toHaveAttribute('href', site.links.giving)

  await goes(page, menu, link(ui.newBeliever.en))
  await expect(page.getByRole('heading', { name: newBeliever.baptism.title.en })).toBeAttached()
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('when a church meets', async ({ page }) => {
    await goes(page, link(languageOffer.text.es), (home) =>
      inStrip(home, churchNamed('hill').name.es),
    )
    await inSight(page.getByRole('main').getByText(ui.nextService.es))
  })
})

test('a question as short as "where is it" takes one line, also on the smallest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/es/churches/hill', '/es/welcome/new-here#hill']) {
    await open(page, path)
    const asks = page.getByRole('link', { name: ui.askForPlace.es }).filter({ visible: true })
    const tops = await asks.first().evaluate((link) => {
      link.lastChild!.textContent = '¿Dónde es?'
      const words = document.createRange()
      words.selectNodeContents(link.lastChild!)
      return [...words.getClientRects()].map(({ top }) => top)
    })
    expect(new Set(tops).size, path).toBe(1)
  }
})
