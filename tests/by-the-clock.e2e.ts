/** What pages tell by a clock: where a browser cannot, where scripts are few, and where there are none. */
import { chromium } from '@playwright/test'
import { ui } from '#app/fellowship/common-words.server.ts'
import { browserLaunch } from '../scripts/browser.ts'
import { clockPieces } from './clock-pieces.ts'
import { asksToSaveData, expect, hydrated, open, test } from './site.ts'

const pages = ['/', '/churches/harbor', '/es/churches/hill', '/events', '/contact-us']

/** Chromium says this of a machine whose zone it does not know, and then refuses the name. */
const unknownZone = () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' }
  }
}

test('a browser that does not know its zone shows every page, and the times of the places', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(unknownZone)
  await page.clock.setFixedTime('2031-05-14T18:00:00Z')
  for (const path of pages) {
    await open(page, path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByText('Unexpected Application Error')).toHaveCount(0)
  }
  await open(page, '/churches/harbor')
  const hero = page.locator('main section').first()
  await expect(hero).toContainText('Wednesday, May 14, 7:00\u00a0PM')
  await expect(hero).not.toContainText(ui.visitorsTime.en.replace('{time}', '').trim())
  expect(errors).toEqual([])
})

test('Chromium on a machine whose zone it does not know shows every page', async ({ baseURL }) => {
  const machine = await chromium.launch({
    ...browserLaunch(),
    env: { ...(process.env as Record<string, string>), TZ: 'Foo/Bar' },
  })
  try {
    const page = await machine.newPage({ baseURL: baseURL! })
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    for (const path of pages) {
      await page.goto(path)
      await hydrated(page)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByText('Unexpected Application Error')).toHaveCount(0)
    }
    const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(['Etc/Unknown', 'UTC']).toContain(zone)
    expect(errors).toEqual([])
  } finally {
    await machine.close()
  }
})

test.describe('where something throws', () => {
  for (const [piece, breaks] of Object.entries(clockPieces)) {
    test(`${piece}: the page and its prerendered words stay`, async ({ page }) => {
      await page.addInitScript(breaks)
      await page.clock.setFixedTime('2031-05-14T18:00:00Z')
      for (const path of pages) {
        await open(page, path)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page.getByText('Unexpected Application Error')).toHaveCount(0)
      }
      await open(page, '/churches/harbor')
      await expect(page.locator('main section').first()).toContainText(/10:00|7:00/)
    })
  }
})

test('a light page chooses the next service and what is called off by its clock', async ({
  page,
}) => {
  await asksToSaveData(page)
  const hero = page.locator('main section').first()
  const at = async (moment: string, path = '/churches/harbor') => {
    await page.clock.setFixedTime(moment)
    await page.goto(path)
    await expect(page.locator('html[data-light]')).toBeAttached()
  }
  const shown = (text: string) => hero.getByText(text).locator('visible=true')
  await at('2031-05-14T12:00:00-07:00')
  await expect(shown('Wednesday, May 14, 7:00\u00a0PM')).toHaveCount(1)
  await expect(shown(ui.everyWeek.en)).toHaveCount(0)
  await at('2031-05-14T19:30:00-07:00')
  await expect(shown(`${ui.onNow.en}:`)).toHaveCount(1)
  await expect(shown('Sunday, May 18, 10:00\u00a0AM')).toHaveCount(1)
  await at('2031-05-14T20:00:00-07:00')
  await expect(shown('Friday, May 16, 7:30\u00a0PM')).toHaveCount(1)
  await at('2031-05-18T10:30:00-07:00')
  await expect(shown(ui.onNow.en)).toHaveCount(1)
  await expect(shown(ui.nextService.en)).toHaveCount(0)
  await at('2031-05-31T12:00:00-07:00')
  await expect(shown('Sunday, June 8, 10:00\u00a0AM')).toHaveCount(1)
  await expect(shown('We are at the lake.')).toHaveCount(1)
  // beyond what was counted nothing is claimed but the rule
  await at('2031-07-01T12:00:00-07:00')
  await expect(shown(ui.everyWeek.en)).toHaveCount(1)
  await expect(shown('Youth, Friday\u00a07:30\u00a0PM, 2 Quay Street')).toHaveCount(1)
  const row = page.locator('#this-sunday + ul a').first()
  await at('2031-05-14T12:00:00-07:00', '/')
  await expect(row.getByText('10:00\u00a0AM').locator('visible=true')).toHaveCount(1)
  await expect(row.getByText('May 18').locator('visible=true')).toHaveCount(0)
})

test('a light page says that an event is under way, and when it is over takes no registrations', async ({
  page,
}) => {
  await asksToSaveData(page)
  const main = page.getByRole('main')
  const shown = (text: string) => main.getByText(text, { exact: true }).locator('visible=true')
  const at = async (moment: string) => {
    await page.clock.setFixedTime(moment)
    await page.goto('/events/running-conference')
    await expect(page.locator('html[data-light]')).toBeAttached()
  }
  await at('2031-05-16T12:00:00-07:00')
  await expect(shown(ui.underWay.en)).toHaveCount(1)
  const form = main.locator('a[href^="https://forms."]')
  await expect(form).toBeVisible()
  await at('2031-05-17T00:00:00-07:00')
  await expect(shown(ui.underWay.en)).toHaveCount(0)
  await expect(shown(ui.pastEvent.en)).toHaveCount(1)
  await expect(form).toBeHidden()
})

test('this Sunday is the one that is counted, with its day, and what is off is struck out', async ({
  page,
}) => {
  const row = page.locator('#this-sunday + ul a').first()
  const at = async (moment: string) => {
    await page.clock.setFixedTime(moment)
    await open(page, '/')
  }
  await at('2031-05-14T12:00:00-07:00')
  await expect(row).toContainText('10:00\u00a0AM')
  await expect(row).not.toContainText('May 18')
  // on Sunday afternoon it is the next one, which is another day
  await at('2031-05-18T15:00:00-07:00')
  await expect(row).toContainText('Sunday, May 25')
  // canceled: struck out, and the one that takes place with its day
  await at('2031-05-30T12:00:00-07:00')
  await expect(row.locator('s')).toHaveText('10:00\u00a0AM')
  await expect(row).toContainText('Sunday, June 8')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the rule stands, and nothing else of what a script would choose', async ({ page }) => {
    await page.goto('/churches/harbor')
    const hero = page.locator('main section').first()
    await expect(hero.getByText(ui.everyWeek.en)).toBeVisible()
    await expect(hero.getByText(ui.nextService.en).locator('visible=true')).toHaveCount(0)
    await expect(hero.getByText(/May 14, /).locator('visible=true')).toHaveCount(0)
  })
})
