import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import { locales, type Locale } from '#app/language/locale.ts'
import { routes } from '#app/addresses.ts'
import type * as entryServer from '../src/entry-server.ts'
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
      context.on('console', (message) => {
        // Playwright's own, where a test does without one
        if (message.text().startsWith('Service Worker registration blocked')) return
        problems.push(`${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) => problems.push(`error: ${error.error().message}`))
      context.on('request', (request) => {
        const url = request.url()
        if (!url.startsWith(baseURL!) && !url.startsWith('data:') && !url.startsWith('blob:')) {
          problems.push(`another host: ${url}`)
        }
      })
      context.on('requestfailed', (request) => {
        // what a navigation leaves behind half-loaded, and films that were seen enough of
        const reason = request.failure()?.errorText
        if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`)
      })
      await use()
      expect(problems.filter((problem) => !expected.some((each) => each.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** For tests that are about motion, or about what plays. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/**
 * A test in every language, one after the other in one visit: an open tab opens the next page in half
 * the time that a new one takes.
 */
export function inEachLanguage(
  name: string,
  look: (page: Page, locale: Locale) => Promise<void>,
): void {
  test(name, async ({ page }) => {
    for (const locale of locales) {
      await test.step(locale, () => look(page, locale))
      await forgetChoices(page)
    }
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

/** Opens a page, waits until React answers, and has all of it laid out, as it is before one leaves it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(() => (document.documentElement.dataset.laidOut = ''))
}

/** Goes to a page of the site as by a link, and has all of it laid out. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    await navigation.navigate(to).finished
    document.documentElement.dataset.laidOut = ''
  }, path)
}

/** Holds back what is asked for until it is let go. */
export async function holdBack(page: Page, what: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(what, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Moves by a link as visitors do, and waits for the new page. */
export async function follow(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).first().click()
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
