/**
 * `npm run bench:speed [-- /es /events] [--times 5] [--mark]`: how soon pages of the built site are seen
 * and answer, on a phone with a slow line (1.6 Mbit/s, 150 ms) and a processor four times slower. Each
 * page is opened in turns in three forms, so that all three meet the same machine:
 *
 * - `page`: as visitors get it;
 * - `no scripts`: without scripts, which shows what they cost;
 * - `ideal`: the first screen alone (its HTML, its styles inside it, its picture, the system's fonts),
 *   which shows what can be had.
 *
 * The middle of all turns is printed, as the table of docs/quality.md.
 */
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { browserLaunch } from './browser.ts'
import { serveBuiltSite } from './built-site.ts'
import { serveIdealPages } from './ideal-page.ts'
import { readTrace, traceCategories, type Traced } from './trace.ts'

const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slower = 4
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const desktop = { viewport: { width: 1440, height: 900 } }

const words = process.argv.slice(2)
const paths = words.filter((word) => word.startsWith('/'))
const pages = paths.length > 0 ? paths : ['/', '/es', '/churches/pittsburg', '/es/churches/india']
const times = Number(words[words.indexOf('--times') + 1]) || 5

const site = await serveBuiltSite(3474)
const ideal = await serveIdealPages(site.origin)
const browser = await chromium.launch(browserLaunch())
try {
  console.log(
    '| page | form | first paint | largest paint | of the ideal | blocking | longest task | shift | kB |',
  )
  console.log('| --- | --- | --: | --: | --: | --: | --: | --: | --: |')
  for (const path of pages) await report(path)
  console.log('\n| page | menu answers | everything answers | a page after a hover |')
  console.log('| --- | --: | --: | --: |')
  for (const path of pages) await reportAnswers(path)
} finally {
  await browser.close()
  site.stop()
  ideal.stop()
}

type Form = 'page' | 'no scripts' | 'ideal'
type Seen = Traced & { bytes: number }

async function report(path: string): Promise<void> {
  const forms: Form[] = ['page', 'no scripts', 'ideal']
  const seen: Record<Form, Seen[]> = { 'page': [], 'no scripts': [], 'ideal': [] }
  for (let turn = 0; turn < times; turn++) {
    for (const form of forms) seen[form].push(await look(path, form))
  }
  const largest = (form: Form) => middle(seen[form].map((each) => each.largest))
  for (const form of forms) {
    const of = (what: keyof Seen) => middle(seen[form].map((each) => each[what]))
    const cells = [
      ms(of('first')),
      ms(of('largest')),
      (largest(form) / largest('ideal')).toFixed(2),
      ms(of('blocking')),
      ms(of('longest')),
      of('shift').toFixed(3),
      Math.round(of('bytes') / 1000),
    ]
    console.log(`| ${path} | ${form} | ${cells.join(' | ')} |`)
  }
}

/** Opens a page in one of its forms and waits until nothing happens any more. */
async function look(path: string, form: Form): Promise<Seen> {
  const origin = form === 'ideal' ? ideal.origin : site.origin
  const { page, devtools, close } = await open(phone, form === 'page')
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await browser.startTracing(page, { categories: [...traceCategories] })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const traced = readTrace(await browser.stopTracing())
  await close()
  return { ...traced, bytes }
}

/** When the menu opens for a finger that is there at the first paint; when React answers; a move. */
async function reportAnswers(path: string): Promise<void> {
  const menus: number[] = []
  const all: number[] = []
  const moves: number[] = []
  for (let turn = 0; turn < times; turn++) {
    menus.push(await menuAnswers(path))
    all.push(await everythingAnswers(path))
    moves.push(await moveAfterHover(path))
  }
  const cells = [middle(menus), middle(all), middle(moves)].map(ms)
  console.log(`| ${path} | ${cells.join(' | ')} |`)
}

async function menuAnswers(path: string): Promise<number> {
  const { page, close } = await open(phone, true)
  await page.goto(site.origin + path, { waitUntil: 'commit' })
  await page.locator('button[commandfor=side-menu]').first().tap()
  const opened = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector('dialog')?.open
            ? resolve(performance.now())
            : requestAnimationFrame(look)
        look()
      }),
  )
  await close()
  return opened
}

async function everythingAnswers(path: string): Promise<number> {
  const { page, close } = await open(phone, true)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset.hydrated === '') performance.mark('answers')
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
  })
  await page.goto(site.origin + path)
  await page.locator('html[data-hydrated]').waitFor()
  const when = await page.evaluate(() => performance.getEntriesByName('answers')[0]!.startTime)
  await close()
  return when
}

/** From the click to the frame that shows the next page, when the pointer lay on the link for a while. */
async function moveAfterHover(path: string): Promise<number> {
  const { page, close } = await open(desktop, true)
  await page.goto(site.origin + path)
  await page.locator('html[data-hydrated]').waitFor()
  const link = page.locator('header nav a[href$="/contact-us"]').first()
  await link.hover()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const title = document.querySelector('h1')
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () =>
          document.querySelector('h1') === title
            ? requestAnimationFrame(look)
            : performance.measure('move', { start: timeStamp })
        look()
      },
      { capture: true, once: true },
    )
  })
  await link.click()
  const took = await page.waitForFunction(() => performance.getEntriesByName('move')[0]?.duration)
  const milliseconds = await took.jsonValue()
  await close()
  return milliseconds!
}

type Opened = { page: Page; devtools: CDPSession; close: () => Promise<void> }

/** A new visitor, who has nothing of the site yet. */
async function open(device: Parameters<Browser['newContext']>[0], scripts: boolean) {
  // the styles inside an ideal page are not those that the site's policy allows
  const context = await browser.newContext({
    ...device,
    javaScriptEnabled: scripts,
    bypassCSP: !scripts,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { page, devtools, close: () => context.close() } satisfies Opened
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
}

function ms(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`
}
