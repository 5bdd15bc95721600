/**
 * `npm run bench:speed [-- /es /events] [--times 5] [--before ../another-clone] [--tls]`: how soon pages of the built
 * site are seen and answer, on a phone with a slow line (1.6 Mbit/s, 150 ms) and a processor four times slower.
 * Each page is opened in turns in these forms, so that all meet the same machine:
 *
 * - `page`: as visitors get it, until everything answers and nothing happens any more;
 * - `before`: the same of the site that another clone has built;
 * - `no scripts`: without scripts, which shows what they cost;
 * - `ideal`: the first screen alone (its HTML, its styles inside it, its picture, the system's fonts),
 *   which shows what can be had.
 *
 * With `--tls` each is served by Caddy, by HTTP/2 with TLS, as hosting/Caddyfile has it.
 *
 * The middle of all turns is printed, as the table of docs/quality.md.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { serveBuiltSite } from '../../scripts/built-site.ts'
import { hasCaddy, startProxy } from '../service/proxy.ts'
import { Devtools, type Visit } from './devtools.ts'
import { serveIdealPages } from './ideal-page.ts'
import { asked, middle, startBrowser } from './measuring.ts'
import { readTrace, traceCategories, type Traced } from './trace.ts'

const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slower = 4
/** How long people look at a link before they point at it, at the least. */
const reading = 1500
/** How long they point at it before they press it. */
const pointing = 400
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

const usual = ['/', '/es', '/churches/pittsburg', '/es/churches/india']
const pages = asked.pages.length > 0 ? asked.pages : usual
const times = asked.times ?? 5

const forms = ['page', ...(asked.before ? ['before' as const] : []), 'no scripts', 'ideal'] as const
type Form = (typeof forms)[number]
type Whole = 'page' | 'before'
type Seen = Traced & { bytes: number }
type Answers = { menu: number; move: number }

if (asked.tls && !hasCaddy()) {
  console.error(
    'For --tls, Caddy and OpenSSL must be there: npm test -- service puts them in place.',
  )
  process.exit(1)
}
const certificates: string[] = []
const ends: (() => void)[] = []
const site = await asServed(serveBuiltSite())
const before = asked.before ? await asServed(serveBuiltSite('dist/site', asked.before)) : site
const ideal = await asServed(serveIdealPages(site))
const origins: Record<Form, string> = { 'page': site, before, 'no scripts': site, ideal }
const { browser, port } = await startBrowser(certificates)
const devtools = await Devtools.of(port)
try {
  console.log(
    '| page | form | first paint | largest paint | of the ideal | blocking | longest task | shift | kB | everything answers | after the largest | menu answers | a page after a hover |',
  )
  console.log(`| --- | --- |${' --: |'.repeat(11)}`)
  for (const path of pages) await report(path)
} finally {
  devtools.close()
  await browser.close()
  for (const end of ends) end()
}

/** The address of a server as visitors come to it. */
async function asServed(server: Promise<{ origin: string; stop: () => void }>): Promise<string> {
  const { origin, stop } = await server
  ends.push(stop)
  if (!asked.tls) return origin
  const proxy = await startProxy(origin)
  certificates.push(proxy.certificate)
  ends.push(() => void proxy.close())
  return proxy.url
}

async function report(path: string): Promise<void> {
  const seen: Record<Form, Seen[]> = { 'page': [], 'before': [], 'no scripts': [], 'ideal': [] }
  const answers: Record<Whole, Answers[]> = { page: [], before: [] }
  for (let turn = 0; turn < times; turn++) {
    for (const form of forms) {
      seen[form].push(await look(path, form))
      if (!isWhole(form)) continue
      const address = origins[form] + path
      answers[form].push({ move: await moveAfterHover(address), menu: await menuAnswers(address) })
    }
  }
  const largest = (form: Form) => middle(seen[form].map((each) => each.largest))
  for (const form of forms) {
    const of = (what: keyof Seen) => middle(seen[form].map((each) => each[what] ?? NaN))
    const cells = [
      ms(of('first')),
      ms(of('largest')),
      (largest(form) / largest('ideal')).toFixed(2),
      ms(of('blocking')),
      ms(of('longest')),
      of('shift').toFixed(3),
      Math.round(of('bytes') / 1000),
      ...(isWhole(form)
        ? [
            ms(of('answers')),
            ms(middle(seen[form].map((each) => each.answers! - each.largest))),
            ms(middle(answers[form].map(({ menu }) => menu))),
            ms(middle(answers[form].map(({ move }) => move))),
          ]
        : ['', '', '', '']),
    ]
    console.log(`| ${path} | ${form} | ${cells.join(' | ')} |`)
  }
}

function isWhole(form: Form): form is Whole {
  return form === 'page' || form === 'before'
}

/** Opens a page in one of its forms and waits until everything answers and nothing happens any more. */
async function look(path: string, form: Form): Promise<Seen> {
  const { send, leave } = await devtools.visit()
  let bytes = 0
  devtools.on<{ encodedDataLength: number }>('Network.loadingFinished', (file) => {
    bytes += file.encodedDataLength
    lastFile = performance.now()
  })
  let lastFile = performance.now()
  await beOnPhone(send)
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  if (isWhole(form)) {
    await send('Page.addScriptToEvaluateOnNewDocument', {
      source: `new MutationObserver(() => performance.mark('answers'))
        .observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })`,
    })
  } else {
    await send('Emulation.setScriptExecutionDisabled', { value: true })
    // the styles inside an ideal page are not those that the site's policy allows
    await send('Page.setBypassCSP', { enabled: true })
  }
  const events = await devtools.trace(traceCategories, async () => {
    await send('Page.navigate', { url: origins[form] + path })
    if (isWhole(form)) await until(send, `document.documentElement.dataset.hydrated === ''`)
    // and what is left to idle moments after that
    do await wait(500)
    while (performance.now() < lastFile + 1500)
  })
  await leave()
  return { ...readTrace(events), bytes }
}

async function beOnPhone(send: Visit['send']): Promise<void> {
  const { viewport, deviceScaleFactor } = phone
  await send('Page.enable')
  await send('Network.enable')
  await send('Network.emulateNetworkConditions', line)
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true })
  await send('Emulation.setCPUThrottlingRate', { rate: slower })
}

/** Waits until something is true of a page. */
async function until(send: Visit['send'], expression: string): Promise<void> {
  const given = performance.now() + 30_000
  while (performance.now() < given) {
    if (await ask<boolean>(send, expression)) return
    await wait(500)
  }
  throw new Error(`A page never has ${expression}`)
}

async function ask<Value>(send: Visit['send'], expression: string): Promise<Value> {
  type Found = { result: { value: Value } }
  const how = { expression, returnByValue: true, awaitPromise: true }
  const { result } = await send<Found>('Runtime.evaluate', how)
  return result.value
}

/** When the menu opens for a finger that is there at the first paint. */
async function menuAnswers(address: string): Promise<number> {
  // a new visitor, who has nothing of the site yet
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('button[commandfor=side-menu]').first().tap()
  const opened = await page.waitForFunction(
    () => document.querySelector('dialog')?.open && performance.now(),
  )
  const milliseconds = Number(await opened.jsonValue())
  await context.close()
  return milliseconds
}

/**
 * How long the next page takes from the click, on a page that answers, for whoever pointed at its link for
 * as long as people do before they press it.
 */
async function moveAfterHover(address: string): Promise<number> {
  const { send, leave } = await devtools.visit()
  await beOnPhone(send)
  await send('Page.navigate', { url: address })
  await until(send, `document.documentElement.dataset.laidOut === ''`)
  // what opens without a network is fetched by then
  await wait(2000)
  const links = ':is(main, footer) a[href^="/"]:not([target], [href*="#"], [href*="."])'
  const place = await ask<{ x: number; y: number }>(
    send,
    `(() => {
      const link = [...document.querySelectorAll('${links}')].find((each) => each.checkVisibility())
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = link.getClientRects()[0]
      return { x: x + width / 2, y: y + height / 2 }
    })()`,
  )
  // what is in sight is fetched, once the visitor has scrolled
  await wait(reading)
  const mouse = (type: string, button = 'none') =>
    send('Input.dispatchMouseEvent', { type, button, clickCount: 1, ...place })
  await mouse('mouseMoved')
  await wait(pointing)
  await ask(
    send,
    `void (window.moved = new Promise((resolve) => {
      const title = document.querySelector('h1')
      addEventListener('click', ({ timeStamp }) => {
        const look = () => document.querySelector('h1') === title
          ? requestAnimationFrame(look)
          : resolve(performance.now() - timeStamp)
        look()
      }, { capture: true, once: true })
    }))`,
  )
  await mouse('mousePressed', 'left')
  await mouse('mouseReleased', 'left')
  const milliseconds = await ask<number>(send, 'window.moved')
  await leave()
  return milliseconds
}

function ms(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`
}
