import { locales } from '#app/i18n/locale.ts'
import { pathTo } from '#app/site/routes.ts'
import { churches } from '#content/churches/index.ts'
import { contactUs } from '#content/pages/contact-us.ts'
import { site } from '#content/site.ts'
import { ui } from '#content/ui.ts'
import type { Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

const { form } = contactUs

async function fill(page: Page, locale: 'en' | 'es') {
  await page.getByLabel(form.name[locale], { exact: true }).fill('Elena Castillo')
  await page.getByLabel(form.email[locale], { exact: true }).fill('elena@example.org')
  await page.getByLabel(form.subject[locale], { exact: true }).fill('A visit')
  await page
    .getByLabel(form.message[locale], { exact: true })
    .fill('Is there a class for a child of four?')
  await page.getByLabel(form.church[locale]).selectOption('oakley')
  await page.getByLabel(form.consent[locale]).check()
}

for (const locale of locales) {
  test(`the office and five churches can be reached, in their order (${locale})`, async ({
    page,
  }) => {
    await open(page, pathTo('contactUs', locale))
    const main = page.getByRole('main')
    for (const line of site.office.address.lines) await expect(main).toContainText(line)
    await expect(main.getByRole('link', { name: site.office.email })).toBeVisible()
    const cards = page.locator('#churches-section article')
    const order = ['pittsburg', 'san-francisco', 'oakley', 'spain', 'india']
    await expect(cards).toHaveCount(order.length)
    for (const [index, slug] of order.entries()) {
      const church = churches.find((each) => each.slug === slug)!
      const card = cards.nth(index)
      await expect(card.getByRole('heading')).toHaveText(church.name[locale])
      await expect(card).toContainText(church.email)
      const to = pathTo('church', locale, { slug })
      await expect(card.locator(`a[href="${to}"]`)).toBeVisible()
      await expect(card.getByText(ui.timesBeingConfirmed[locale])).toHaveCount(
        church.confirmed === false ? 1 : 0,
      )
    }
    // the three services of India
    expect((await cards.last().innerText()).match(/\d+:\d\d/g)).toEqual(['10:00', '11:00', '7:00'])
  })

  test(`an empty form says beside each field what to do, and leads to the first (${locale})`, async ({
    page,
  }) => {
    await open(page, pathTo('contactUs', locale))
    // the browser's own messages come first; ours after one has begun to correct
    await page.locator('form').evaluate((element: HTMLFormElement) => (element.noValidate = true))
    await page.getByRole('button', { name: form.send[locale] }).click()
    for (const field of ['name', 'email', 'subject', 'message', 'consent'] as const) {
      await expect(page.getByText(form.errors[field][locale])).toBeVisible()
      await expect(page.locator(`[name=${field}]`)).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator(`[name=${field}]`)).toHaveAccessibleDescription(
        form.errors[field][locale],
      )
    }
    await expect(page.getByLabel(form.name[locale], { exact: true })).toBeFocused()
  })
}

test('the fields are as the specification says', async ({ page }) => {
  await open(page, '/contact-us')
  for (const name of ['name', 'email', 'subject', 'message']) {
    await expect(page.locator(`[name=${name}]`)).toHaveAttribute('required', '')
  }
  await expect(page.locator('[name=email]')).toHaveAttribute('type', 'email')
})

test('what is typed survives a change of language and a reload', async ({ page }) => {
  await open(page, '/contact-us')
  await fill(page, 'en')
  await page
    .locator('header')
    .getByRole('button', { name: /Language/ })
    .click()
  await page.locator('header').getByRole('link', { name: 'Español' }).first().click()
  await expect(page).toHaveURL('/es/contact-us')
  const text = page.getByLabel(form.message.es, { exact: true })
  await expect(text).toHaveValue('Is there a class for a child of four?')
  await page.reload()
  await expect(text).toHaveValue('Is there a class for a child of four?')
  await expect(page.getByLabel(form.consent.es)).toBeChecked()
  await expect(page.getByLabel(form.church.es)).toHaveValue('oakley')
})

test('a map is 300 pixels high, and asks nobody before the visitor does', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort())
  await open(page, '/contact-us')
  const map = page.locator('iframe, [class*=preview]').first()
  await map.scrollIntoViewIfNeeded()
  expect((await map.boundingBox())!.height).toBe(300)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('link', { name: ui.openMap.en })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\//,
  )
})

test.describe('when the visitor asks for the map', () => {
  test.use({ expected: [/openstreetmap|ERR_FAILED/] })

  test('that one is shown, and always from then on if one says so', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'a map' }),
    )
    await open(page, '/contact-us')
    await page.getByLabel(ui.alwaysEmbeds.en).check()
    await page.getByRole('button', { name: ui.showMap.en }).click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed/)
    expect((await frame.boundingBox())!.height).toBe(300)
    await open(page, '/churches/pittsburg#contact')
    await expect(page.locator('iframe')).toHaveCount(1)
  })
})
