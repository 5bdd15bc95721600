import { pathTo } from '#app/addresses.ts'
import { eventsPageWords } from '#app/event/list/words.server.ts'
import { events } from '#app/event/read.server.ts'
import { eventCategories, ui } from '#app/fellowship/common-words.server.ts'
import { now } from './fixture.ts'
import { expect, open, test } from './site.ts'

// where the parts of a list of events stand

const path = pathTo('events', 'en')

test('one event is as wide as one of three', async ({ page }) => {
  await page.clock.setFixedTime(now)
  await open(page, path)
  const cards = page.locator('main article')
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()))
  const [first] = boxes
  expect(boxes.filter((box) => box!.y === first!.y)).toHaveLength(3)
  await page.getByRole('button', { name: eventCategories.school.en }).click()
  await expect(cards).toHaveCount(1)
  expect((await cards.boundingBox())!.width).toBeCloseTo(first!.width, 0)
})

for (const [when, time] of [
  ['to come', now],
  ['over', '2032-01-01T12:00:00Z'],
] as const) {
  test(`on paper an address leaves the name of an event its room, where events are ${when}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(time)
    await page.setViewportSize({ width: 794, height: 1123 })
    await open(page, path)
    await page.emulateMedia({ media: 'print' })
    // forms have addresses that are longer than those made up here
    const forms = page.locator('main article a[href^="http"]')
    await expect(forms).not.toHaveCount(0)
    await forms.evaluateAll((links) => {
      for (const link of links)
        link.setAttribute('href', `${link.getAttribute('href')}/${'f'.repeat(30)}`)
    })
    const names = page.locator('main article :is(h3, h4)')
    await expect(names).toHaveCount(events.length)
    for (const name of await names.all()) {
      expect((await name.boundingBox())!.width).toBeGreaterThan(200)
    }
  })
}

test('a place to stay is offered while there is an event to come to', async ({ page }) => {
  const host = page.getByRole('heading', { name: eventsPageWords.read().host.title.en })
  await page.clock.setFixedTime(now)
  await open(page, path)
  await expect(host).toBeVisible()
  await page.clock.setFixedTime('2040-01-01T12:00:00Z')
  await page.reload()
  await expect(page.getByRole('heading', { name: ui.earlierEvents.en })).toBeVisible()
  await expect(host).toHaveCount(0)
})
