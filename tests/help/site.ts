import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test'
import { routes } from '#app/addresses.ts'
import { locales, type Locale } from '#app/language/locale.ts'
import type * as entryServer from '../../src/entry-server.ts'
import { leaveUnpainted } from './unpainted.ts'

/** Where the built site lies that is tried: the configuration of Playwright says which. */
export const built = process.env.SITE!

// what was built, asked by the same functions that built it
const server = pathToFileURL(path.resolve(built, '../server/entry-server.js')).href
const rendering = (await import(server)) as typeof entryServer

/** Every page of the site in every language. */
export const addresses = rendering.addresses()

/** The file of a page. */
export const fileOf = (path: string) => `${built}${path === '/' ? '/index' : path}.html`

/** How many pages there are in a language whatever content says. */
export const fixedPages = Object.values(routes).filter((route) => !route.includes(':')).length

const home = JSON.parse(readFileSync(path.resolve(built, 'data.json'), 'utf8')) as {
  props: { events: { builtAt: number } }
}
const { builtAt } = home.props.events

type Data = ReturnType<typeof entryServer.pageAt>['data']
const known = new Map<string, Data>()

/** The data a page was made of. */
export function dataOf(path: string): Data {
  const data = known.get(path) ?? rendering.pageAt(rendering.find(path).address, builtAt).data
  known.set(path, data)
  return data
}

/** What stands around every page of a language. */
export const frameOf = (locale: Locale) => rendering.loadFrame(locale, Date.now())

type Options = {
  /** Messages and failures that a test provokes on purpose. */
  expected: RegExp[]
  /** Whether pages are painted. What they say and do, and where things stand, is the same without. */
  painted: boolean
}

/** Hears of what goes wrong in a browser, until it is stopped. */
function watch(
  context: BrowserContext,
  baseURL: string,
  note: (problem: string) => void,
): () => void {
  const heard = {
    console: (message: ConsoleMessage) => {
      // Playwright's own, where a test does without one
      if (message.text().startsWith('Service Worker registration blocked')) return
      note(`${message.type()}: ${message.text()}`)
    },
    weberror: (error: WebError) => note(`error: ${error.error().message}`),
    request: (request: Request) => {
      const url = request.url()
      if (!url.startsWith(baseURL) && !url.startsWith('data:') && !url.startsWith('blob:')) {
        note(`another host: ${url}`)
      }
    },
    requestfailed: (request: Request) => {
      // what a navigation leaves behind half-loaded, and films that were seen enough of
      const reason = request.failure()?.errorText
      if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${reason}`)
    },
  }
  const all = Object.entries(heard) as [never, never][]
  for (const [event, hear] of all) context.on(event, hear)
  return () => {
    for (const [event, hear] of all) context.off(event, hear)
  }
}

/**
 * A test fails by itself when the page writes to the console, throws, fails to load something, or
 * asks another host for anything.
 */
export const test = base.extend<Options & { unseen: void; watched: void }>({
  expected: [[], { option: true }],
  painted: [true, { option: true }],
  unseen: [
    async ({ context, painted }, use) => {
      if (!painted) await leaveUnpainted(context)
      await use()
    },
    { auto: true },
  ],
  watched: [
    async ({ context, baseURL, expected }, use) => {
      const problems: string[] = []
      const stop = watch(context, baseURL!, (problem) => problems.push(problem))
      await use()
      stop()
      // what a page still asks for at the end of a test is answered to nobody:
      // https://playwright.dev/docs/api/class-page#page-unroute-all
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(problems.filter((problem) => !expected.some((each) => each.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * A test of what stands in a page as it was built, and of where it stands. Scripts are off, and all such tests
 * share a tab: a page is there in a third of the time that it takes until it answers.
 */
export const reading = test.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const tab = await browser.newPage({
        baseURL: `http://localhost:${process.env.TEST_PORT}`,
        javaScriptEnabled: false,
        locale: 'en-US',
        reducedMotion: 'reduce',
      })
      await use(tab)
      await tab.context().close()
    },
    { scope: 'worker' },
  ],
  context: ({ tab }, use) => use(tab.context()),
  page: async ({ tab, viewport }, use) => {
    await tab.setViewportSize(viewport!)
    await use(tab)
    await tab.emulateMedia({ media: null })
  },
  // nothing can be run in it beforehand
  painted: true,
})

/** Opens a page as it was built, and has all of it laid out. */
export async function read(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => (document.documentElement.dataset.laidOut = ''))
}

/**
 * What a page says: it is parsed, and nothing is fetched, styled or laid out with it, which takes most of the time.
 * Asked of a page of the site that is open, with scripts.
 */
export function parsed(page: Page, path: string) {
  return page.evaluateHandle(async (from) => {
    const request = new XMLHttpRequest()
    request.open('GET', from)
    request.responseType = 'document'
    await new Promise((arrived) => {
      request.addEventListener('load', arrived)
      request.send()
    })
    return request.responseXML!
  }, path)
}

/** For tests that are about motion, or about what plays. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

type Look = (page: Page, locale: Locale) => Promise<void>

/**
 * A test in every language, one after the other in one visit: an open tab opens the next page in half
 * the time that a new one takes.
 */
export function inEachLanguage(name: string, look: Look): void {
  test(name, async ({ page }) => {
    for (const locale of locales) {
      await test.step(locale, () => look(page, locale))
      await forgetChoices(page)
    }
  })
}

/** The same of what stands in a page as it was built. */
export function readInEachLanguage(name: string, look: Look): void {
  reading(name, async ({ page }) => {
    for (const locale of locales) await test.step(locale, () => look(page, locale))
  })
}

/** What was chosen in one language is not known in the next. */
export function forgetChoices(page: Page): Promise<void> {
  return page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** Waits until React answers. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
}

/**
 * Waits until React answers and the page is laid out to its end: before that, a browser tells of what is
 * further down neither its text nor whether it can be seen.
 */
export async function laidOut(page: Page): Promise<void> {
  await page.locator('html[data-laid-out]').waitFor()
}

/** Opens a page, and waits until it answers and has laid itself out, part by part, as it does for visitors. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await laidOut(page)
}

/** The same by a clock that stands still. */
export async function openAt(page: Page, moment: string | number, path: string): Promise<void> {
  await page.clock.setFixedTime(moment)
  await open(page, path)
}

/** Marks the document: a page that is loaded anew does not have the mark. */
export const mark = (page: Page) =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window)

/** What a page is fetched with says something else from now on. */
export const changeData = (page: Page, path: string, change: object, times = Infinity) =>
  page.route(
    path,
    async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), ...change } })
    },
    { times },
  )

/** Goes to a page of the site as by a link, and waits until it has laid itself out. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => navigation.navigate(to).finished, path)
  await laidOut(page)
}

/** Holds back what is asked for until it is let go. */
export async function holdBack(
  page: Page,
  what: string | RegExp | ((url: URL) => boolean),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(what, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Is it a script that a page does not name, but asks for when it is there, as React? */
export const isLaterScript = ({ pathname }: { pathname: string }) =>
  pathname.endsWith('.js') && !pathname.startsWith('/assets/entry-client')

/** Moves by a link as visitors do, and waits for the new page. */
export async function follow(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).first().click()
}

/** Chooses a language in the menu of the header. */
export async function choose(page: Page, language: 'English' | 'Español') {
  await page
    .locator('header')
    .getByRole('button', { name: /Language|Idioma/ })
    .click()
  const link = page.locator('header').getByRole('link', { name: language })
  // what still unfolds Playwright cannot press yet, and scrolls the page to get at it
  await link.evaluate(async (each) => {
    const moving = each.closest('[popover]')?.getAnimations({ subtree: true }) ?? []
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  await link.click()
}

/** A browser that says that its visitor saves data. */
export async function asksToSaveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connection = { value: { saveData: true }, configurable: true }
    Object.defineProperty(navigator, 'connection', connection)
  })
}

/** On a line that it knows nothing of, the browser fetches pictures from further down the page. */
export async function isOnGoodLine(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    connectionType: 'cellular4g',
    offline: false,
    latency: 20,
    downloadThroughput: 1_250_000,
    uploadThroughput: 1_250_000,
  })
}
