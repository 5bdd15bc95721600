/**
 * `node scripts/publishing/look.ts before/dist`: looks at what was built, before it is published. Every page answers,
 * in every language; none is lost that was there before; and those that are not as before open in a browser without
 * an error. Without anything from before, all of them are opened.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright'
import { sideBySide } from '#app/build/side-by-side.ts'
import { localeOf, locales, withLocale, withoutLocale } from '#app/language/locale.ts'
import { browserLaunch } from '../browser.ts'
import { serveBuiltSite } from '../built-site.ts'

/** Of more pages, each is asked for, and only some are opened. */
const mostOpened = 60

const start = performance.now()
const site = 'dist/site'
const before = path.join(process.argv[2] ?? '', 'site')
const pages = pagesIn(site)
const { origin, stop } = await serveBuiltSite(site)
const wrong: string[] = []
const note = (address: string, why: string) => void wrong.push(`${address}: ${why}`)

/** Those that have looked at a page: an open tab opens the next one in half the time of a new one. */
const tabs: Page[] = []

const opened = some(pages.filter((address) => saidBy(site, address) !== saidBy(before, address)))
try {
  await sideBySide(pages, answers)
  await sideBySide(process.argv[2] ? pagesIn(before) : [], isThereStill)
  const browser = await chromium.launch(browserLaunch())
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // a page is to come from what was built, and not from what was kept of it
    serviceWorkers: 'block',
  })
  // whether a page is whole is asked, not how quick this machine is
  context.setDefaultTimeout(90_000)
  const doubtful: string[] = []
  const lookAt = async (address: string) => {
    const problems = await problemsOn(context, address)
    if (problems.length === 0) return
    console.log(`${address}, looked at once more: ${problems.join('; ')}`)
    doubtful.push(address)
  }
  // while one waits for its data, another one is drawn
  await sideBySide(opened, lookAt, 4)
  // what was built is wrong every time; what a machine with too much to do broke off is not
  for (const address of doubtful) {
    for (const problem of await problemsOn(context, address)) note(address, problem)
  }
  await browser.close()
} finally {
  stop()
}
const took = ((performance.now() - start) / 1000).toFixed(1)
console.log(`${pages.length} pages answer, ${opened.length} were opened: ${took} s`)
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exit(1)
}

/** The addresses of the pages that were built; the editor and pages not found are none. */
function pagesIn(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder })
    .map((file) => `/${file.replaceAll(path.sep, '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .filter((address) => !/^\/admin$|(^|\/)404(\/|$)/.test(address))
    .toSorted()
}

/**
 * A page but for its styles, since a notice on one page brings its own among those that every page begins with:
 * all of them would be opened for it.
 */
function saidBy(folder: string, address: string): string | undefined {
  const file = path.join(folder, address === '/' ? 'index.html' : `${address}.html`)
  if (!existsSync(file)) return
  return readFileSync(file, 'utf8').replace(/<style>.*?<\/style>|\/assets\/style-\w+\.css/gs, '')
}

/** As many as can be opened in good time, from everywhere among them. */
function some(all: readonly string[]): readonly string[] {
  const step = Math.max(1, all.length / mostOpened)
  return Array.from(
    { length: Math.min(all.length, mostOpened) },
    (_, at) => all[Math.floor(at * step)]!,
  )
}

async function answers(address: string): Promise<void> {
  const { status, text } = await get(address)
  if (status !== 200) return note(address, `is answered with ${status}`)
  const isPage = text.includes(`<html lang="${localeOf(address)}"`) && text.includes('</h1>')
  if (!isPage) note(address, 'is no page in its language')
  for (const locale of locales) {
    const twin = withLocale(withoutLocale(address), locale)
    if (!pages.includes(twin)) note(twin, 'is missing')
  }
}

/**
 * The page of a church or an event may go with its file, or lead to where it has moved; what lies below it, as its
 * card and its recordings, is as many pages as content says.
 */
async function isThereStill(address: string): Promise<void> {
  if (pages.includes(address)) return
  const moved = await get(address)
  if (moved.status === 200) return
  const [, kind, name, ...below] = withoutLocale(address).split('/')
  const isOfContent = name !== undefined && existsSync(`content/${kind}`)
  const isStillThere = below.length === 0 && existsSync(`content/${kind}/${name}.json`)
  if (!isOfContent || isStillThere) note(address, 'was there before, and is lost')
}

async function problemsOn(context: BrowserContext, address: string): Promise<string[]> {
  const problems: string[] = []
  const page = tabs.pop() ?? (await context.newPage())
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (said) => said.type() === 'error' && problems.push(said.text()))
  page.on('response', (answer) => answer.status() >= 400 && problems.push(answer.url()))
  try {
    await page.goto(origin + address)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    if (!(await page.locator('h1').isVisible())) problems.push('shows no heading')
  } catch (error) {
    problems.push((error as Error).message)
  }
  // what it still says as one leaves it is of this page; a tab that leaves the site loses its process, and to start
  // another takes longer than to open a page
  await page.goto(`${origin}/robots.txt`)
  page.removeAllListeners()
  tabs.push(page)
  return problems
}

async function get(address: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(origin + address)
  return { status: answer.status, text: await answer.text() }
}
