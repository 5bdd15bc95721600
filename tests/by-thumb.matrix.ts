import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { now } from './fixture.ts'
import { inFolder, openEditor, test } from './help/in-editor.ts'

// How long a volunteer takes on a phone for what changes often, from the editor's first list until it is
// saved, at the pace of a person: `npm run test:open -- by-thumb`. Nothing fails for its time.

/** To find what to press, and press it, in milliseconds: https://en.wikipedia.org/wiki/Keystroke-level_model */
const tapping = 1200
/** A letter on the keyboard of a phone: https://doi.org/10.1145/3338286.3340120 tells of 36 words a minute. */
const typing = 330
/** The phone's own wheel of days, of hours or of photographs: opened, turned, confirmed. */
const choosing = 3 * tapping
const swiping = 600

/** How high the editor's bar is. */
const bar = 56

test.use({ locale: 'en-US', viewport: { width: 390, height: 664 }, hasTouch: true })
test.setTimeout(300_000)

const part = (page: Page, path: string) => page.locator(`section[data-key-path="${path}"]`)

/** Brings something between the editor's bar and the edge of the screen, a long swipe or a short one each time. */
async function see(page: Page, wanted: Locator, swipe = 400) {
  await page.mouse.move(195, 400)
  const seen = async () => {
    const box = (await wanted.isVisible()) && (await wanted.boundingBox())
    if (box && box.y > bar && box.y + Math.min(box.height, 60) < 664) return true
    await page.mouse.wheel(0, box && box.y <= bar ? -250 : swipe)
    return false
  }
  await expect.poll(seen, { intervals: [swiping], timeout: 60_000 }).toBe(true)
}

async function tap(page: Page, wanted: Locator) {
  // what is far down is not there yet
  await wanted.waitFor({ timeout: 3000 }).catch(() => undefined)
  await see(page, wanted)
  await page.waitForTimeout(tapping)
  await wanted.click()
}

async function type(page: Page, path: string, text: string) {
  await tap(page, part(page, path).locator('input, textarea').first())
  await page.keyboard.type(text, { delay: typing })
}

async function choose(page: Page, path: string, value: string) {
  const field = part(page, path).locator('input').first()
  await tap(page, field)
  await page.waitForTimeout(choosing)
  await field.fill(value)
}

const add = (page: Page, path: string) =>
  tap(page, part(page, path).getByRole('button', { name: /^Add/ }).last())

const church = 'content/churches/harbor.json'
const event = 'content/events/harvest-supper.json'
const today = now.slice(0, 10)

async function openChurch(page: Page, list: 'This week' | 'Churches') {
  await tap(page, page.getByText(list, { exact: true }).first())
  await tap(page, page.getByText('Harbor', { exact: true }).first())
}

const tasks: Record<string, (page: Page) => Promise<void>> = {
  'a time': async (page) => {
    await openChurch(page, 'Churches')
    await choose(page, 'services.0.at', '18:15')
  },
  'a service that is called off': async (page) => {
    await openChurch(page, 'This week')
    await add(page, 'cancelled')
    await choose(page, 'cancelled.1.on', '2031-05-18')
    await type(page, 'cancelled.1.reason.en', 'The hall is flooded.')
    await type(page, 'cancelled.1.reason.es', 'El salón se inundó.')
  },
  'one more service': async (page) => {
    await openChurch(page, 'This week')
    await add(page, 'extra')
    await choose(page, 'extra.1.on', '2031-05-20')
    await choose(page, 'extra.1.at', '18:00')
    await tap(page, part(page, 'extra.1.kind').getByRole('combobox'))
    await tap(page, page.getByRole('option').nth(1))
  },
  'a notice in both languages': async (page) => {
    await openChurch(page, 'This week')
    await add(page, 'notices')
    await choose(page, 'notices.0.from', today)
    await choose(page, 'notices.0.to', '2031-05-18')
    await type(page, 'notices.0.text.en', 'The hall is flooded: today we meet at 11 in the gym.')
    await type(page, 'notices.0.text.es', 'El salón se inundó: hoy a las 11 en el gimnasio.')
  },
  'a photograph of a church': async (page) => {
    await openChurch(page, 'Churches')
    // what is passed by too quickly is not drawn, only the place where it will be
    await see(page, part(page, 'youth'), 1200)
    const picture = part(page, 'youth.picture.src')
    await see(page, picture)
    await page.waitForTimeout(tapping + choosing)
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const taken = sharp({
      create: { width: 4032, height: 3024, channels: 3, background: '#888', noise },
    })
    const buffer = await taken.jpeg().toBuffer()
    const file = { name: 'IMG_0815.jpg', mimeType: 'image/jpeg', buffer }
    await picture.locator('input[type=file]').first().setInputFiles(file)
    await expect(picture).toContainText('IMG_0815')
    await type(page, 'youth.picture.alt.en', 'Our hall on Sunday')
    await type(page, 'youth.picture.alt.es', 'Nuestro salón el domingo')
  },
  'an event': async (page) => {
    await tap(page, page.getByText('Events', { exact: true }).first())
    await tap(
      page,
      page
        .getByRole('button', { name: /^(New|Create)/ })
        .or(page.getByRole('link', { name: /^(New|Create)/ }))
        .first(),
    )
    await type(page, 'title.en', 'Harvest supper')
    await type(page, 'title.es', 'Cena de la cosecha')
    await type(page, 'summary.en', 'Bring a dish.')
    await type(page, 'summary.es', 'Traiga un plato.')
    await tap(page, part(page, 'category').getByRole('combobox'))
    await tap(page, page.getByRole('option').nth(1))
    await type(page, 'from', '2031-10-07')
    await type(page, 'to', '2031-10-07')
    await tap(page, part(page, 'timeZone').getByRole('combobox'))
    await tap(page, page.getByRole('option', { name: /Los_Angeles/ }))
    await type(page, 'location.en', 'Harbor')
    await type(page, 'location.es', 'El Puerto')
  },
}

for (const [task, does] of Object.entries(tasks)) {
  test(`by thumb: ${task}`, async ({ page }) => {
    await page.clock.setFixedTime(now)
    await openEditor(page, {}, { [church]: readFileSync(`tests/${church}`, 'utf8') })
    await expect(page.getByText('This week').first()).toBeVisible()
    const saved = async () => [await inFolder(page, church), await inFolder(page, event)]
    const before = await saved()
    const start = performance.now()
    await does(page)
    await page.waitForTimeout(tapping)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(saved).not.toEqual(before)
    console.log(`${task}: ${Math.round((performance.now() - start) / 1000)} s`)
  })
}
