import { pathTo } from '#app/addresses.ts'
import { eventsPageWords } from '#app/event/list/words.server.ts'
import { eventPageWords } from '#app/event/page/words.server.ts'
import { events } from '#app/event/read.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { now } from './fixture.ts'
import { expect, open, openAt, read, reading, test } from './help/site.ts'

// where the parts of a list of events stand

const path = pathTo('events', 'en')

test('no row of cards has a hole, however many there are, and one alone is no taller than the screen', async ({
  page,
}) => {
  await page.clock.setFixedTime(now)
  const cards = page.locator('main ul:has(> li > article h3) > li')
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, path)
    const { right } = await page
      .locator('main h2')
      .first()
      .evaluate((head) => head.parentElement!.getBoundingClientRect())
    const ends = async () => {
      const boxes = await cards.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ y, right }) => ({ y, right })),
      )
      const rows = Map.groupBy(boxes, ({ y }) => Math.round(y))
      return [...rows.values()].map((row) => Math.round(Math.max(...row.map(({ right }) => right))))
    }
    await expect(cards).toHaveCount(7)
    for (let count = 7; count > 0; count--) {
      expect(new Set(await ends()), `${count} at ${width}`).toEqual(new Set([Math.round(right)]))
      if (count > 1) await cards.last().evaluate((last) => last.remove())
    }
    expect((await cards.boundingBox())!.height).toBeLessThan(800)
  }
})

reading(
  'a card as wide as two others leaves its words room beside the picture',
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    for (const { id } of events) {
      await read(page, pathTo('event', 'es', { id }))
      const cards = page.locator('main ul > li > article:has(h3)')
      for (const card of await cards.all()) {
        const { width } = (await card.boundingBox())!
        const words = (await card.getByRole('heading').locator('..').boundingBox())!
        expect(words.width, id).toBeGreaterThan(width * 0.4)
      }
    }
  },
)

test('what one can do takes the whole page when no further day of an event is left to be told', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const share = async (time: string) => {
    await openAt(page, time, pathTo('event', 'en', { id: 'evening-walk' }))
    const steps = page.getByRole('heading', { name: eventPageWords.read().steps.coming.title.en })
    return (await steps.locator('../..').boundingBox())!
  }
  const many = await share('2031-10-01T12:00:00Z')
  const last = await share('2031-12-01T12:00:00Z')
  expect(last.width).toBeGreaterThan(2 * many.width)
  expect(last.x).toBeLessThan(many.x)
})

reading(
  'a ticket takes the whole width only where there is something to register',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const widthOf = async (id: string) => {
      await read(page, pathTo('event', 'en', { id }))
      return (await page.locator('[data-ticket]').boundingBox())!.width
    }
    const whole = await widthOf('coming-school')
    expect(await widthOf('called-off')).toBeLessThan(whole * 0.6)
  },
)

test('on paper the ticket of an event stands below its words, and no card takes the whole width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await open(page, pathTo('event', 'en', { id: 'evening-walk' }))
  const summary = (await page.getByText('come and see.').first().boundingBox())!
  const ticket = (await page.locator('[data-ticket]').boundingBox())!
  expect(ticket.y).toBeGreaterThanOrEqual(summary.y + summary.height)
  const cards = page.locator('main ul > li > article:has(h3)')
  // as many as leave one alone in its row
  expect((await cards.count()) % 2).toBe(1)
  for (const card of await cards.all()) {
    expect((await card.boundingBox())!.width).toBeLessThan(ticket.width * 0.6)
  }
})

for (const [when, time] of [
  ['to come', now],
  ['over', '2033-01-01T12:00:00Z'],
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
  await openAt(page, now, path)
  await expect(host).toBeVisible()
  await page.clock.setFixedTime('2040-01-01T12:00:00Z')
  await page.reload()
  await expect(page.getByRole('heading', { name: ui.earlierEvents.en })).toBeVisible()
  await expect(host).toHaveCount(0)
})

test('on paper what is over stands three in a row, and asks nobody to register', async ({
  page,
}) => {
  await page.clock.setFixedTime('2033-01-01T12:00:00Z')
  await page.setViewportSize({ width: 680, height: 1009 })
  await open(page, path)
  await page.emulateMedia({ media: 'print' })
  const rows = page.locator('main article:has(h4)')
  const tops = await rows.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(new Set(tops.slice(0, 3)).size).toBe(1)
  for (const form of await rows.locator('a[href^="http"]').all()) await expect(form).toBeHidden()
})

reading('what is called off is told well apart from Registration', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await read(page, path)
  const card = page.locator('article', { hasText: 'Breakfast of the neighbors' })
  const notice = (await card.getByRole('list').filter({ hasText: 'The kitchen' }).boundingBox())!
  const button = (await card.getByRole('link', { name: ui.registration.en }).boundingBox())!
  expect(button.y - notice.y - notice.height).toBeGreaterThanOrEqual(16)
})
