import type { Page } from '@playwright/test'
import { ui } from '#app/fellowship/common-words.server.ts'
import {
  asksToSaveData,
  expect,
  hydrated,
  inMotion,
  isLaterScript,
  isMarked,
  mark,
  open,
  test,
} from './help/site.ts'

test.use(inMotion)

const light = (page: Page) => page.locator('html[data-light]')
const lightSwitch = (page: Page) => page.getByRole('checkbox', { name: ui.light.en })

/** The paths of all that is asked for from now on. */
function askedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

test('who saves data is sent no script for later, no font, no film, small pictures, and links load pages', async ({
  page,
}) => {
  await asksToSaveData(page)
  const asked = askedFor(page)
  await page.goto('/')
  for (const picture of await page.locator('main picture img[loading=lazy]').all()) {
    await picture.scrollIntoViewIfNeeded()
    const { taken, width } = await picture.evaluate(async (image: HTMLImageElement) => {
      if (!image.complete) await new Promise((resolve) => image.addEventListener('load', resolve))
      return { taken: image.currentSrc, width: image.naturalWidth }
    })
    expect(taken).toMatch(/-light\.avif$/)
    expect(width).toBeGreaterThan(0)
  }
  await page.waitForLoadState('networkidle')
  expect(
    asked.filter(
      (path) => /\.(webm|mp4|json|woff2)$/.test(path) || isLaterScript({ pathname: path }),
    ),
  ).toEqual([])

  await mark(page)
  await page.getByRole('main').getByRole('link', { name: 'Learn More' }).first().click()
  await expect(page).toHaveTitle('About Us | Harbor Lights')
  expect(await isMarked(page)).toBe(false)
})

test('a button that needs scripts brings them, answers the very press, and nothing comes ahead', async ({
  page,
}) => {
  await asksToSaveData(page)
  const asked = askedFor(page)
  await page.goto('/')
  await page.getByRole('button', { name: ui.nearestChurch.en }).click()
  await expect(page.getByText(ui.nearestUnknown.en)).toBeVisible()
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Learn More' }).first().hover()
  await page.mouse.wheel(0, 300)
  await page.waitForLoadState('networkidle')
  // what the page itself is made of comes with React
  expect(asked.filter((path) => /\.(webm|mp4)$|\/data\.json$/.test(path))).toEqual(['/data.json'])
})

test('the switch in the footer is remembered, and stands above what the browser asks for', async ({
  page,
}) => {
  await open(page, '/')
  await expect(lightSwitch(page)).not.toBeChecked()
  await lightSwitch(page).check()
  await expect(light(page)).toBeAttached()

  await page.goto('/es')
  const [switched, text] = [page.locator('footer input[name=light]'), ui.light.es]
  await expect(page.locator('footer label')).toHaveText(text)
  await expect(switched).toBeChecked()
  await expect(light(page)).toBeAttached()
  const font = page.waitForRequest('**/*.woff2')
  await switched.uncheck()
  await font
  await hydrated(page)

  await asksToSaveData(page)
  await open(page, '/')
  await expect(lightSwitch(page)).not.toBeChecked()
})

test('where nothing can be kept the switch holds until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('blocked')
      },
    })
  })
  await open(page, '/')
  await lightSwitch(page).check()
  await expect(light(page)).toBeAttached()
  await lightSwitch(page).uncheck()
  await expect(light(page)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no switch that does nothing', async ({ page }) => {
    await page.goto('/')
    await expect(lightSwitch(page)).toBeHidden()
  })
})
