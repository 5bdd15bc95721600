/** What a visitor on the way needs: when, where, how to get there; by any clock, on the first screen. */
import type { Locator } from '@playwright/test'
import ICAL from 'ical.js'
import { pathTo } from '#app/addresses.ts'
import { churches, churchNamed } from '#app/church/read.server.ts'
import { churchCalendarPath } from '#app/church/times/calendar-file.server.ts'
import { timesOf } from '#app/church/times/timetable.server.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
import { locales } from '#app/language/locale.ts'
import { atLineStart } from '#app/time/in-words.ts'
import { nextInWords } from '#app/time/next.ts'
import { wallClock } from '#app/time/zone.ts'
import { countShifts, nothingJumped, openAnew } from './checks/steady.ts'
import { now as made } from './fixture.ts'
import { asksToSaveData, expect, inEachLanguage, open, openAt, test } from './help/site.ts'

/** What a phone's browser leaves of the screen. */
const phone = { width: 390, height: 664 }
const now = Date.parse(made) + 12 * 60 * 60_000

inEachLanguage(
  'when, where, the way and a call are on the first screen of each church',
  async (page, locale) => {
    await page.setViewportSize(phone)
    await page.clock.setFixedTime(now)
    for (const church of churches) {
      const { slug, timeZone } = church
      await open(page, pathTo('church', locale, { slug }))
      const hero = page.locator('main section').first()
      const reading = { locale, visitorZone: timeZone, now }
      const { next } = nextInWords(timesOf(church, { locale, now }), reading)
      await expect(hero, slug).toContainText(next!.time)
      await expect(hero, slug).toContainText(next!.name)
      const way = hero.locator('a[href*="/maps/dir/"], a[href*="topic=place"]').first()
      const call = hero.locator('a[href^="tel:"], a[href^="sms:"]').last()
      for (const target of [way, call]) {
        const { y, height } = (await target.boundingBox())!
        expect(height, slug).toBeGreaterThanOrEqual(48)
        expect(y + height, slug).toBeLessThanOrEqual(phone.height)
      }
    }
  },
)

test('worship stands for a church; what is before it stands below, with its own name and door', async ({
  page,
}) => {
  const hero = page.locator('main section').first()
  const goal = (link: Locator) =>
    link.evaluate((each: HTMLAnchorElement) => new URL(each.href).searchParams.get('destination'))
  await openAt(page, '2031-05-15T12:00:00-07:00', '/churches/harbor')
  await expect(hero).toContainText('Sunday, May 18, 10:00\u00a0AM')
  await expect(hero.getByText('Before that:').locator('..')).toHaveText(
    /^Before that: Youth, Friday, May 16, 7:30\sPM, 2 Quay Street, behind the market/,
  )
  const [way, door] = await hero.locator('a[href*="/maps/dir/"]').all()
  expect(await goal(way!)).toContain('1 Quay Street')
  expect(await goal(door!)).toContain('2 Quay Street')
  await open(page, '/es/churches/harbor')
  // in the middle of a line the names of days are small
  await expect(hero).toContainText(/, viernes, 16 de mayo, 7:30/)
  await open(page, '/churches/harbor')
  await openAt(page, '2031-05-16T19:45:00-07:00', '/churches/harbor')
  // what is on is on today: its day is not told
  await expect(hero).toContainText(new RegExp(`${ui.onNow.en}: Youth, 7:30\\sPM, 2 Quay Street`))
  await expect(hero).toContainText(ui.nextService.en)
  await openAt(page, '2031-05-17T12:00:00-07:00', '/churches/harbor')
  await expect(hero).not.toContainText('Youth')
})

test('of several villages, the next service has its own place and its own way', async ({
  page,
}) => {
  const hero = page.locator('main section').first()
  const way = hero.locator('a[href*="/maps/dir/"]')
  await openAt(page, '2031-05-18T09:00:00+05:30', '/churches/delta')
  await expect(hero).toContainText('Main church, Aruvalapeta')
  await expect(hero).toContainText('By the river')
  await expect(way).toHaveAttribute('href', /By%20the%20river|By\+the\+river/)
  await openAt(page, '2031-05-18T13:00:00+05:30', '/churches/delta')
  await expect(hero).toContainText('Town church, Bhimavaragudem')
  await expect(way).toHaveAttribute('href', /In\+the\+market\+square/)
})

const [church] = churches
const path = pathTo('church', 'en', { slug: church!.slug })
const asked = { locale: 'en', visitorZone: church!.timeZone, now } as const
const { next } = nextInWords(timesOf(church!, asked), asked)

test('a service is said to be on from its start, and not before', async ({ page }) => {
  const hero = page.locator('main section').first()
  await openAt(page, next!.from - 60_000, path)
  await expect(hero).not.toContainText(ui.onNow.en)
  await openAt(page, next!.from, path)
  await expect(hero).toContainText(ui.onNow.en)
})

test('a service that is called off says so, and why, until its day is over', async ({ page }) => {
  const hero = page.locator('main section').first()
  const at = async (moment: string) => {
    await openAt(page, moment, '/churches/harbor')
  }
  await at('2031-06-01T10:30:00-07:00')
  await expect(hero).toContainText('Canceled: Worship service, Sunday, June 1, 10:00')
  await expect(hero).toContainText('We are at the lake.')
  await expect(hero).not.toContainText(ui.onNow.en)
  await at('2031-06-02T00:00:00-07:00')
  await expect(hero).not.toContainText('We are at the lake.')
  // and nobody is told weeks before
  await at('2031-05-14T12:00:00-07:00')
  await expect(hero).not.toContainText('We are at the lake.')
})

test('what all churches are to know stands on Home and on each page, on its days', async ({
  page,
}) => {
  const notice = page.getByText('Se acerca una gran tormenta.')
  for (const path of ['/es', '/es/churches/hill', '/es/contact-us']) {
    await openAt(page, '2031-08-01T12:00:00Z', path)
    await expect(notice).toHaveCount(1)
    // who reads it on a phone calls with a tap
    await expect(notice.getByRole('link')).toHaveAttribute('href', 'tel:+19255550142')
    await openAt(page, '2031-08-05T12:00:00Z', path)
    await expect(notice).toHaveCount(0)
  }
})

test('a moved service says so in the finder and on Contact Us as on its page', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-11T12:00:00Z')
  const said =
    'Midweek service: Thursday, June 12, 6:00\u00a0PM, instead of Wednesday, June 11, 7:00\u00a0PM. The hall is painted.'
  for (const path of ['/', '/churches/harbor', '/contact-us']) {
    await open(page, path)
    await expect(page.getByText(said).first()).toBeVisible()
  }
})

test.describe('far away, on a phone', () => {
  test.use({ timezoneId: 'Asia/Kathmandu', viewport: phone, painted: true })

  test('on a page that was built weeks ago, what is told since then moves nothing', async ({
    page,
  }) => {
    await countShifts(page)
    for (const [path, moment, told] of [
      ['/churches/harbor', '2031-08-01T12:00:00Z', 'A great storm is near.'],
      ['/es/churches/harbor', '2031-05-30T12:00:00Z', 'Estamos en el lago.'],
      ['/', '2031-05-30T12:00:00Z', 'We are at the lake.'],
      ['/es', '2031-08-01T12:00:00Z', 'Se acerca una gran tormenta.'],
    ] as const) {
      await page.clock.setFixedTime(moment)
      await openAnew(page, path)
      await expect(page.getByText(told).first()).toBeVisible()
      await nothingJumped(page)
    }
  })
})

test.describe('far away, on a small phone', () => {
  test.use({ timezoneId: 'Asia/Kathmandu', viewport: { width: 360, height: 664 } })

  inEachLanguage('of this Sunday it has its lines before it is known', async (page, locale) => {
    await openAt(page, now, pathTo('home', locale))
    const rows = page.locator('section[aria-labelledby=this-sunday] li')
    const own = rows.locator('[data-today]')
    await expect(own.first()).toBeVisible()
    const heights = () => rows.evaluateAll((all) => all.map((row) => row.clientHeight))
    const told = await heights()
    await own.evaluateAll((all) => all.forEach((each) => each.replaceChildren()))
    expect(await heights()).toEqual(told)
  })
})

test('it is said to be live within a service that is shown live, and at no other time', async ({
  page,
}) => {
  const hero = page.locator('main section').first()
  const at = async (moment: string) => {
    await openAt(page, moment, '/churches/harbor')
  }
  await at('2031-05-18T11:29:00-07:00')
  await expect(hero).toContainText(ui.liveNow.en)
  // in one piece, also where it has no room beside the link
  await page.setViewportSize({ width: 390, height: 664 })
  const live = hero.getByText(ui.liveNow.en, { exact: true })
  expect(await live.evaluate((each) => each.getClientRects().length)).toBe(1)
  await at('2031-05-18T11:30:00-07:00')
  await expect(hero).not.toContainText(ui.liveNow.en)
  // on Wednesday it is on, and not live
  await at('2031-05-14T19:10:00-07:00')
  await expect(hero).toContainText(ui.onNow.en)
  await expect(hero).not.toContainText(ui.liveNow.en)
})

test.describe('far away', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' })

  inEachLanguage('the time stands in the visitor’s own zone as well', async (page, locale) => {
    await openAt(page, now, pathTo('church', locale, { slug: church!.slug }))
    const reading = { locale, now, visitorZone: 'Asia/Kathmandu' }
    const { theirs } = nextInWords(timesOf(church!, reading), reading).next!
    const told = ui.visitorsTime[locale].replace('{time}', theirs!.time)
    // it may begin a line, as what stands before it does
    await expect(page.locator('main section').first()).toContainText(
      `${atLineStart(told, locale)} (${theirs!.zone})`,
    )
  })

  inEachLanguage('of this Sunday it stands alone, since it names its day', async (page, locale) => {
    // a Friday here and there: it would be in two days by both clocks
    const friday = Date.parse('2031-05-16T10:00:00-07:00')
    await openAt(page, friday, pathTo('home', locale))
    const reading = { locale, now: friday, visitorZone: 'Asia/Kathmandu' }
    const { away, theirs } = nextInWords(timesOf(church!, reading), reading).next!
    expect(away).toMatch(/2|pasado mañana/)
    const place = page.locator('section[aria-labelledby=this-sunday] li').first()
    const told = ui.visitorsTime[locale].replace('{time}', theirs!.time)
    await expect(place.locator('[data-today]')).toHaveText(atLineStart(told, locale))
  })
})

test.describe('where it is still Sunday', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  for (const light of [false, true]) {
    test(`a church in which the next week has begun says the day of its next Sunday, ${light ? 'on a light page' : 'with scripts'}`, async ({
      page,
    }) => {
      if (light) await asksToSaveData(page)
      const visit = () => (light ? page.goto('/') : open(page, '/'))
      const place = (slug: string) => page.locator(`#this-sunday + ul a[href="/churches/${slug}"]`)
      const days = (slug: string) =>
        place(slug)
          .getByText(/May (18|25)/)
          .locator('visible=true')
      // a Sunday on which all have worshiped but Hill, at 11 in California
      await page.clock.setFixedTime('2031-05-18T17:45:00Z')
      await visit()
      await expect(days('san-bartolome')).toHaveText('Sunday, May 25')
      await expect(days('hill')).toHaveCount(0)
      await page.clock.setFixedTime('2031-05-18T23:30:00Z')
      await visit()
      await expect(days('san-bartolome')).toHaveText('Sunday, May 25')
      await expect(days('delta')).toHaveText('Sunday, May 25')
      await expect(days('hill')).toHaveText('Sunday, May 25')
      // on Monday that is "this Sunday" to all
      await page.clock.setFixedTime('2031-05-19T19:00:00Z')
      await visit()
      for (const slug of ['san-bartolome', 'delta', 'hill']) {
        await expect(place(slug)).toContainText(':00')
        await expect(days(slug)).toHaveCount(0)
      }
    })
  }
})

test('the way and a call stay in sight below the first screen, and stand there once', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, path)
  const bar = page.getByRole('navigation', { name: ui.visitBar.en })
  await expect(bar).not.toBeInViewport()
  await page.locator('#services').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 700)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await page.emulateMedia({ media: 'print' })
  await expect(bar).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the times of every week stand there', async ({ page }) => {
    await page.goto(path)
    const hero = page.locator('main section').first()
    await expect(hero).toContainText(ui.everyWeek.en)
    await expect(hero).toContainText(church!.services[0]!.at.replace(/^0?(\d+):.*/, '$1'))
  })

  test('a church of several places shows one way, whatever the hour', async ({ page }) => {
    await page.goto(pathTo('church', 'en', { slug: 'delta' }))
    const hero = page.locator('main section').first()
    expect(await hero.locator('a[href*="/maps/dir/"]').count()).toBeGreaterThan(1)
    await expect(hero.getByRole('link', { name: ui.directions.en })).toHaveCount(1)
  })
})

test('each church’s times can be taken into a calendar, in both languages', async ({ request }) => {
  for (const { slug, services } of churches) {
    for (const locale of locales) {
      const file = churchCalendarPath(slug, locale)
      const answer = await request.get(file)
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
      const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
      const starts = calendar.getAllSubcomponents('vevent').map((event) => {
        const { startDate } = new ICAL.Event(event)
        const { timeZone } = churchNamed(slug)
        return wallClock(startDate.toUnixTime() * 1000, timeZone).time
      })
      for (const { at } of services) expect(starts.join(' ')).toContain(at)
      const again = await request.get(file, {
        headers: { 'if-none-match': answer.headers().etag! },
      })
      expect(again.status()).toBe(304)
    }
  }
})
