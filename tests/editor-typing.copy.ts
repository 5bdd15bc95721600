import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { address, inFolder, isClosed, openEditor, reach, test } from './help/in-editor.ts'
import { supper, type Json } from './help/mistakes.ts'

// key by key, as somebody types: what a field shows is what is saved, or it is told that it cannot be

const church = 'content/churches/harbor.json'
const event = 'content/events/supper.json'
/** A church of which nobody has looked at anything on a day that is still to come. */
const harborWith = (more: object) => {
  const { cancelled: _, ...rest } = JSON.parse(readFileSync(`tests/${church}`, 'utf8')) as Json
  for (const service of rest.services) delete service.checked
  return JSON.stringify({ ...rest, ...more })
}

const field = (page: Page, way: string) => page.locator(`section[data-key-path="${way}"]`)

async function typeInto(page: Page, way: string, keys: string): Promise<void> {
  const input = field(page, way).locator('input')
  await reach(page, input)
  await input.focus()
  await page.keyboard.type(keys)
}

for (const [language, words] of [
  ['en-US', { save: 'Save', half: 'at: the time is only half', day: 'This day is' }],
  ['es-ES', { save: 'Guardar', half: 'La reunión de las: la hora está a', day: 'Este día está' }],
] as const) {
  test.describe(language, () => {
    test.use({ locale: language })

    test('half a time, and a day that is not in the calendar, are told of at their field', async ({
      page,
    }) => {
      const given = { ...supper(1), to: '2040-02-16', at: '18:30' }
      const before = JSON.stringify(given)
      await openEditor(
        page,
        { useDraftBackup: false },
        { [church]: harborWith({}), [event]: before },
      )
      const save = page.getByRole('button', { name: words.save, exact: true })
      const refused = page.getByRole('alertdialog')

      // a service of this week is called off: without its hour it would be all of that day
      await page.goto(`${address}#/collections/this-week/entries/harbor`)
      await field(page, 'cancelled')
        .getByRole('button', { name: /^(Add|Agregar)/ })
        .click()
      const first = 'cancelled.0'
      await field(page, `${first}.on`).locator('input').fill('2040-12-02')
      await typeInto(page, `${first}.at`, '0700')
      await field(page, `${first}.reason.en`).locator('textarea').fill('We are away.')
      await field(page, `${first}.reason.es`).locator('textarea').fill('Estamos de viaje.')
      await expect(field(page, `${first}.at`).locator('> p.said')).toBeVisible()
      // a form that is folded would take it along
      await field(page, 'cancelled').locator('[aria-expanded=true]').last().click()
      await expect(field(page, `${first}.at`)).toBeVisible()
      await save.click()
      await expect(refused).toContainText(words.half)
      await refused.getByRole('button').last().click()
      await expect(field(page, `${first}.at`)).toBeInViewport()
      expect(JSON.parse((await inFolder(page, church))!)).not.toHaveProperty('cancelled')
      await field(page, `${first}.at`).locator('input').focus()
      await page.keyboard.type('1000AM')
      await save.click()
      const called = async () => JSON.parse((await inFolder(page, church)) || '{}') as object
      await expect.poll(called).toHaveProperty('cancelled.0.at', '10:00')
      await isClosed(page)

      // alone, where nothing else has been changed
      await page.goto(`${address}#/collections/events/entries/supper`)
      const closes = field(page, 'closes')
      await typeInto(page, 'closes', '02312039')
      await expect(closes.locator('> p.said')).toHaveCount(0)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(closes.locator('> p.said')).toContainText(words.day)
      await closes.locator('input').focus()
      await page.keyboard.type('02152039')
      await expect(closes.locator('> p.said')).toHaveCount(0)

      // an hour taken out, and not its minutes
      await typeInto(page, 'at', '')
      await page.keyboard.press('Backspace')
      await field(page, 'title.en').locator('input').fill('Supper for all')
      await save.click()
      await expect(refused).toBeVisible()
      await refused.getByRole('button').last().click()
      await expect(field(page, 'at').locator('> p.said')).toBeInViewport()
      expect(await inFolder(page, event)).toBe(before)
    })
  })
}

test('a decimal comma is a decimal point, and what is no number is not taken for another', async ({
  page,
}) => {
  const harbor = harborWith({ country: 'gb', timeZone: 'Europe/London' })
  await openEditor(page, { locale: 'en-US', useDraftBackup: false }, { [church]: harbor })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const refused = page.getByRole('alertdialog')
  await page.goto(`${address}#/collections/churches/entries/harbor`)
  const numbers = [
    ['map.latitude', '37,99', 37.99],
    // west of London, where nothing but zero comes before the point
    ['map.longitude', '-0,05', -0.05],
    ['services.0.minutes', '90 min', 90],
  ] as const
  for (const [way, keys] of numbers) {
    await reach(page, field(page, way).locator('input'))
    await field(page, way).locator('input').fill('')
    await typeInto(page, way, keys)
  }
  await page.keyboard.press('Tab')
  const minutes = field(page, 'services.0.minutes')
  await expect(minutes.locator('> p.said')).toContainText('“90 min” is not a number')
  await expect(field(page, 'map.latitude').locator('> p.said')).toHaveCount(0)
  await save.click()
  await expect(refused).toContainText('Service 1 › Minutes: “90 min” is not a number')
  expect(await inFolder(page, church)).toBe(harbor)
  await refused.getByRole('button').last().click()
  await minutes.locator('input').focus()
  for (let left = 0; left < 4; left++) await page.keyboard.press('Backspace')
  await expect(minutes.locator('> p.said')).toHaveCount(0)
  await save.click()
  const saved = async () => JSON.parse((await inFolder(page, church)) || '{}') as object
  await expect.poll(saved).toMatchObject({ map: { latitude: 37.99, longitude: -0.05 } })
})

test('a telephone number that was copied with other spaces is saved with plain ones', async ({
  page,
}) => {
  await openEditor(page, { locale: 'en-US', useDraftBackup: false }, { [church]: harborWith({}) })
  await page.goto(`${address}#/collections/churches/entries/harbor`)
  const phone = field(page, 'phone').locator('input')
  await reach(page, phone)
  await phone.fill('')
  await page.keyboard.insertText('\u202A+1\u00A0925\u00A0555\u20090100\u202C')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = async () => JSON.parse((await inFolder(page, church)) || '{}') as object
  await expect.poll(saved).toHaveProperty('phone', '+1 925 555 0100')
})

test('the tabs of what was pasted from Word are saved as spaces', async ({ page }) => {
  await openEditor(
    page,
    { locale: 'en-US', useDraftBackup: false },
    { [event]: JSON.stringify(supper(1)) },
  )
  await page.goto(`${address}#/collections/events/entries/supper`)
  const summary = field(page, 'summary.en').locator('textarea')
  await summary.fill('')
  await page.keyboard.insertText('A long table for all, number 1.\n•\tBring a dish.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = async () => JSON.parse((await inFolder(page, event)) || '{}') as object
  const pasted = 'A long table for all, number 1.\n• Bring a dish.'
  await expect.poll(saved).toHaveProperty('summary.en', pasted)
})
