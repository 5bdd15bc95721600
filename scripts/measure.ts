/**
 * `npm run measure [-- /es /events]`: how soon pages of the built site can be seen on a phone with a
 * slow line (Slow 4G) and a processor four times slower. Each is opened three times with scripts and
 * three times without, in turns; the middle ones are printed. What scripts cost is the ratio of the two.
 */
import { chromium, type Browser } from '@playwright/test'
import { browserLaunch } from './browser.ts'
import { serveBuiltSite } from './built-site.ts'

const times = 3
// as the browser's developer tools understand "Slow 4G"
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
}

type Seen = { first: number; largest: number; shift: number; kilobytes: number }

const asked = process.argv.slice(2)
const pages = asked.length ? asked : ['/', '/es', '/churches/pittsburg', '/es/churches/india']
const site = await serveBuiltSite(3474)
const browser = await chromium.launch(browserLaunch())
for (const path of pages) console.log(await report(path))
await browser.close()
site.stop()

async function report(path: string): Promise<string> {
  const withScripts: Seen[] = []
  const without: Seen[] = []
  for (let turn = 0; turn < times; turn++) {
    withScripts.push(await look(browser, path, true))
    without.push(await look(browser, path, false))
  }
  const [own, bare] = [middle(withScripts), middle(without)]
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
  return `${path}: first paint ${seconds(own.first)} s, largest ${seconds(own.largest)} s (${(own.largest / bare.largest).toFixed(2)} of the same without scripts), shift ${own.shift.toFixed(3)}, ${Math.round(own.kilobytes)} kB`
}

async function look(from: Browser, path: string, scripts: boolean): Promise<Seen> {
  const context = await from.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  // measuring itself needs scripts: what is left out are those of the site
  if (!scripts) await page.route('**/assets/*.js', (route) => route.abort())
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowLine)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(site.origin + path)
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(async () => {
    const last = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type,
          buffered: true,
        })
        setTimeout(() => resolve([]), 500)
      })
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    const largest = (await last('largest-contentful-paint')).at(-1)
    const shifts = (await last('layout-shift')) as (PerformanceEntry & { value: number })[]
    return {
      first: painted!.startTime,
      largest: largest!.startTime,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
    }
  })
  await context.close()
  return { ...seen, kilobytes: bytes / 1000 }
}

function middle(all: Seen[]): Seen {
  return all.toSorted((one, other) => one.largest - other.largest)[Math.floor(all.length / 2)]!
}
