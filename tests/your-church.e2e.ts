import type { Page } from '@playwright/test'
/** Pages that are of no church end with the visitor's own: when it worships, how to get there, whom to ask. */
import { pathTo } from '#app/addresses.ts'
import { churches } from '#app/church/read.server.ts'
import { ask, closing, serviceKinds, ui } from '#app/fellowship/common-words.server.ts'
import { withLocale } from '#app/language/locale.ts'
import { now } from './fixture.ts'
import {
  expect,
  inEachLanguage,
  open,
  openAt,
  read,
  readInEachLanguage,
  test,
} from './help/site.ts'

const end = (page: Page) => page.locator('#your-church')

/** The pages that are of no church, and what one asks about where they end. */
const closed = {
  '/welcome/new-believer': 'baptism',
  '/we-believe': 'faith',
  '/our-vision': undefined,
  '/praise-chapel-global': undefined,
  '/meet-the-pastors': undefined,
  '/ministries/connect-groups': 'groups',
  '/ministries/outreach': 'serving',
  '/ministries/kids': 'children',
  '/events/past-retreat': undefined,
  '/events/coming-month': undefined,
}

readInEachLanguage('these pages end with a church', async (page, locale) => {
  for (const [path, topic] of Object.entries(closed)) {
    await read(page, withLocale(path, locale))
    const last = page.getByRole('main').locator('> section, > div').last()
    await expect(last, path).toHaveAttribute('id', 'your-church')
    await expect(last.getByRole('listitem'), path).toHaveCount(churches.length)
    const about = `?church=hill${topic ? `&topic=${topic}` : ''}#write`
    await expect(
      last.locator(`a[href="${pathTo('contactUs', locale)}${about}"]`),
      path,
    ).toHaveCount(1)
  }
})

readInEachLanguage(
  'a page ends with each church, its worship by its name and a way to ask',
  async (page, locale) => {
    await read(page, pathTo('kids', locale))
    await expect(end(page).getByRole('listitem')).toHaveCount(churches.length)
    const hill = end(page)
      .getByRole('listitem')
      .filter({ hasText: { en: 'Hill', es: 'La Colina' }[locale] })
    await expect(hill).toContainText(
      { en: '11:00 AM', es: '11:00 a. m.' }[locale].replaceAll(' ', '\u00a0'),
    )
    await expect(hill).toContainText(serviceKinds.worship[locale])
    // in which languages somebody answers, where that is known
    const rows = end(page).getByRole('listitem')
    const languages = { en: 'Swahili and English', es: 'suajili e inglés' }[locale]
    await expect(rows.filter({ hasText: languages })).toHaveText(/Nairobi/)
    await expect(rows.filter({ hasText: languages })).toHaveCount(1)
    // the page says what the question is about
    await expect(hill.getByRole('link', { name: closing.ask[locale] })).toHaveAttribute(
      'href',
      `${pathTo('contactUs', locale)}?church=hill&topic=children#write`,
    )
    // where no address is given, one asks for it
    await expect(hill.getByRole('link', { name: ui.askForPlace[locale] })).toHaveAttribute(
      'href',
      `${pathTo('contactUs', locale)}?church=hill&topic=place#write`,
    )
  },
)

inEachLanguage(
  'who goes to a church from there finds it at the end of other pages',
  async (page, locale) => {
    await openAt(page, now, pathTo('ourVision', locale))
    await end(page).locator('a[href$="/churches/harbor"]').click()
    await expect(page).toHaveURL(pathTo('church', locale, { slug: 'harbor' }))
    await open(page, pathTo('weBelieve', locale))
    const own = end(page)
    await expect(own.getByText(closing.yours[locale])).toBeVisible()
    await expect(own.getByRole('heading')).toHaveText(/^(Harbor|El Puerto)/)
    await expect(own.getByText(ui.nextService[locale])).toBeVisible()
    // worship, though something else takes place today
    await expect(
      own.getByText({ en: 'Sunday, May 18', es: 'Domingo, 18 de mayo' }[locale]).first(),
    ).toBeVisible()
    // in the order in which a phone's owner wants them, the form among them; whose they are is heard
    const of = { en: 'Harbor, California', es: 'El Puerto, California' }[locale]
    await expect(own.locator('ul').first().getByRole('link')).toHaveText([
      `${ask.whatsapp[locale]}: ${of}`,
      new RegExp(`^${ui.call[locale]} .+: ${of}$`),
      `${ask.write[locale]}: ${of}`,
      'harbor@lighthouse.example',
    ])
    await expect(
      own.getByText({ en: 'English and Spanish', es: 'inglés y español' }[locale]),
    ).toBeVisible()
    // the others are there, too
    await own.locator('summary').click()
    await expect(
      own.getByRole('link', { name: { en: 'Hill', es: 'La Colina' }[locale] }).first(),
    ).toBeVisible()
    // a page of that church ends with it alone: there are none to open
    await open(page, pathTo('recordings', locale, { slug: 'harbor' }))
    await expect(own.getByText(closing.yours[locale])).toBeVisible()
    await expect(own.getByText(closing.others[locale])).toHaveCount(0)
  },
)

test('a church that is no more, and blocked storage, leave all of them', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('church', 'closed'))
  await open(page, '/our-vision')
  await expect(end(page).getByRole('listitem')).toHaveCount(churches.length)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await open(page, '/we-believe')
  await expect(end(page).getByRole('listitem')).toHaveCount(churches.length)
})

test.describe('where the browser tells', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 38.1, longitude: -122.1 } })

  test('the nearest church is the visitor’s, unless another was chosen', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: ui.nearestChurch.en }).click()
    await expect(page.locator('[aria-live=polite] li').first()).toContainText('Lake')
    await open(page, '/our-vision')
    await expect(end(page).getByRole('heading')).toHaveText(/^Lake/)
    await page.evaluate(() => localStorage.setItem('church', 'harbor'))
    await open(page, '/')
    await page.getByRole('button', { name: ui.nearestChurch.en }).click()
    await expect(page.locator('[aria-live=polite] li').first()).toContainText('Lake')
    await open(page, '/our-vision')
    await expect(end(page).getByRole('heading')).toHaveText(/^Harbor/)
  })

  test('the nearest church is kept before it is seen, for whoever goes on at once', async ({
    page,
  }) => {
    await open(page, '/')
    await page.getByRole('button', { name: ui.nearestChurch.en }).evaluate((button) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[aria-live=polite] li')) return
        observer.disconnect()
        document.body.dataset.keptWhenSeen = localStorage.getItem('church') ?? 'nothing'
      })
      observer.observe(document.body, { childList: true, subtree: true })
      ;(button as HTMLButtonElement).click()
    })
    await expect(page.locator('body')).toHaveAttribute('data-kept-when-seen', 'lake')
  })
})

readInEachLanguage(
  'on a phone a church takes three lines: its name with a way to ask, and its worship',
  async (page, locale) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await read(page, pathTo('ourVision', locale))
    const hill = end(page)
      .getByRole('listitem')
      .filter({ hasText: { en: 'Hill', es: 'La Colina' }[locale] })
    await expect(hill).toContainText(serviceKinds.worship[locale])
    const name = (await hill.locator('a[href$="/churches/hill"]').boundingBox())!
    const question = hill.getByRole('link', { name: closing.ask[locale] })
    expect((await question.boundingBox())!.y).toBeLessThan(name.y + name.height)
    expect((await hill.boundingBox())!.height).toBeLessThan(3 * name.height)
  },
)

readInEachLanguage(
  'on paper a church takes a line, and all of them stand on one sheet',
  async (page, locale) => {
    await page.setViewportSize({ width: 680, height: 1009 })
    await page.emulateMedia({ media: 'print' })
    await read(page, withLocale('/our-vision', locale))
    const harbor = end(page)
      .getByRole('listitem')
      .filter({ hasText: { en: 'Harbor', es: 'El Puerto' }[locale] })
    const name = (await harbor.locator('a[href$="/churches/harbor"]').boundingBox())!
    const time = (await harbor.getByText(/10:00/).filter({ visible: true }).last().boundingBox())!
    expect(time.x).toBeGreaterThan(name.x + name.width)
    expect(Math.abs(time.y - name.y)).toBeLessThan(name.height)
    await expect(end(page).getByRole('list')).toHaveCSS('break-inside', 'avoid')
  },
)
