import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { pathTo } from '#app/addresses.ts'
import { churches } from '#app/church/read.server.ts'
import { events } from '#app/event/read.server.ts'
import { defaultLocale, locales, withLocale, type Locale } from '#app/language/locale.ts'
import { isLeftOut, notePass } from '../scripts/passed.ts'
import { isAccessible, isToldInOnePiece } from './checks/accessible.ts'
import { speaks } from './checks/language.ts'
import { staysInReach } from './checks/large-text.ts'
import { isWholeOnPaper } from './checks/paper.ts'
import { fitsItsPictures } from './checks/pictures.ts'
import { fitsFingers } from './checks/sizes.ts'
import { countShifts, nothingJumped, openAnew } from './checks/steady.ts'
import { fitsEveryWindow } from './checks/windows.ts'
import { addresses, built, dataOf, expect, forgetChoices, test } from './help/site.ts'
import { checkOf } from './help/unchanged-pages.ts'

// Every page is visited once in each language, and loaded twice: as on a phone and as on a computer. All
// that holds for any page is looked at then, since opening a page is what takes the time; in one tab,
// since the next page opens in it in half the time that a new one takes.

const phone = { width: 390, height: 844 }
const computer = { width: 1440, height: 900 }

type Visit = { path: string; locale: Locale; lost?: true }

const isLast = ({ locale }: Visit) => Number(locale === defaultLocale)
const inOrder = (all: Visit[]) => all.toSorted((one, other) => isLast(one) - isLast(other))

/** Each page in its languages; last the one whose pictures are measured. */
const pages = Map.groupBy(addresses, ({ path }) => dataOf(path).paths[defaultLocale])
  .values()
  .map(inOrder)

const missing: Visit[][] = [
  inOrder(
    locales.map((locale) => ({ path: withLocale('/no-such-page', locale), locale, lost: true })),
  ),
  [{ path: '/give', locale: defaultLocale, lost: true }],
]

/** Bar, menus and footer are the same on all pages of a language. */
const front = new Set<string>(locales.map((locale) => pathTo('home', locale)))

for (const visits of [...pages, ...missing]) {
  const { path, lost } = visits.at(-1)!
  const check = checkOf(
    visits.map((visit) => ({ ...visit, whole: front.has(visit.path) })),
    ...visits.map((visit) => String(isLent(visit.path))),
  )

  test.describe(path, () => {
    test.use({ expected: lost ? [/404 \(Not Found\)/] : [], painted: true })
    test.skip(isLeftOut(check), 'it has passed as it is')
    test.afterEach(() => {
      if (test.info().status === 'passed') notePass(check)
    })

    test('language, weight, nothing jumps, accessible, large text, fits every window and finger, clear head, whole on paper, pictures as large as shown', async ({
      page,
    }) => {
      // nothing on the screen is fetched ahead while scripts are weighed
      await countShifts(page)
      for (const each of visits) await test.step(each.path, () => visit(page, each))
      if (!lost) await fitsItsPictures(page)
    })
  })
}

async function visit(page: Page, { path, locale, lost }: Visit): Promise<void> {
  // looked at on the front page of each language
  const parts = front.has(path) ? {} : { but: ['header', 'footer'] }

  await page.setViewportSize(phone)
  const scripts = countScripts(page)
  const answer = await openAnew(page, path)
  expect.soft(answer?.status()).toBe(lost ? 404 : 200)
  await speaks(page, locale)
  const { title } = dataOf(path).head
  await expect.soft(page).toHaveTitle(title)
  const head = page.getByRole('heading', { level: 1 })
  await expect.soft(head).toHaveCount(1)
  // the front page bears the name of the whole, a church the title that it chose, an event no days
  const church = churches.find(({ slug }) => path === pathTo('church', locale, { slug }))
  const event = events.find(({ id }) => path === pathTo('event', locale, { id }))
  const name = (church?.hero.title ?? event?.title)?.[locale] ?? title.split(' | ')[0]!
  if (!front.has(path)) await expect.soft(head).toContainText(name)
  if (!lost) weighsLittle(scripts())
  await nothingJumped(page)
  await isAccessible(page, 'the page', parts)
  await isToldInOnePiece(page)
  if (front.has(path)) {
    await page.locator('header [aria-haspopup=dialog]').click()
    await page.locator('dialog summary').nth(3).click()
    await isAccessible(page, 'the side menu', { only: 'dialog' })
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize(computer)
  await isAccessible(page, 'the page on a computer', parts)
  if (front.has(path)) {
    await page.locator('header nav button').nth(3).click()
    await isAccessible(page, 'an open menu', { only: 'header' })
    await page.keyboard.press('Escape')
  }
  await staysInReach(page)
  await page.setViewportSize(phone)
  await fitsFingers(page)
  await fitsEveryWindow(page, { composed: !isLent(path) })
  await isWholeOnPaper(page)

  await page.setViewportSize(computer)
  await openAnew(page, path)
  await nothingJumped(page)
  await forgetChoices(page)
}

/** Does another page begin with the same picture? It was composed for one of them: a new church borrows one. */
function isLent(path: string): boolean {
  const { locale } = dataOf(path)
  const sharing = addresses.filter((other) => {
    return other.locale === locale && headPicture(other.path) === headPicture(path)
  })
  return sharing.length > 1
}

function headPicture(path: string): string | undefined {
  const { hero } = dataOf(path).props as { hero?: { picture?: { files: string } } }
  return hero?.picture?.files
}

/** The scripts that are asked for from now on until one asks for them. */
function countScripts(page: Page): () => Set<string> {
  const scripts = new Set<string>()
  const note = (request: Request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  }
  page.on('request', note)
  return () => {
    page.off('request', note)
    return scripts
  }
}

/** What a visitor's browser really fetches, in bytes of the brotli files. */
function weighsLittle(scripts: ReadonlySet<string>): void {
  const weigh = (files: string[]) =>
    files.reduce((sum, file) => sum + readFileSync(`${built}${file}.br`).byteLength, 0)
  const all = [...scripts]
  // Contact brings the rules of a message along
  const most = all.some((file) => file.includes('/ContactUsPage-')) ? 86_400 : 84_400
  expect.soft(weigh(all), 'all scripts').toBeLessThanOrEqual(most)
  expect.soft(weigh(all), 'all scripts').toBeGreaterThan(50_000)
  // what no other page uses
  const own = all.filter((file) => /^\/assets\/\w+Page-/.test(file))
  expect.soft(own).toHaveLength(1)
  expect.soft(weigh(own), 'the script of the page').toBeLessThanOrEqual(6000)
}
