import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserLaunch } from '../scripts/browser.ts'
import { startEdge } from '../tests/service/edge.ts'
import { good, site, startHome } from '../tests/service/home.ts'
import { hasCaddy, startAlone, startProxy } from '../tests/service/proxy.ts'
import { caddyConfig } from './caddy.ts'
import { readSiteSettings } from './site-settings.ts'

// the site in a browser, from each place where it can be published: what the browser's console says is
// what the place has done wrong, above all against the content policy

type Place = { url: string; close: () => Promise<unknown> }

const told = readSiteSettings(site)

const withService: Record<string, () => Promise<Place>> = {
  'Node': () => startHome(),
  ...(hasCaddy() && {
    'Node behind Caddy': async () => {
      const home = await startHome({ BEHIND_PROXY: 'yes' })
      const proxy = await startProxy(home.url.replace('localhost', '127.0.0.1'))
      const close = () => proxy.close().then(home.close)
      return { url: proxy.url, close }
    },
  }),
  'the edge': async () => {
    const { url, close } = await startEdge({ MESSAGES_PER_HOUR: '1000' })
    return { url: url.origin, close }
  },
}

const filesAlone: Record<string, () => Promise<Place>> = hasCaddy()
  ? { 'Caddy with files alone': () => startAlone(caddyConfig(told)) }
  : {}

let browser: Browser
beforeAll(async () => {
  const launch = browserLaunch()
  // Caddy's certificate is made by the tests
  browser = await chromium.launch({
    ...launch,
    args: [...launch.args!, '--ignore-certificate-errors'],
  })
})
afterAll(() => browser.close())

for (const [where, start] of Object.entries({ ...withService, ...filesAlone })) {
  test(`from ${where} a page comes to life without a word in the console, and the form does what it can`, async () => {
    const place = await start()
    const page = await browser.newPage({ ignoreHTTPSErrors: true })
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', (error) => said.push(error.message))
    try {
      await page.goto(`${place.url}/contact-us`)
      await page.locator('html[data-hydrated]').waitFor()
      // the worker was let in, too
      await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope))
      expect(said).toEqual([])
      await send(page)
      if (where in withService) await page.locator('#sent h2').waitFor()
      else await page.locator('main form a[href^="mailto:"]').waitFor()
      // where no service answers, the browser says so
      expect(said.filter((text) => !/api\/contact|status of 404|status of 405/.test(text))).toEqual(
        [],
      )
    } finally {
      await page.close()
      await place.close()
    }
  }, 30_000)
}

async function send(page: Page): Promise<void> {
  const { name, email, subject, message } = good
  for (const [field, text] of Object.entries({ name, email, subject, message })) {
    await page.locator(`main [name=${field}]`).fill(text)
  }
  await page.locator('main [name=consent]').check()
  await page.locator('main form[method=post] button[type=submit]').click()
}
