import type { Page } from '@playwright/test'
import { pathTo } from '#app/addresses.ts'
import { ui } from '#app/fellowship/common-words.server.ts'
/** Whoever wants to take a friend along sends a message that is already written, or hands out a card. */
import { locales, type Locale } from '#app/language/locale.ts'
import { now } from './fixture.ts'
import { expect, inEachLanguage, open, openAt, read, reading, test } from './help/site.ts'

const slug = 'harbor'
const label = (page: Page, locale: Locale) =>
  page.locator('summary').filter({ hasText: ui.invite[locale] })
/** Another gathering comes first, on Wednesday evening: one is invited to worship, and told so. */
const toWorship = {
  en: 'Want to come to church with me? Worship service, Sunday, May 18, 10:00 AM, Harbor, California.',
  es: '¿Vamos a la iglesia? Servicio de adoración: domingo, 18 de mayo, 10:00 a. m., El Puerto, California.',
}
const plain = (text: string) => text.replace(/\s/g, ' ')

inEachLanguage('the message says when, and leads to the church', async (page, locale) => {
  await page.clock.setFixedTime(now)
  const path = pathTo('church', locale, { slug })
  await open(page, path)
  await label(page, locale).click()
  const link = page.getByRole('link', { name: /WhatsApp/ })
  const sent = new URL((await link.getAttribute('href'))!)
  expect(sent.host).toBe('wa.me')
  const message = plain(sent.searchParams.get('text')!)
  expect(message).toBe(`${toWorship[locale]} https://lighthouse.example${path}`)
})

const toEvent = {
  en: 'Shall we go together? School of signals. June 2–20, 2031, 6:30 PM, Barcelona, Spain.',
  es: '¿Vamos? Escuela de señales. Del 2 al 20 de junio de 2031, 18:30, Barcelona, España.',
}

inEachLanguage(
  'the page of an event sends what, when, where and its address, until it is over',
  async (page, locale) => {
    await page.clock.setFixedTime(now)
    const path = pathTo('event', locale, { id: 'coming-school' })
    await open(page, path)
    await label(page, locale).click()
    const link = page.getByRole('link', { name: /WhatsApp/ })
    const sent = new URL((await link.getAttribute('href'))!).searchParams.get('text')!
    expect(plain(sent)).toBe(`${toEvent[locale]} https://lighthouse.example${path}`)
    await openAt(page, '2031-06-21T12:00:00Z', path)
    await expect(label(page, locale)).toHaveCount(0)
  },
)

test('where the device can share by itself, it does', async ({ page }) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      document.documentElement.dataset.shared = JSON.stringify(data)
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await openAt(page, now, pathTo('church', 'en', { slug }))
  await label(page, 'en').click()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-shared', /Sunday, May 18/)
  await expect(html).toHaveAttribute('data-shared', /churches\/harbor"/)
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the message says the times of every week, each with what it is', async ({ page }) => {
    const sent = async (slug: string) => {
      const path = pathTo('church', 'es', { slug })
      await page.goto(path)
      const link = page.locator('a[href^="https://wa.me/"]')
      const { searchParams } = new URL((await link.getAttribute('href'))!)
      return plain(searchParams.get('text')!).replace(/ https:.*/, '')
    }
    expect(await sent('hill')).toBe(
      '¿Vamos a la iglesia? Servicio de adoración: domingo 11:00 a. m., La Colina, California.',
    )
    expect(await sent('delta')).toBe(
      '¿Vamos a la iglesia? Iglesia principal, Aruvalapeta: domingo 10:00 a. m.; Iglesia hija, Aruvalapeta: 11:00 a. m.; Iglesia del pueblo, Bhimavaragudem: 7:00 p. m., El Delta, India costera.',
    )
  })
})

reading('the card speaks both languages and prints alone, on one sheet of A6', async ({ page }) => {
  await read(page, pathTo('invitationCard', 'es', { slug }))
  const card = page.locator('main article')
  for (const locale of locales) {
    await expect(card.locator(`[lang=${locale}]`)).toContainText('10:00')
    await expect(card.locator(`[lang=${locale}]`)).toContainText('1 Quay Street')
  }
  await expect(card.locator('[lang]').first()).toHaveAttribute('lang', 'es')
  // the young have a door of their own
  await expect(card.locator('[lang=es] li').filter({ hasText: 'Jóvenes' })).toHaveText(
    /^Viernes, 7:30.*Jóvenes *2 Quay Street, detrás del mercado$/,
  )
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('h1')).toBeHidden()
  await expect(page.locator('body > * header').first()).toBeHidden()
  await expect(page.locator('body > * > footer, body > footer')).toBeHidden()
  // the code, whom to call and the address are on the sheet, and whole
  const reach = card.locator('footer')
  await expect(reach).toBeVisible()
  const [sheetBox, reachBox] = [await card.boundingBox(), await reach.boundingBox()]
  expect(reachBox!.height).toBeGreaterThan(90)
  expect(reachBox!.y + reachBox!.height).toBeLessThanOrEqual(sheetBox!.y + sheetBox!.height + 1)
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...sheet.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  const millimeters = boxes.map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) * 25.4) / 72)),
  )
  expect(millimeters).toEqual([[105, 148]])
})

reading('a phone shows of the picture of the card what paper shows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await read(page, pathTo('invitationCard', 'es', { slug }))
  const map = (await page.locator('main article picture').locator('..').boundingBox())!
  expect(map.width / map.height).toBeCloseTo(105 / 50, 1)
})

reading(
  'however many times the card lists, its code, phone and address are whole',
  async ({ page }) => {
    await read(page, pathTo('invitationCard', 'es', { slug }))
    await page.emulateMedia({ media: 'print' })
    const card = page.locator('main article')
    const [sheet, whole] = [await card.boundingBox(), await card.locator('footer').boundingBox()]
    const textHeight = () =>
      card
        .locator('ul b')
        .first()
        .evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize))
    const few = await textHeight()
    for (const count of [6, 20]) {
      await card.locator('ul').evaluateAll((lists, wanted) => {
        for (const list of lists) {
          const line = list.firstElementChild!
          line.lastElementChild!.textContent += ', from June 1, 2031, until December 27, 2031'
          while (list.children.length < wanted) list.append(line.cloneNode(true))
        }
      }, count)
      expect(await card.boundingBox()).toEqual(sheet)
      const reach = await card.locator('footer').boundingBox()
      expect(reach!.height).toBe(whole!.height)
      expect(reach!.y + reach!.height).toBeLessThanOrEqual(sheet!.y + sheet!.height)
      // nothing stands over it
      const onTop = await card.locator('footer').evaluate((footer) => {
        const { left, top } = footer.querySelector('svg')!.getBoundingClientRect()
        return footer.contains(document.elementFromPoint(left + 8, top + 8))
      })
      expect(onTop).toBe(true)
      expect(await textHeight()).toBeLessThan(few)
    }
  },
)

reading('remarks on the card go on in their line', async ({ page }) => {
  await read(page, pathTo('invitationCard', 'en', { slug }))
  const line = (locale: Locale, day: string) =>
    page.locator(`main article [lang=${locale}] li`).filter({ hasText: day })
  await expect(line('en', 'Sunday')).toContainText('Worship service, in English and Spanish')
  await expect(line('es', 'Domingo')).toContainText('Servicio de adoración, en inglés y español')
})

reading(
  'the card says in which languages a church speaks, and how to get its address',
  async ({ page }) => {
    const side = (locale: Locale) => page.locator(`main article [lang=${locale}]`)
    await read(page, pathTo('invitationCard', 'en', { slug: 'san-bartolome' }))
    await expect(side('en')).toContainText('In English, interpreted into Spanish')
    await expect(side('es')).toContainText('En inglés, con traducción al español')
    await read(page, pathTo('invitationCard', 'en', { slug: 'hill' }))
    await expect(side('en')).toContainText(['Hill, California', ui.writeForPlace.en].join(''))
    await expect(side('es')).toContainText(['La Colina, California', ui.writeForPlace.es].join(''))
  },
)
