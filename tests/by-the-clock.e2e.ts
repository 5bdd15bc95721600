/** What pages tell by a clock: where a browser cannot, where scripts are few, and where there are none. */
import { chromium, type Page } from '@playwright/test'
import { eventRepeats, ui } from '#app/fellowship/common-words.server.ts'
import { browserLaunch } from '../scripts/browser.ts'
import { breakable, clockPieces, seenOf } from './help/clock-pieces.ts'
import { asksToSaveData, expect, hydrated, open, openAt, test } from './help/site.ts'

const pages = ['/', '/churches/harbor', '/es/churches/hill', '/events', '/contact-us']
/** … and where else something is told by the clock. */
const further = [
  '/events/evening-walk',
  '/events/summer-camp',
  '/welcome/new-here',
  '/churches/harbor/card',
]

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

test('each piece that is told by the clock may throw, one by one: its prerendered words stay, and all else', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await breakable(page)
  await page.clock.setFixedTime('2031-05-14T18:00:00Z')
  const tried = new Set<string>()
  for (const path of [...pages, ...further]) {
    await page.evaluate(() => (window.name = 'none'))
    await open(page, path)
    const { pieces, prerendered, words } = await seenOf(page)
    const known = new Set([...prerendered, ...words])
    for (const piece of pieces.filter((each) => !tried.has(each))) {
      tried.add(piece)
      await page.evaluate((name) => (window.name = name), piece)
      await open(page, path)
      await expect(page.locator('html[data-threw]'), piece).toBeAttached()
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByText('Unexpected Application Error')).toHaveCount(0)
      const seen = await seenOf(page)
      expect(
        seen.words.filter((word) => !known.has(word)),
        piece,
      ).toEqual([])
      expect(seen.words.length, piece).toBeGreaterThan(words.length / 2)
    }
  }
  expect(tried.size).toBeGreaterThan(20)
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
  // the rule on the card of a church does not stand alone where it does not hold
  const card = page.locator('article', { has: page.getByRole('heading', { name: 'Harbor' }) })
  const told = card.getByText('We are at the lake.').locator('visible=true')
  await expect(told).toHaveCount(0)
  await at('2031-05-31T12:00:00-07:00', '/')
  await expect(told).toHaveCount(1)
})

for (const mode of ['light', 'lively'] as const) {
  test(`a ${mode} page that is left open tells what is due, each minute, and at once when it is looked at again`, async ({
    page,
  }) => {
    if (mode === 'light') await asksToSaveData(page)
    const hero = page.locator('main section').first()
    const shown = (text: string) => hero.getByText(text).locator('visible=true')
    await page.clock.install({ time: '2031-05-18T09:59:30-07:00' })
    await page.goto('/churches/harbor')
    if (mode === 'lively') await hydrated(page)
    await expect(shown(ui.nextService.en)).toHaveCount(1)
    await page.clock.runFor(60_000)
    await expect(shown(ui.onNow.en)).toHaveCount(1)
    await expect(shown(ui.nextService.en)).toHaveCount(0)
    // while a computer sleeps, and in the memory in which a browser keeps a page that was left, no minute passes
    for (const [sign, moment, day] of [
      ['visibilitychange', '2031-05-18T15:00:00-07:00', 'Sunday, May 25'],
      ['pageshow', '2031-05-25T15:00:00-07:00', 'Sunday, June 8'],
    ] as const) {
      await page.clock.setSystemTime(moment)
      await page.evaluate(
        (name) => document.dispatchEvent(new Event(name, { bubbles: true })),
        sign,
      )
      await expect(shown(`${day}, 10:00\u00a0AM`)).toHaveCount(1)
      await expect(shown(ui.onNow.en)).toHaveCount(0)
    }
  })
}

test.describe('on a journey', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('a page that is open tells when that is where its reader is by now', async ({ page }) => {
    await openAt(page, '2031-05-17T19:00:00Z', '/churches/san-bartolome')
    const hero = page.locator('main section').first()
    const theirs = (time: string) => ui.visitorsTime.en.replace('{time}', time)
    await expect(hero).toContainText(theirs('Sunday 2:00\u00a0AM'))
    await page.evaluate(() => {
      const { resolvedOptions } = Intl.DateTimeFormat.prototype
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...resolvedOptions.call(this), timeZone: 'America/New_York' }
      }
      Object.assign(Date.prototype, { getTimezoneOffset: () => 4 * 60 })
    })
    await page.clock.setFixedTime('2031-05-17T22:00:00Z')
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    await expect(hero).toContainText(theirs('Sunday 5:00\u00a0AM'))
  })
})

test.describe('a light page of an event', () => {
  const visit = (page: Page, id: string) => {
    const main = page.getByRole('main')
    const ticket = main.locator('[data-ticket]')
    const shown = (text: string | RegExp) => ticket.getByText(text).locator('visible=true')
    return {
      shown,
      form: ticket.locator('a[href^="https://forms."]').locator('visible=true'),
      ways: main.locator('a[download], a[href^="https://wa.me"]'),
      async at(moment: string) {
        await page.clock.setFixedTime(moment)
        await page.goto(`/events/${id}`)
        await expect(page.locator('html[data-light]')).toBeAttached()
        // what opens, opened
        await main.locator('details').evaluateAll((all) => {
          for (const each of all) each.setAttribute('open', '')
        })
      },
    }
  }
  test.beforeEach(({ page }) => asksToSaveData(page))

  test('says that it is under way, and when it is over, and then has nothing to press', async ({
    page,
  }) => {
    const { at, shown, form, ways } = visit(page, 'running-conference')
    await at('2031-05-16T12:00:00-07:00')
    await expect(shown('Under way until Friday, May 16')).toHaveCount(1)
    await expect(form).toHaveCount(1)
    await expect(ways.locator('visible=true')).toHaveCount(2)
    await at('2031-05-17T00:00:00-07:00')
    await expect(shown('Under way')).toHaveCount(0)
    await expect(shown(ui.pastEvent.en)).toHaveCount(1)
    // its registration is quiet
    await expect(form).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(ways.locator('visible=true')).toHaveCount(0)
  })

  test('opens and closes its registration, and says so', async ({ page }) => {
    const { at, shown, form } = visit(page, 'summer-camp')
    const [opens, closes] = [
      'Registration opens on Tuesday, July 1',
      'Registration is open until Friday, August 1',
    ]
    const says = async (...said: string[]) => {
      for (const note of [opens, closes, 'Registration is closed']) {
        await expect(shown(note)).toHaveCount(said.includes(note) ? 1 : 0)
      }
    }
    await at('2031-06-30T23:59:00-07:00')
    await says(opens)
    await expect(form).toHaveCount(0)
    await at('2031-07-01T00:00:00-07:00')
    await says(closes)
    await expect(form).toHaveCount(1)
    await at('2031-08-02T00:00:00-07:00')
    await says('Registration is closed')
    await expect(form).toHaveCount(0)
    await at('2031-08-18T00:00:00-07:00')
    await says()
    await expect(shown(ui.pastEvent.en)).toHaveCount(1)
  })

  test('tells which of its times is the next one, and after those that were counted the rule', async ({
    page,
  }) => {
    const { at, shown } = visit(page, 'evening-walk')
    await at('2031-09-02T20:29:00-07:00')
    await expect(shown('Tuesday, September 2, 2031')).toHaveCount(1)
    await expect(shown(ui.onNow.en)).toHaveCount(1)
    await at('2031-09-02T20:30:00-07:00')
    await expect(shown('Tuesday, September 2, 2031')).toHaveCount(0)
    await expect(shown('Tuesday, September 16, 2031')).toHaveCount(1)
    await expect(shown(ui.onNow.en)).toHaveCount(0)
    await at('2031-10-20T12:00:00-07:00')
    await expect(
      page
        .locator('[data-ticket]')
        .getByText(/, 2031/)
        .locator('visible=true'),
    ).toHaveCount(0)
    await expect(shown(eventRepeats.otherWeek.en.replace('{day}', 'Tuesday'))).toHaveCount(1)
    await expect(shown('7:00\u00a0PM').first()).toBeVisible()
    await at('2032-07-01T00:00:00-07:00')
    await expect(shown(ui.pastEvent.en)).toHaveCount(1)
  })
})

test('this Sunday is the one that is counted, with its day, and what is off is struck out', async ({
  page,
}) => {
  const row = page.locator('#this-sunday + ul a').first()
  const at = async (moment: string) => {
    await openAt(page, moment, '/')
  }
  await at('2031-05-14T12:00:00-07:00')
  await expect(row).toContainText('10:00\u00a0AM')
  // it is said on paper alone
  await expect(row).not.toContainText('May 18', { useInnerText: true })
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

  test('what is said of an event is said with its day, and nothing of what is over in hours', async ({
    page,
  }) => {
    await page.goto('/events/running-conference')
    const ticket = page.locator('[data-ticket]')
    await expect(ticket.getByText('Under way until Friday, May 16')).toBeVisible()
    const register = ticket.getByRole('link', { name: ui.registration.en })
    await expect(register).toHaveAttribute('href', 'https://forms.lighthouse.example/lamps')
    await expect(ticket.getByText('Until Friday, May 16 at the latest')).toBeVisible()
    await page.goto('/events/summer-camp')
    await expect(ticket.getByText('Registration opens on Tuesday, July 1')).toBeVisible()
    await expect(register).toHaveCount(0)
    await page.goto('/es/events/called-off')
    await expect(ticket.getByText('Cancelado', { exact: true })).toBeVisible()
    await expect(ticket.getByText('Los músicos están enfermos.')).toBeVisible()
    await expect(ticket.getByRole('link')).toHaveCount(0)
  })
})
